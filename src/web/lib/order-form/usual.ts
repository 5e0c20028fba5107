import type { Usual } from '../../../contract/orders/usual.ts'
import type { FormValues } from './form-values.ts'

/** Fields that a form may fill in by itself. */
const filledFields = [
  'driver.name',
  'driver.contact',
  'destination.address',
  'destination.city',
  'destination.postal_code',
  'destination.state',
  'spocs.0.name',
  'spocs.0.contact.phone',
  'spocs.0.contact.email',
  'eta_hrs',
] as const
/** One of them. */
export type FilledField = (typeof filledFields)[number]
/** What the form filled in, by field. */
export type Filled = Readonly<Partial<Record<FilledField, string>>>

const valueAt = (values: FormValues, field: FilledField): unknown =>
  field.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], values)

const offered = ({ driver, destination, eta_hrs }: Usual): Record<FilledField, string> => {
  const [spoc] = destination?.spocs ?? []
  return {
    'driver.name': driver?.name ?? '',
    'driver.contact': driver?.contact.join(',') ?? '',
    'destination.address': destination?.address ?? '',
    'destination.city': destination?.city ?? '',
    'destination.postal_code': destination?.postal_code ?? '',
    'destination.state': destination?.state ?? '',
    'spocs.0.name': spoc?.name ?? '',
    'spocs.0.contact.phone': spoc?.contact.phone.join(',') ?? '',
    'spocs.0.contact.email': spoc?.contact.email.join(',') ?? '',
    eta_hrs: eta_hrs === null ? '' : String(eta_hrs),
  }
}

/** Fields that belong together: none of a group is filled in where a person typed another of it. */
const groups: readonly (readonly FilledField[])[] = [
  ['driver.name', 'driver.contact'],
  ['destination.address', 'destination.city', 'destination.postal_code', 'destination.state'],
  ['spocs.0.name', 'spocs.0.contact.phone', 'spocs.0.contact.email'],
  ['eta_hrs'],
]

/**
 * What a form fills in of what is usual: fields that are empty, or still hold what it filled in
 * before (DESK-07). What a person typed stays.
 */
export const fillingOf = (values: FormValues, usual: Usual, before: Filled): Filled => {
  const wanted = offered(usual)
  const isOwn = (field: FilledField): boolean => {
    const now = valueAt(values, field)
    return now === '' || now === before[field]
  }
  return Object.fromEntries(
    groups
      .filter((group) => group.every(isOwn))
      .flat()
      .filter((field) => wanted[field] !== '' || before[field] !== undefined)
      .map((field) => [field, wanted[field]]),
  )
}

/** Fields that hold what the form filled in, which a person may take back. */
export const stillFilled = (values: FormValues, filled: Filled): FilledField[] =>
  filledFields.filter(
    (field) => (filled[field] ?? '') !== '' && valueAt(values, field) === filled[field],
  )
