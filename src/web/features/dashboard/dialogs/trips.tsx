import { useState, type ClipboardEvent, type SubmitEvent } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'
import {
  pastedCells,
  tripEdit,
  sheetFields,
  sheetTripOf,
  tripFields,
  tripOf,
  tripsWith,
  type SheetField,
  type TypedTrip,
} from '../../../../domain/order/entry/trip-changes.ts'
import { lockedFields } from '../../../../domain/order/entry/edit-locks.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { manyWords } from '../../../../domain/words/many-orders.ts'
import { t } from '../../../lib/language/language.ts'
import { showChange } from '../../../lib/shown-change.ts'
import { onPage } from '../../../lib/order-on-page.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import type { NotAllowed } from '../bar/left-out.ts'
import { typedAnew } from './rebase.ts'
import { isOpenRow, toldOf, useTrips, type RowOutcome } from './use-trips.ts'
import '../../../ui/field.css'
import './trips.css'

const modes = {
  truck_number: 'text',
  'driver.name': 'text',
  'driver.contact': 'tel',
  eta_hrs: 'decimal',
} as const

/** The fields of the sheet: the ETA where whoever asks may change it. */
const fieldsFor = (
  [first]: readonly WireOrder[],
  { viewer, policy, clock }: Asking,
): readonly SheetField[] =>
  first && !lockedFields(onPage(first), viewer, policy, clock).has('eta_hrs')
    ? sheetFields
    : tripFields

interface Props {
  orders: readonly WireOrder[]
  /** Why others that were picked are not among them, and how many each. */
  left: readonly NotAllowed[]
  asking: Asking
  onClose: () => void
}

/**
 * Vehicle, driver and phone of each picked order in one sheet, into which a spreadsheet's cells can
 * be pasted (DESK-05). Each order is an edit of its own: what one refuses is told in its row.
 */
export const Trips = ({ orders: picked, left, asking, onClose }: Props) => {
  const say = t(dialogWords)
  const [shownFields] = useState(() => fieldsFor(picked, asking))
  const typedOf = shownFields.length > tripFields.length ? sheetTripOf : tripOf
  const [trips, setTrips] = useState<readonly TypedTrip[]>(() => picked.map(typedOf))
  // The column that was filled last, and what stood in all fields before; until one is typed in.
  const [filled, setFilled] = useState<{
    readonly field: SheetField
    readonly before: readonly TypedTrip[]
  } | null>(null)
  const { orders, outcomes, isBusy, send } = useTrips(picked, (order_id, by) => {
    setTrips((all) =>
      all.map((trip, row) => (picked[row]?._id === order_id ? typedAnew(trip, by) : trip)),
    )
    setFilled(null)
  })
  const changed = orders.filter(
    (order, row) =>
      isOpenRow(outcomes.get(order._id)) &&
      tripEdit(sheetTripOf(order), trips[row] ?? tripOf(order)),
  )
  const put = (next: readonly TypedTrip[]): void => {
    setTrips(next)
    setFilled(null)
  }
  const change = (row: number, field: SheetField, text: string): void =>
    put(trips.map((trip, at) => (at === row ? { ...trip, [field]: text } : trip)))
  const fill = (field: SheetField): void => {
    if (filled?.field === field) return put(filled.before)
    setTrips(trips.map((trip) => ({ ...trip, [field]: trips[0]?.[field] ?? '' })))
    setFilled({ field, before: trips })
  }
  const paste = (event: ClipboardEvent, row: number, field: SheetField): void => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n\r]/.test(text.trimEnd())) return
    event.preventDefault()
    put(tripsWith(trips, { row, field }, pastedCells(text)))
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || changed.length === 0) return
    const { done, undone, beside } = await send(trips, asking)
    if (done > 0) notify.done(say.tripsDone(done))
    if (beside !== null) notify.done(t(manyWords).begun)
    if (undone > 0) notify.error(say.tripsLeft(undone))
    else if (done > 0 || beside !== null) {
      onClose()
      showChange(beside)
    }
  }
  const fields = shownFields.map((field) => ({ field, label: say.sheetFields[field] }))

  return (
    <Dialog title={say.trips} isUnsent={changed.length > 0} width={820} onClose={onClose}>
      <form className="trips" noValidate onSubmit={(event) => void submit(event)}>
        <p className="trips-lead">{say.tripsLead}</p>
        {left.map(({ reason, count }) => (
          <p key={reason} className="trips-left">
            <Icon name="warning" size={13} />
            {say.notAll(count, reason)}
          </p>
        ))}
        <div className="trips-scroll">
          <table className="trips-table">
            <thead>
              <tr>
                <th scope="col">{t(dashboardWords).order}</th>
                {fields.map(({ field, label }) => (
                  <th key={field} scope="col">
                    {label}
                    {orders.length > 1 && (
                      <IconButton
                        icon={filled?.field === field ? 'left' : 'copy'}
                        size={14}
                        label={filled?.field === field ? say.fillBack(label) : say.fillDown(label)}
                        onClick={() => fill(field)}
                      />
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {orders.map((order, row) => (
                <Row
                  key={order._id}
                  order={order}
                  trip={trips[row] ?? tripOf(order)}
                  fields={shownFields}
                  outcome={outcomes.get(order._id)}
                  asking={asking}
                  onChange={(field, text) => change(row, field, text)}
                  onPaste={(event, field) => paste(event, row, field)}
                />
              ))}
            </tbody>
          </table>
        </div>
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {t(dashboardWords).cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            reason={changed.length === 0 ? say.tripsNone : null}
          >
            {say.tripsSave(changed.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const Row = ({
  order,
  trip,
  fields,
  outcome,
  asking,
  onChange,
  onPaste,
}: {
  order: WireOrder
  trip: TypedTrip
  fields: readonly SheetField[]
  outcome: RowOutcome | undefined
  asking: Asking
  onChange: (field: SheetField, text: string) => void
  onPaste: (event: ClipboardEvent, field: SheetField) => void
}) => {
  const say = t(dialogWords)
  const wrong = toldOf(outcome, order, trip, asking)
  const isDone = !isOpenRow(outcome)
  const others = [...wrong].filter(([field]) => !fields.some((known) => known === field))
  return (
    <>
      <tr>
        <th scope="row">
          {order.identifier}
          {isDone && (
            <Icon
              name={outcome?.is === 'sent' ? 'clock' : 'check'}
              size={14}
              label={outcome?.is === 'sent' ? t(manyWords).sent : say.tripDone}
            />
          )}
        </th>
        {fields.map((field) => (
          <td key={field} data-label={say.sheetFields[field]}>
            <input
              className="field-input trips-input"
              aria-label={say.tripField(say.sheetFields[field], order.identifier)}
              aria-invalid={wrong.has(field) || undefined}
              aria-describedby={wrong.has(field) ? `${order._id}-${field}` : undefined}
              value={trip[field] ?? ''}
              disabled={isDone}
              maxLength={400}
              inputMode={modes[field]}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(field, event.target.value)}
              onPaste={(event) => onPaste(event, field)}
            />
            {wrong.has(field) && (
              <span className="trips-wrong" id={`${order._id}-${field}`}>
                {wrong.get(field)}
              </span>
            )}
          </td>
        ))}
      </tr>
      {others.length > 0 && (
        <tr>
          <td colSpan={fields.length + 1} className="trips-wrong">
            <span role="alert">{others.map(([, text]) => text).join(' · ')}</span>
          </td>
        </tr>
      )}
    </>
  )
}
