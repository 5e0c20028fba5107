import { useEffect, useRef, useState } from 'react'
import type { CloserTyped } from '../../../../domain/order/proof/received-at.ts'
import { wallClock } from '../../../../domain/time.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { DayField } from '../../../ui/days/day-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Panel } from '../panel.ts'

interface CloserFieldsProps {
  panel: Panel
  typed: CloserTyped
  onType: (typed: CloserTyped) => void
  problem: string | null
}

/**
 * When the goods were received, where that is not now; folded away until somebody needs it
 * (EPOD-04).
 */
export const CloserFields = ({
  panel: { order, clock },
  typed,
  onType,
  problem,
}: CloserFieldsProps) => {
  const say = t(panelWords)
  const [isOpen, setOpen] = useState(typed.day !== '')
  const [isPressed, setPressed] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  // The fields have come to the place of the button that had the focus.
  useEffect(() => {
    if (isPressed) first.current?.focus()
  }, [isPressed])
  const open = (isIt: boolean): void => {
    setOpen(isIt)
    setPressed(isIt)
  }
  if (!isOpen)
    return (
      <button
        type="button"
        className="text-button"
        aria-expanded={false}
        onClick={() => open(true)}
      >
        {say.otherTime}
      </button>
    )
  const dayOf = (instant: string): string => wallClock(instant, clock.time_zone).day
  return (
    <div className="panel-pair" data-typed>
      <DayField
        ref={first}
        label={say.closerDay}
        error={problem}
        most={dayOf(clock.now)}
        least={order.invoice_date === null ? undefined : dayOf(order.invoice_date)}
        value={typed.day}
        onChange={(day) => onType({ ...typed, day })}
      />
      <TextField
        label={say.closerTime}
        type="time"
        value={typed.time}
        onChange={({ target }) => onType({ ...typed, time: target.value })}
      />
      {/* A day that the policy puts there is not taken away by leaving the fields. */}
      {isPressed && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            onType({ day: '', time: '' })
            open(false)
          }}
        >
          {say.cancel}
        </button>
      )}
    </div>
  )
}
