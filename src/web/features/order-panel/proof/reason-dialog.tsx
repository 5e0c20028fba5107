import { useState, type SubmitEvent } from 'react'
import type { Action } from '../../../../domain/policy/question.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { againstNow } from '../overtaken/against.ts'
import { Overtaken } from '../overtaken/overtaken.tsx'
import type { Panel } from '../panel.ts'

/** What is asked, and who hears of the answer. */
export interface ReasonDialogProps {
  title: string
  text: string
  label: string
  submit: string
  panel: Panel
  /** What it is asked for. */
  action: Action
  /** Puts it on record with the reason, which is not empty; false leaves the dialog open. */
  onSubmit: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** A question that takes a reason and nothing without one. */
export const ReasonDialog = ({
  title,
  text,
  label,
  submit,
  panel,
  action,
  onSubmit,
  onClose,
}: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  const [isTold, setTold] = useState(false)
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    setTold(reason.trim() === '')
    if (reason.trim() !== '' && !panel.busy)
      void onSubmit(reason.trim()).then((isGood) => isGood && onClose())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="panel-form" onSubmit={send} noValidate>
        {text !== '' && <p>{text}</p>}
        <TextArea
          label={label}
          rows={3}
          maxLength={2000}
          data-autofocus
          error={isTold && reason.trim() === '' ? t(sentences).reason_missing : null}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Overtaken panel={panel} action={action} typed={[[label, reason.trim()]]} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t(proofWords).cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            reason={againstNow(panel, action)}
            busy={panel.busy}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
