import { readableName } from '../../domain/credential/value-text.ts'
import type { ToldValue } from '../../domain/credential/told-values.ts'
import { publicWords } from '../../domain/words/public-pages.ts'
import { verifyWords } from '../../domain/words/verify.ts'
import { t } from '../lib/language/language.ts'

type Named = Pick<ToldValue, 'field' | 'is_own'>
type Names = Readonly<Record<string, string>>

const nameIn = (names: Names, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined

/** What a kind of event is called on this page. */
export const eventName = (type: string): string => {
  if (type === 'rejected') return t(publicWords).rejected
  const { event } = t(verifyWords)
  return nameIn(event, type) ?? event.other
}

/** Who acted, by the role that the log holds: a party as public pages call it, or the house. */
export const roleName = (role: string): string =>
  nameIn(t(verifyWords).roles, role) ?? nameIn(t(publicWords).by, role) ?? readableName(role)

/** Fields of the product's own form, which go on record beside those that somebody made up. */
const isOfForm = ({ field, is_own }: Named, name: 'condition' | 'delivery'): boolean =>
  is_own && field === name

/** What our form for a remark offers by a code, in words; any other value as it is. */
export const wordedValue = (named: Named, value: unknown): unknown => {
  const { conditions, deliveries } = t(publicWords)
  const names: Names = {
    ...(isOfForm(named, 'condition') && conditions),
    ...(isOfForm(named, 'delivery') && deliveries),
  }
  const worded = (one: unknown): unknown =>
    typeof one === 'string' ? (nameIn(names, one) ?? one) : one
  return Array.isArray(value) ? value.map(worded) : worded(value)
}

/** What a value of an event is called: in words where we have some, else readably. */
export const fieldName = (named: Named): string => {
  const { field, is_own } = named
  const page = t(publicWords)
  if (isOfForm(named, 'condition')) return page.condition
  if (isOfForm(named, 'delivery')) return page.delivery
  const say = t(verifyWords)
  const names: Names = {
    ...say.fields,
    client: page.client,
    source: page.from,
    destination: page.to,
    transporter: roleName('transporter'),
    receiver: roleName('receiver'),
    driver: roleName('driver'),
    truck_number: page.vehicle,
    delivery_time: page.received,
    invoice: page.invoice,
    quantity: say.fields.quantities,
    status: say.status,
    rating: page.rating,
    categories: page.category,
    text: page.remark,
    reason: page.reason,
    file: say.file,
  }
  return (is_own ? undefined : nameIn(names, field)) ?? readableName(field)
}
