import { useState, type SubmitEvent } from 'react'
import { decideClaim } from '../../../../domain/order/proof/claim.ts'
import {
  claimDecisions,
  type Claim,
  type ClaimDecision,
} from '../../../../domain/order/proof/statements.ts'
import { linkSentences } from '../../../../domain/words/link-sentences.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { saidIfAny } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import type { Panel } from '../panel.ts'
import { problemOf } from '../problem.ts'
import { quantityOf, quantityTyped } from '../../../lib/amount.ts'
import { Select } from '../proof/select.tsx'

/** How a claim ends: what was decided, why, and how much is paid. */
export const SettleDialog = ({
  panel: { order, clock, busy, act },
  claim: { number },
  onClose,
}: {
  panel: Panel
  claim: Claim
  onClose: () => void
}) => {
  const say = t(proofWords)
  const [decision, setDecision] = useState<ClaimDecision>('accepted')
  const [paid, setPaid] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const isUnreadable = Number.isNaN(quantityOf(paid))
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy) return
    const outcome = { decision, note: note.trim(), amount: quantityOf(paid) }
    const wrong = problemOf(decideClaim(order, { type: 'claim', number, outcome }, clock))
    setProblem(saidIfAny(wrong))
    setTold(isUnreadable)
    if (!wrong && !isUnreadable)
      void act({ claim: { number, outcome } }).then((isKept) => isKept && onClose())
  }
  return (
    <Dialog title={`${say.settle}: ${say.claim(number)}`} onClose={onClose}>
      <form className="panel-form" onSubmit={submit} noValidate>
        <Select
          label={say.decision}
          data-autofocus
          isNeeded
          value={decision}
          onChange={(value) => setDecision(claimDecisions.find((one) => one === value) ?? decision)}
          choices={claimDecisions.map((value) => ({
            value,
            label: t(panelWords).decisions[value],
          }))}
        />
        <TextField
          label={say.amount}
          inputMode="decimal"
          error={isTold && isUnreadable ? t(linkSentences).number_needed(say.amount) : null}
          value={paid}
          onChange={({ target }) => setPaid(quantityTyped(target.value))}
        />
        <TextArea
          label={say.outcomeNote}
          rows={3}
          maxLength={2000}
          error={problem}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {say.settle}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
