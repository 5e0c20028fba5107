import { useState, type SubmitEvent } from 'react'
import { sentences } from '../../../../domain/words/sentences.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextArea } from '../../../ui/field.tsx'

interface ReasonDialogProps {
  title: string
  text: string
  label: string
  submit: string
  busy: boolean
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
  busy,
  onSubmit,
  onClose,
}: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  const [isTold, setTold] = useState(false)
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    setTold(reason.trim() === '')
    if (reason.trim() !== '' && !busy)
      void onSubmit(reason.trim()).then((isGood) => isGood && onClose())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="panel-form" onSubmit={send} noValidate>
        <p>{text}</p>
        <TextArea
          label={label}
          rows={3}
          maxLength={2000}
          data-autofocus
          error={isTold ? t(sentences).reason_missing : null}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t(proofWords).cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
