import type { PartNotShown, Withheld } from '../order/order.ts'
import type { Policy } from '../policy/policy.ts'
import { accountReasons } from '../policy/rules/account.ts'
import type { Viewer } from '../policy/viewer.ts'
import { english } from '../words/catalogue.ts'
import { columnsFor } from './layout.ts'

const NOTHING: readonly Withheld[] = []

/** Which columns show a part: by id, which for a field of the order is its path. */
const shownBy: Readonly<Record<Withheld, RegExp>> = {
  contacts: /^(destination\.)?spocs\.\d+\.contact\.(phone|email)(\.|$)/,
  contact_status: /^sms_status$|^(destination\.)?spocs\.\d+\.contact\.status(\.|$)/,
  value: /^value$/,
}

/** May this carrier put the value right? Receivers are never its to change (EDIT-04). */
const mayEditValue = (viewer: Viewer, policy: Policy): boolean =>
  policy.editable_by.transporter.includes('value') &&
  accountReasons({ action: 'edit_order', viewer, policy }).length === 0

/**
 * Need to know: what of its orders a carrier’s account is not shown. Receivers’ contacts, what was
 * reported of them, and the value are its business where a column of its table shows them or it may
 * edit them, and nowhere else (ROLE-15). From everybody else nothing is withheld.
 */
export const withheldFrom = (viewer: Viewer, policy: Policy): readonly Withheld[] => {
  if (viewer.reach.kind !== 'vendor') return NOTHING
  const columns = columnsFor(policy, english)
  const isShown = (part: Withheld): boolean => columns.some(({ id }) => shownBy[part].test(id))
  const parts: readonly Withheld[] = ['contacts', 'contact_status', 'value']
  return parts.filter(
    (part) => !isShown(part) && !(part === 'value' && mayEditValue(viewer, policy)),
  )
}

/**
 * What of its orders and their log a reader gets without: what is withheld, and for whoever does
 * not see all of the client's orders, which of the others had a picture first (ROLE-15, EVID-02).
 */
export const notShownTo = (viewer: Viewer, policy: Policy): readonly PartNotShown[] =>
  viewer.reach.kind === 'client' ? NOTHING : [...withheldFrom(viewer, policy), 'other_orders']

/**
 * Whose orders an account sees and what of them is withheld, as one text: what was made for an
 * account is its own for as long as that stays the same.
 */
export const sightOf = (viewer: Viewer, policy: Policy): string =>
  JSON.stringify({ reach: viewer.reach, withheld: withheldFrom(viewer, policy) })
