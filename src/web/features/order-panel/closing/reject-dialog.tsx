import type { SubmitEvent } from 'react'
import { heldWords } from '../../../../domain/words/held.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { remarkOfRejection } from '../../../../domain/order/proof/rejection-reason.ts'
import { mandatoryRemarkFields } from '../../../../domain/policy/remark-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { againstNow } from '../overtaken/against.ts'
import { Overtaken } from '../overtaken/overtaken.tsx'
import { offered, type Panel, type ProofInput } from '../panel.ts'
import { ReasonFields, useReason } from './reason-fields.tsx'

/** What the rejection asks about, and who hears of it. */
export interface RejectDialogProps {
  panel: Panel
  word: string
  /** Rejects for this reason, '' where none was given, after what is said of it. */
  onReject: (reason: string, said: readonly ProofInput[]) => Promise<boolean>
  onClose: () => void
}

/**
 * The last word before goods are turned away, with the reasons that the policy offers (EPOD-07,
 * DESK-20).
 */
export const RejectDialog = ({ panel, word, onReject, onClose }: RejectDialogProps) => {
  const say = t(panelWords)
  const { order, policy, busy } = panel
  const { undo_seconds } = policy
  const offers = policy.public_url_customization.additional_rejection_reasons
  const given = useReason(panel, 'reject', offers)
  const { chosen, reason, takesText } = given
  const reject = async (): Promise<void> => {
    const own = chosen !== null && offers.includes(chosen) ? chosen : null
    const remarks =
      own === null
        ? null
        : remarkOfRejection(own, {
            is_open: offered(panel, 'remark').reason === null,
            remarks_mandatory_field: mandatoryRemarkFields(policy),
            category_required: policy.remark.category_required,
          })
    const why = remarks === null ? (own ?? '') : ''
    // What was typed stays where it was refused.
    if (await onReject(takesText ? reason : why, remarks === null ? [] : [{ remarks }])) onClose()
  }
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    if (given.isGiven() && !busy) void reject()
  }
  return (
    <Dialog title={say.rejectSure(word, order.identifier)} onClose={onClose}>
      <form className="panel-form" onSubmit={send} noValidate>
        <p>{undo_seconds > 0 ? t(heldWords).canUndo(undo_seconds) : say.cannotUndo}</p>
        <ReasonFields given={given} />
        <Overtaken panel={panel} action="reject" typed={[[t(proofWords).reason, reason]]} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="danger" reason={againstNow(panel, 'reject')} busy={busy}>
            {word}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
