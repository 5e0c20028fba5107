import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'
import '../../ui/page.css'

const SIZE = 20

/** What every kind of upload says of itself. */
export interface AnyUpload {
  readonly file_name: string
  readonly username: string
  readonly created_at: string
  readonly rows: number
  readonly left: number
  readonly undone_at: string | null
  readonly undone_by: string | null
}

/** What one kind of upload says otherwise than the others. */
export interface UploadKind<T extends AnyUpload> {
  readonly key: string
  readonly fetchPage: (before: string | null, signal: AbortSignal) => Promise<readonly T[]>
  readonly idOf: (upload: T) => string
  /** Has it put nothing on record that could be undone? */
  readonly isVain: (upload: T) => boolean
  readonly outcomeOf: (upload: T) => string
  /** How many are undone, and of how many. */
  readonly undoneOf: (upload: T) => readonly [undone: number, of: number]
  /** What stands behind who undid it and when. */
  readonly afterUndo: (upload: T) => string
  readonly words: {
    readonly uploadsFailed: string
    readonly noUploads: string
    readonly noUploadsHint: string
    readonly nothingToUndo: string
  }
}

interface Props<T extends AnyUpload> {
  kind: UploadKind<T>
  zone: string
  onBusy: (isBusy: boolean) => void
  onBack: () => void
  /** The dialog that undoes one. */
  undoing: (upload: T, close: () => void) => ReactNode
}

/** Uploads of one kind, newest first, each as one that can be undone (IMPO-02, BULK-23). */
export const UploadList = <T extends AnyUpload>({
  kind,
  zone,
  onBusy,
  onBack,
  undoing,
}: Props<T>) => {
  const say = t(bulkWords)
  const queries = useQueryClient()
  const [asked, ask] = useState<T | null>(null)
  const query = useInfiniteQuery({
    queryKey: [kind.key],
    queryFn: ({ signal, pageParam }) => kind.fetchPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => {
      const last = page.length === SIZE ? page.at(-1) : undefined
      return last ? kind.idOf(last) : null
    },
    select: ({ pages }): readonly T[] => pages.flat(),
  })
  const close = (): void => {
    onBusy(false)
    ask(null)
    for (const queryKey of [[kind.key], ['orders'], ['counter']])
      void queries.invalidateQueries({ queryKey })
  }
  const { file, by, rows, outcome } = say.columns
  return (
    <>
      <Card className="page-card">
        <Answered
          query={query}
          failed={kind.words.uploadsFailed}
          waiting={<AwaitedLines lines={4} columns={4} />}
        >
          {(uploads) =>
            uploads.length === 0 ? (
              <EmptyState
                icon="upload"
                title={kind.words.noUploads}
                text={kind.words.noUploadsHint}
              />
            ) : (
              <>
                <table className="lines" aria-label={say.uploads}>
                  <thead>
                    <tr>
                      {[file, by, rows, outcome].map((label) => (
                        <th key={label} scope="col">
                          {label}
                        </th>
                      ))}
                      <th scope="col">
                        <span className="visually-hidden">{say.undo}</span>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {uploads.map((one) => (
                      <Line
                        key={kind.idOf(one)}
                        {...{ kind, zone }}
                        upload={one}
                        onUndo={() => ask(one)}
                      />
                    ))}
                  </tbody>
                </table>
                <MoreLines of={query} more={say.more} />
              </>
            )
          }
        </Answered>
      </Card>
      <div className="dialog-actions">
        <PrintButton />
        <Button icon="left" onClick={onBack}>
          {say.toFile}
        </Button>
      </div>
      {asked !== null && undoing(asked, close)}
    </>
  )
}

const when = (at: string, zone: string): string => shownTime(at, zone, 'DD-MM-YYYY HH:mm')

interface LineProps<T extends AnyUpload> extends Pick<Props<T>, 'kind' | 'zone'> {
  upload: T
  onUndo: () => void
}

const Line = <T extends AnyUpload>({ kind, upload, zone, onUndo }: LineProps<T>) => {
  const say = t(bulkWords)
  const { file_name, username, created_at, rows, left, undone_at, undone_by } = upload
  const file = file_name || say.unnamed
  const [undone, of] = kind.undoneOf(upload)
  const reason = kind.isVain(upload)
    ? kind.words.nothingToUndo
    : undone_at !== null && left === 0
      ? say.undoneBefore
      : null
  return (
    <tr>
      <td data-label={say.columns.file} className="lines-strong">
        {file}
      </td>
      <td data-label={say.columns.by}>{say.byAt(username, when(created_at, zone))}</td>
      <td data-label={say.columns.rows}>{rows.toLocaleString('en-IN')}</td>
      <td data-label={say.columns.outcome}>
        <span>
          {kind.outcomeOf(upload)}
          {undone_at !== null && (
            <span className="bulk-undone">
              {undone < of
                ? say.undonePart(undone, of, undone_by ?? '', when(undone_at, zone))
                : say.undoneBy(undone_by ?? '', when(undone_at, zone))}
              {kind.afterUndo(upload)}
            </span>
          )}
        </span>
      </td>
      <td>
        <Button variant="quiet" reason={reason} aria-label={say.undoOf(file)} onClick={onUndo}>
          {say.undo}
        </Button>
      </td>
    </tr>
  )
}
