import type { SubmitEvent } from 'react'
import type { ReasonedAct } from '../../../../domain/policy/reason-settings.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { againstNow } from '../overtaken/against.ts'
import { Overtaken } from '../overtaken/overtaken.tsx'
import type { Panel } from '../panel.ts'
import { ReasonFields, useReason } from './reason-fields.tsx'

/** Asks why before an act, with the reasons that the policy offers for it (DESK-20). */
export const AskReason = ({
  panel,
  act,
  title,
  text,
  submit,
  tone = 'primary',
  onGiven,
  onClose,
}: {
  panel: Panel
  act: ReasonedAct
  title: string
  text?: string
  submit: string
  tone?: 'primary' | 'danger'
  /** Does it, with a reason unless none is due; '' where none was given. */
  onGiven: (reason: string) => Promise<boolean>
  onClose: () => void
}) => {
  const given = useReason(panel, act)
  const action = act === 'receive' || act === 'reject' ? act : 'review'
  const give = async (): Promise<void> => {
    // What was typed stays where it was refused.
    if (await onGiven(given.reason)) onClose()
  }
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    if (given.isGiven() && !panel.busy) void give()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="panel-form" onSubmit={send} noValidate>
        {text !== undefined && <p>{text}</p>}
        <ReasonFields given={given} />
        <Overtaken panel={panel} action={action} typed={[[t(proofWords).reason, given.reason]]} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t(proofWords).cancel}</Button>
          <Button type="submit" variant={tone} reason={againstNow(panel, action)} busy={panel.busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
