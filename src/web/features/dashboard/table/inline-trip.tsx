import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import {
  tripEdit,
  tripFields,
  tripOf,
  type TypedTrip,
} from '../../../../domain/order/entry/trip-changes.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { typedAnew } from '../dialogs/rebase.ts'
import { toldOf, useTrips } from '../dialogs/use-trips.ts'
import '../../../ui/field.css'
import './inline-trip.css'

interface Props {
  order: WireOrder
  asking: Asking
  onClose: () => void
}

/**
 * Inline edit of a row's vehicle, driver and phone, over its cells: Enter saves, Escape leaves it
 * as it was, and what the rules refuse is told under it (DESK-11).
 */
export const InlineTrip = ({ order: shown, asking, onClose }: Props) => {
  const say = t(dialogWords)
  const form = useRef<HTMLFormElement>(null)
  // It was opened to be typed into.
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  // What is typed is an edit of the order as it was then, whatever the row shows by now (EDIT-05).
  const [opened] = useState([shown])
  const [typed, setTyped] = useState<TypedTrip>(() => tripOf(shown))
  const { orders, outcomes, isBusy, send } = useTrips(opened, (_id, by) =>
    setTyped((trip) => typedAnew(trip, by)),
  )
  const [order = shown] = orders
  const wrong = toldOf(outcomes.get(order._id), order, typed, asking)
  const close = (): void => {
    form.current?.closest('tr')?.focus()
    onClose()
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (tripEdit(tripOf(order), typed) === null) return close()
    const { undone } = await send([typed], asking)
    if (undone > 0) return
    notify.done(say.tripsDone(1))
    close()
  }
  const press = (event: KeyboardEvent): void => {
    // Keys that are typed here are none of the row's, nor of the page's.
    event.stopPropagation()
    if (event.key === 'Escape') close()
  }
  const [told] = wrong.values()
  return (
    <form
      ref={form}
      className="inline-trip"
      aria-label={say.trips}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {tripFields.map((field) => (
        <input
          key={field}
          className="field-input"
          aria-label={say.tripField(say.sheetFields[field], order.identifier)}
          placeholder={say.sheetFields[field]}
          aria-invalid={wrong.has(field) || undefined}
          value={typed[field]}
          maxLength={400}
          inputMode={field === 'driver.contact' ? 'tel' : 'text'}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={press}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      <Button type="submit" variant="primary" busy={isBusy} onKeyDown={press}>
        {say.tripSave}
      </Button>
      <IconButton icon="close" label={t(dashboardWords).cancel} onKeyDown={press} onClick={close} />
      {told !== undefined && (
        <span className="inline-trip-wrong" role="alert">
          {told}
        </span>
      )}
    </form>
  )
}
