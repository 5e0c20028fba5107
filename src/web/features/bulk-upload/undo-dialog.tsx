import { useState, type ReactNode } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icons.tsx'

/** How long one call of an undo is waited for. */
export const PATIENCE_MS = 60_000
/** Orders that stay and are named; a file may have thousands. */
const MOST_NAMED = 50

/** What was undone, and what stays, with the reason. */
export interface UndoOutcome {
  undone: number
  kept: { identifier: string; message: string }[]
}

/**
 * Undoes an upload, call by call, as each answers what is left. Throws ApiFailure; asked again it
 * goes on.
 */
const undoAll = async (
  callOnce: () => Promise<UndoOutcome & { left: number }>,
  onProgress: (done: number) => void,
): Promise<UndoOutcome> => {
  const all: UndoOutcome = { undone: 0, kept: [] }
  for (let left = 1; left > 0;) {
    const result = await callOnce()
    all.undone += result.undone
    all.kept.push(...result.kept)
    // Another may be at it as well: then nothing was left for this one to do.
    left = result.undone + result.kept.length > 0 ? result.left : 0
    onProgress(all.undone + all.kept.length)
  }
  return all
}

interface Props {
  upload: { readonly file_name: string; readonly left: number }
  words: {
    readonly undoTitle: string
    readonly undone: (count: number) => string
    readonly undoing: (done: number, of: number) => string
  }
  callOnce: () => Promise<UndoOutcome & { left: number }>
  onBusy: (isBusy: boolean) => void
  onClose: () => void
  /** What is asked before it is done. */
  children: ReactNode
}

/**
 * Asks whether an upload is to be undone, does it, and says of each order that stays why it does.
 */
export const UndoDialog = ({ upload, words, callOnce, onBusy, onClose, children }: Props) => {
  const say = t(bulkWords)
  const { file_name, left } = upload
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<UndoOutcome | null>(null)
  const undo = async (): Promise<void> => {
    setFault(null)
    setProgress(0)
    onBusy(true)
    try {
      setOutcome(await undoAll(callOnce, setProgress))
    } catch (thrown) {
      setFault(messageOf(thrown))
    }
    onBusy(false)
    setProgress(null)
  }
  const told = progress === null ? null : words.undoing(progress, left)
  return (
    <Dialog title={words.undoTitle} onClose={() => progress === null && onClose()}>
      <p className="lines-strong">{file_name || say.unnamed}</p>
      {fault !== null && (
        <p className="bulk-alert" role="alert">
          <Icon name="warning" />
          {fault}
        </p>
      )}
      {outcome === null ? (
        children
      ) : (
        <div aria-live="polite">
          <p>{words.undone(outcome.undone)}</p>
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
        {told !== null && (
          <span className="bulk-progress">
            <progress max={left} value={progress ?? 0} aria-label={told} />
            {told}
          </span>
        )}
        {outcome === null ? (
          <>
            <Button reason={told} onClick={onClose}>
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
