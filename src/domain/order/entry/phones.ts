import { nationalPhone, type PhoneRule } from '../../contact.ts'
import { rule, type Reason } from '../../policy/reason.ts'

type Contact = { readonly phone?: string[] | undefined; readonly email?: string[] | undefined }
type Row = { contact?: Contact | undefined }
/** As far as an order or an edit names contacts. */
interface Contacts {
  readonly driver?: { contact?: string[] | undefined } | undefined
  readonly spocs?: readonly Row[] | undefined
  readonly destination?: { spocs?: readonly Row[] | undefined } | undefined
}

type Change = (phones: string[]) => string[]

const ofRows = <R extends Row>(rows: readonly R[], change: Change): R[] =>
  rows.map((row) =>
    row.contact?.phone === undefined
      ? row
      : { ...row, contact: { ...row.contact, phone: change(row.contact.phone) } },
  )

/**
 * An order or an edit with each telephone number as it is kept; what is none by the rule stays as
 * it was written, and so do those that the order `has` already.
 */
export const withNationalPhones = <T extends Contacts>(
  input: T,
  phones: PhoneRule,
  has: ReadonlySet<string> = new Set(),
): T => {
  const change: Change = (list) => [
    ...new Set(list.map((one) => (has.has(one) ? one : (nationalPhone(one, phones) ?? one)))),
  ]
  const { driver, spocs, destination } = input
  return {
    ...input,
    ...(driver?.contact && {
      driver: { ...driver, contact: change(driver.contact) },
    }),
    ...(spocs && { spocs: ofRows(spocs, change) }),
    ...(destination?.spocs && {
      destination: { ...destination, spocs: ofRows(destination.spocs, change) },
    }),
  }
}

/**
 * The contacts that are no telephone numbers by the account's rule, by field: the one rule of the
 * forms, of edits, of files and of the API (ADD-04, ADD-05).
 */
export const phoneReasons = (
  { driver, spocs = [], destination }: Contacts,
  phones: PhoneRule,
  has: ReadonlySet<string> = new Set(),
): Reason[] => {
  const isWrong = (list: readonly string[] | undefined): boolean =>
    list?.some((one) => !has.has(one) && nationalPhone(one, phones) === null) ?? false
  const inRows = (rows: readonly Row[], under: string): Reason[] =>
    rows.flatMap(({ contact }, index) =>
      isWrong(contact?.phone) ? [rule(`${under}.${index}.contact`, 'contact_invalid')] : [],
    )
  return [
    ...(isWrong(driver?.contact) ? [rule('driver.contact', 'contact_invalid')] : []),
    ...inRows(spocs, 'spocs'),
    ...inRows(destination?.spocs ?? [], 'destination.spocs'),
  ]
}
