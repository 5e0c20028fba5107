import { useState, type SubmitEvent } from 'react'
import { decideClaim } from '../../../../domain/order/proof/claim.ts'
import type { Claim } from '../../../../domain/order/proof/statements.ts'
import { instantOf, isDay, wallClock } from '../../../../domain/time.ts'
import { calendarWords } from '../../../../domain/words/calendar.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { saidIfAny } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/days/day-field.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Panel } from '../panel.ts'
import { problemOf } from '../problem.ts'

/** A claim's day ends with the office's. */
const END_OF_DAY = '18:00'

/** Another owner or due date for a claim. */
export const ClaimDialog = ({
  panel: { order, policy, clock, busy, act },
  claim,
  onClose,
}: {
  panel: Panel
  claim: Claim
  onClose: () => void
}) => {
  const say = t(proofWords)
  const due = wallClock(claim.due_at, policy.time_zone).day
  const [owner, setOwner] = useState(claim.owner)
  const [day, setDay] = useState(due)
  const [problem, setProblem] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy) return
    setTold(!isDay(day))
    if (!isDay(day)) return
    const change = {
      number: claim.number,
      // What was left as it was is not said anew: somebody else may have changed it meanwhile.
      ...(owner.trim() === claim.owner ? {} : { owner: owner.trim() }),
      ...(day === due ? {} : { due_at: instantOf(day, END_OF_DAY, policy.time_zone) }),
    }
    const wrong = problemOf(decideClaim(order, { type: 'claim', ...change }, clock))
    setProblem(saidIfAny(wrong))
    if (!wrong) void act({ claim: change }).then((isKept) => isKept && onClose())
  }
  return (
    <Dialog title={say.claim(claim.number)} onClose={onClose}>
      <form className="panel-form" onSubmit={submit} noValidate>
        <TextField
          label={say.owner}
          data-autofocus
          maxLength={200}
          value={owner}
          onChange={({ target }) => setOwner(target.value)}
        />
        <DayField
          label={say.due}
          value={day}
          onChange={setDay}
          error={isTold && !isDay(day) ? t(calendarWords).noDay : null}
        />
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <div className="dialog-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
