import { useId } from 'react'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { FieldFrame } from '../../ui/field.tsx'
import type { Opened } from './reading.ts'

const orders = ['day_first', 'month_first'] as const

/** How the file writes dates that can be read in two ways. */
export const DateOrderField = ({
  value,
  onPick,
}: {
  value: DateOrder | null
  onPick: (order: DateOrder | null) => void
}) => {
  const say = t(bulkWords)
  const id = useId()
  return (
    <FieldFrame id={id} label={say.dateOrder}>
      <select
        id={id}
        className="field-input"
        value={value ?? ''}
        onChange={({ target }) => onPick(orders.find((order) => order === target.value) ?? null)}
      >
        <option value="">{say.orders.none}</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {say.orders[order]}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Which sheet is read, where the file has several. */
export const SheetField = ({
  opened: { name, names },
  onPick,
}: {
  opened: Opened
  onPick: (name: string) => void
}) => {
  const id = useId()
  if (names.length < 2) return null
  return (
    <FieldFrame id={id} label={t(bulkWords).sheet}>
      <select
        id={id}
        className="field-input"
        value={name ?? ''}
        onChange={({ target }) => onPick(target.value)}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
