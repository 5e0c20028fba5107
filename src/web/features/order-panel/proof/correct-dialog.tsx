import { useState, type SubmitEvent } from 'react'
import { closerOf } from '../../../../domain/order/proof/received-at.ts'
import { decideCorrection } from '../../../../domain/order/proof/correction.ts'
import {
  correctable,
  correctableFields,
  type CorrectableField,
} from '../../../../domain/order/proof/statements.ts'
import type { Reason } from '../../../../domain/policy/reason.ts'
import type { Clock } from '../../../../domain/time.ts'
import { correctedValueTold } from '../../../../domain/words/corrected-told.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { said } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/days/day-field.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { againstNow } from '../overtaken/against.ts'
import { Overtaken } from '../overtaken/overtaken.tsx'
import type { Panel } from '../panel.ts'
import { problemOf } from '../problem.ts'
import { quantityOf, quantityTyped } from '../../../lib/amount.ts'
import { Select } from './select.tsx'

interface Typed {
  readonly text: string
  readonly day: string
  readonly time: string
}

const valueOf = (
  field: CorrectableField,
  { text, day, time }: Typed,
  clock: Clock,
): string | number | null => {
  switch (correctable[field]) {
    case 'instant':
      return day === '' || time === '' ? '' : (closerOf({ day, time }, clock) ?? '')
    case 'text':
      return text.trim()
    case 'count':
      return quantityOf(text)
  }
}

/** Puts one value right after closure, with the reason; both values stay on record (PROF-05). */
export const CorrectDialog = ({ panel, onClose }: { panel: Panel; onClose: () => void }) => {
  const say = t(proofWords)
  const { order, clock, busy, act } = panel
  const fields = correctableFields.filter(
    (field) => field !== 'delivery_time' || order.delivery_time !== null,
  )
  const [field, setField] = useState<CorrectableField>(fields[0] ?? 'invoice')
  const [typed, setTyped] = useState<Typed>({ text: '', day: '', time: '' })
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<Reason | null>(null)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy) return
    const correction = { field, value: valueOf(field, typed, clock), reason: reason.trim() }
    const wrong = problemOf(decideCorrection(order, { type: 'correct', ...correction }, clock))
    setProblem(wrong)
    if (!wrong) void act({ correction }).then((isKept) => isKept && onClose())
  }
  const wrongValue = problem?.field === 'correction.value' ? said(problem) : null
  return (
    <Dialog title={say.correct} onClose={onClose}>
      <form className="panel-form" onSubmit={submit} noValidate>
        <Select
          label={say.field}
          data-autofocus
          isNeeded
          value={field}
          choices={fields.map((value) => ({ value, label: say.fields[value] ?? value }))}
          onChange={(value) => {
            setField(fields.find((one) => one === value) ?? field)
            setTyped({ text: '', day: '', time: '' })
          }}
        />
        <p className="panel-soft">
          {say.now(correctedValueTold(field, order[field], clock.time_zone, t))}
        </p>
        {correctable[field] === 'instant' ? (
          <div className="panel-pair">
            <DayField
              label={say.newDay}
              error={wrongValue}
              value={typed.day}
              onChange={(day) => setTyped({ ...typed, day })}
            />
            <TextField
              label={say.newTime}
              type="time"
              value={typed.time}
              onChange={({ target }) => setTyped({ ...typed, time: target.value })}
            />
          </div>
        ) : (
          <TextField
            label={say.newValue}
            maxLength={200}
            error={wrongValue}
            value={typed.text}
            inputMode={correctable[field] === 'count' ? 'decimal' : 'text'}
            onChange={({ target }) =>
              setTyped({
                ...typed,
                text: correctable[field] === 'count' ? quantityTyped(target.value) : target.value,
              })
            }
          />
        )}
        <TextArea
          label={say.reason}
          rows={2}
          maxLength={2000}
          error={problem?.field === 'correction.reason' ? said(problem) : null}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Overtaken
          panel={panel}
          action="correct"
          typed={[
            [
              say.fields[field] ?? field,
              [typed.text.trim(), typed.day, typed.time].filter((one) => one !== '').join(' '),
            ],
            [say.reason, reason.trim()],
          ]}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="primary" reason={againstNow(panel, 'correct')} busy={busy}>
            {say.saveCorrection}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
