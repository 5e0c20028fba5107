import type { SubmitEvent } from 'react'
import { heldWords } from '../../../../domain/words/held.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import {
  mandatoryRemarkFields,
  type remarkCategories,
} from '../../../../domain/policy/remark-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
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

const OTHER: (typeof remarkCategories)[number] = 'Other'

/**
 * The last word before goods are turned away, with the reasons that the policy offers (EPOD-07,
 * DESK-20).
 */
export const RejectDialog = ({ panel, word, onReject, onClose }: RejectDialogProps) => {
  const say = t(panelWords)
  const { order, policy, busy } = panel
  const { undo_seconds } = policy
  const remarks = policy.public_url_customization.additional_rejection_reasons
  const given = useReason(panel, 'reject', remarks)
  const { chosen, reason, takesText } = given
  const reject = async (): Promise<void> => {
    // The receiver's page puts these on record as a remark; so does the desk, before the order
    // closes.
    const categories = policy.remark.category_required ? [OTHER] : []
    const takesRemark =
      offered(panel, 'remark').reason === null && mandatoryRemarkFields(policy).length === 0
    const isRemark = chosen !== null && remarks.includes(chosen)
    const said = isRemark && takesRemark ? [{ remarks: { text: chosen, categories } }] : []
    // Where no further remark is taken, the reason goes with the rejection.
    const why = isRemark && !takesRemark ? chosen : ''
    // What was typed stays where it was refused.
    if (await onReject(takesText ? reason : why, said)) onClose()
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
        <div className="dialog-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {word}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
