import { useId } from 'react'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import type { DecimalSign } from '../../../domain/bulk/number-text.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { FieldFrame } from '../../ui/field.tsx'
import type { Opened } from './reading.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

const orders = ['day_first', 'month_first'] as const

const signs = ['comma', 'point'] as const

interface PickProps<T extends string> {
  label: string
  choices: readonly { value: T; label: string }[]
  value: T | null
  onPick: (value: T | null) => void
}

/** What a person says once for the file, or leaves unsaid. */
const Pick = <T extends string>({ label, choices, value, onPick }: PickProps<T>) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        id={id}
        value={value ?? ''}
        onChange={({ target }) =>
          onPick(choices.find((one) => one.value === target.value)?.value ?? null)
        }
      >
        <option value="">{t(bulkWords).orders.none}</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

/** How the file writes dates that can be read in two ways. */
export const DateOrderField = ({
  value,
  onPick,
}: {
  value: DateOrder | null
  onPick: (order: DateOrder | null) => void
}) => {
  const say = t(bulkWords)
  const choices = orders.map((order) => ({ value: order, label: say.orders[order] }))
  return <Pick label={say.dateOrder} {...{ choices, value, onPick }} />
}

/** Which sign the file has before decimals, where its numbers show both. */
export const DecimalSignField = ({
  value,
  onPick,
}: {
  value: DecimalSign | null
  onPick: (sign: DecimalSign | null) => void
}) => {
  const say = t(bulkWords)
  const choices = signs.map((sign) => ({ value: sign, label: say.signs[sign] }))
  return <Pick label={say.decimalSign} {...{ choices, value, onPick }} />
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
      <NativeSelect id={id} value={name ?? ''} onChange={({ target }) => onPick(target.value)}>
        {names.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
