import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { listImports, Uploaded } from '../../../contract/imports.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'
import { UndoUpload } from './undo-upload.tsx'
import '../../ui/page.css'

const SIZE = 20
const KEY = ['imports']

interface Props {
  zone: string
  onBusy: (isBusy: boolean) => void
  onBack: () => void
}

/** What the account has uploaded, newest first, each as one that can be undone (IMPO-02). */
export const Uploads = ({ zone, onBusy, onBack }: Props) => {
  const say = t(bulkWords)
  const queries = useQueryClient()
  const [asked, ask] = useState<Uploaded | null>(null)
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listImports>('GET /imports', {
          query: pageParam === null ? {} : { before: pageParam },
          signal,
        })
      ).result,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length === SIZE ? (page.at(-1)?.import_id ?? null) : null),
    select: ({ pages }): readonly Uploaded[] => pages.flat(),
  })
  const close = (): void => {
    onBusy(false)
    ask(null)
    for (const queryKey of [KEY, ['orders'], ['counter']])
      void queries.invalidateQueries({ queryKey })
  }
  return (
    <>
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.uploadsFailed}
          waiting={<AwaitedLines lines={4} columns={4} />}
        >
          {(uploads) =>
            uploads.length === 0 ? (
              <EmptyState icon="upload" title={say.noUploads} text={say.noUploadsHint} />
            ) : (
              <>
                <table className="lines" aria-label={say.uploads}>
                  <thead>
                    <tr>
                      {[
                        say.columns.file,
                        say.columns.by,
                        say.columns.rows,
                        say.columns.outcome,
                      ].map((label) => (
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
                      <Line key={one.import_id} upload={one} zone={zone} onUndo={() => ask(one)} />
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
        <Button icon="left" onClick={onBack}>
          {say.toFile}
        </Button>
      </div>
      {asked !== null && <UndoUpload upload={asked} onBusy={onBusy} onClose={close} />}
    </>
  )
}

const when = (at: string, zone: string): string => shownTime(at, zone, 'DD-MM-YYYY HH:mm')

const Line = ({ upload, zone, onUndo }: { upload: Uploaded; zone: string; onUndo: () => void }) => {
  const say = t(bulkWords)
  const {
    file_name,
    username,
    created_at,
    rows,
    added,
    changed,
    undone,
    left,
    undone_at,
    undone_by,
  } = upload
  const file = file_name || say.unnamed
  const reason =
    added + changed === 0
      ? say.nothingToUndo
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
          {say.outcomeOf(upload)}
          {undone_at !== null && (
            <span className="bulk-undone">
              {say.undoneBy(undone_by ?? '', when(undone_at, zone))}
              {left === 0 &&
                added + changed > undone &&
                ` · ${say.keptThem(added + changed - undone)}`}
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
