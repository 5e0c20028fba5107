import type { RowMember } from '../../../domain/account-archive/members.ts'
import { rowsFile } from '../../../domain/account-archive/members.ts'
import type { BroughtLeaf } from '../../stores/account-archive/bring-in.ts'
import { archiveKinds, type ArchiveKind } from '../../stores/account-archive/kinds.ts'
import { jsonIn, readLines, rowsIn } from './check-archive.ts'
import { leafLine } from './check-tree.ts'
import { faulty, linesOfMember, type OpenArchive } from './read-archive.ts'

const BATCH_ROWS = 500
const BATCH_CHARACTERS = 2_000_000

/** Rows of a kind that are read in together: as they are written, and what they say. */
export interface BroughtRows {
  readonly lines: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/**
 * The rows of a kind in batches; each has the columns of its kind, no more and no less, or those
 * that an earlier release wrote.
 */
export async function* batchesOf(
  archive: OpenArchive,
  kind: Exclude<RowMember, 'credentials' | 'leaves' | 'tiles'>,
): AsyncGenerator<BroughtRows> {
  const member = rowsIn(archive, kind)
  if (!member) return
  const { columns, later = [] }: ArchiveKind = archiveKinds[kind]
  const wanted = [columns.join(), columns.filter((column) => !later.includes(column)).join()]
  let [lines, rows, characters, number]: [string[], BroughtRows['rows'][number][], number, number] =
    [[], [], 0, 0]
  for await (const line of linesOfMember(archive, member)) {
    number += 1
    const row = jsonIn(line)
    if (typeof row !== 'object' || row === null || !wanted.includes(Object.keys(row).join()))
      throw faulty(rowsFile(kind), `line ${number} is not what it should be`)
    lines.push(line)
    rows.push(row as BroughtRows['rows'][number])
    characters += line.length
    if (lines.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue
    yield { lines, rows }
    ;[lines, rows, characters] = [[], [], 0]
  }
  if (lines.length > 0) yield { lines, rows }
}

/** The leaves that the archive tells of, some at a time. */
export async function* leavesIn(archive: OpenArchive): AsyncGenerator<BroughtLeaf[]> {
  let some: BroughtLeaf[] = []
  for await (const leaf of readLines(archive, 'leaves', leafLine)) {
    some.push(leaf)
    if (some.length < BATCH_ROWS) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
