import { useState } from 'react'
import type { undoImport, Undone, Uploaded } from '../../../contract/imports.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icons.tsx'

const PATIENCE_MS = 60_000
/** Orders that stay and are named; a file may have thousands. */
const MOST_NAMED = 50

/**
 * Undoes an import, call by call; answers what was undone and what stays. Throws ApiFailure; asked
 * again it goes on.
 */
const undoAll = async (
  id: string,
  onProgress: (undone: number) => void,
): Promise<Omit<Undone, 'left'>> => {
  const all: Omit<Undone, 'left'> = { undone: 0, kept: [] }
  for (let left = 1; left > 0;) {
    const { result } = await callApi<typeof undoImport>('POST /imports/:id/undo', {
      params: { id },
      body: {},
      timeout: PATIENCE_MS,
    })
    all.undone += result.undone
    all.kept.push(...result.kept)
    // Another may be at it as well: then nothing was left for this one to do.
    left = result.undone + result.kept.length > 0 ? result.left : 0
    onProgress(all.undone + all.kept.length)
  }
  return all
}

interface Props {
  upload: Uploaded
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

/**
 * Asks whether an upload is to be undone, does it, and says of each order that stays why it does
 * (IMPO-02).
 */
export const UndoUpload = ({ upload: { import_id, file_name, left }, onBusy, onClose }: Props) => {
  const say = t(bulkWords)
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Omit<Undone, 'left'> | null>(null)
  const undo = async (): Promise<void> => {
    setFault(null)
    setProgress(0)
    onBusy(true)
    try {
      setOutcome(await undoAll(import_id, setProgress))
    } catch (thrown) {
      setFault(messageOf(thrown))
    }
    onBusy(false)
    setProgress(null)
  }
  return (
    <Dialog title={say.undoTitle} onClose={() => progress === null && onClose()}>
      <p className="lines-strong">{file_name || say.unnamed}</p>
      {fault !== null && (
        <p className="bulk-alert" role="alert">
          <Icon name="warning" />
          {fault}
        </p>
      )}
      {outcome === null ? (
        <p>{say.undoSure(left)}</p>
      ) : (
        <div aria-live="polite">
          <p>{say.undone(outcome.undone)}</p>
          {outcome.kept.length > 0 && <p>{say.keptThem(outcome.kept.length)}</p>}
          <ul className="bulk-kept">
            {outcome.kept.slice(0, MOST_NAMED).map(({ identifier, message }) => (
              <li key={identifier}>
                <b>{identifier}</b> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="dialog-actions">
        {progress !== null && (
          <span className="bulk-progress">
            <progress max={left} value={progress} aria-label={say.undoing(progress, left)} />
            {say.undoing(progress, left)}
          </span>
        )}
        {outcome === null ? (
          <>
            <Button
              reason={progress === null ? null : say.undoing(progress, left)}
              onClick={onClose}
            >
              {say.undoKeep}
            </Button>
            <Button variant="danger" busy={progress !== null} onClick={() => void undo()}>
              {say.undo}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {say.close}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
