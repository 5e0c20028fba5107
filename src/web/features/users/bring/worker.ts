import { shown } from '../../../../domain/bulk/cell.ts'
import { readSheet } from '../../../lib/sheets/read.ts'
import { Unreadable } from '../../../lib/sheets/unreadable.ts'

/** A row of a file as texts; `line` is its number there, from 1. */
export interface TextRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** What the worker answers: the rows, or why there are none, null where nobody knows. */
export type FileRead = { readonly rows: readonly TextRow[] } | { readonly failure: string | null }

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  const answer = (read: FileRead): void => self.postMessage(read, { transfer: [] })
  readSheet(data).then(
    ({ lines }) =>
      answer({ rows: lines.map(({ line, cells }) => ({ line, cells: cells.map(shown) })) }),
    (thrown: unknown) => answer({ failure: thrown instanceof Unreadable ? thrown.message : null }),
  )
})
