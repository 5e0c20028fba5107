import { useState } from 'react'
import { choiceIn } from '../../../../domain/words/choices.ts'
import { heldWords } from '../../../../domain/words/held.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import type { remarkCategories } from '../../../../domain/policy/remark-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { Chips } from '../remarks/chips.tsx'
import type { Panel, ProofInput } from '../panel.ts'

interface RejectDialogProps {
  panel: Panel
  word: string
  /** Rejects, after what is said of it has gone on record. */
  onReject: (said: readonly ProofInput[]) => Promise<boolean>
  onClose: () => void
}

const OTHER: (typeof remarkCategories)[number] = 'Other'

/**
 * The last word before goods are turned away, with the reasons that the policy offers (EPOD-07).
 */
export const RejectDialog = ({
  panel: { order, policy, busy },
  word,
  onReject,
  onClose,
}: RejectDialogProps) => {
  const say = t(panelWords)
  const [chosen, setChosen] = useState<string | null>(null)
  const { undo_seconds } = policy
  const reasons = policy.public_url_customization.additional_rejection_reasons
  const reject = async (): Promise<void> => {
    // The reason is evidence: it has to be on record before the order closes.
    const categories = policy.remark.category_required ? [OTHER] : []
    await onReject(chosen === null ? [] : [{ remarks: { text: chosen, categories } }])
    onClose()
  }
  return (
    <Dialog title={say.rejectSure(word, order.identifier)} onClose={onClose}>
      <p>{undo_seconds > 0 ? t(heldWords).canUndo(undo_seconds) : say.cannotUndo}</p>
      {reasons.length > 0 && (
        <Chips
          legend={t(proofWords).reason}
          chosen={chosen === null ? [] : [chosen]}
          onToggle={(value) => setChosen(chosen === value ? null : value)}
          choices={reasons.map((value) => ({ value, label: choiceIn(t, value) }))}
        />
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button variant="danger" busy={busy} onClick={() => void reject()}>
          {word}
        </Button>
      </div>
    </Dialog>
  )
}
