import type { Command } from '../../order/commands.ts'
import { isTimeOf, MOST_WAITED } from '../../order/offline/claimed-time.ts'
import type { Order } from '../../order/order.ts'
import { goodsConditions, withChoices, type GoodsCondition } from '../../order/proof/condition.ts'
import { isReasonDue } from '../../order/proof/given-reason.ts'
import { MOST_OF_REASON } from '../../order/proof/most-of-reason.ts'
import { goodsAuthor, goodsOfParty } from '../../order/proof/goods-by-party.ts'
import { closingInError } from '../../order/proof/pending-error.ts'
import { linesOf } from '../../order/proof/quantities.ts'
import { receivedAtReason } from '../../order/proof/received-at.ts'
import type { StatedLine } from '../../order/proof/statements.ts'
import { WHOLE_ORDER } from '../../order/proof/stating-party.ts'
import type { Policy } from '../../policy/policy.ts'
import { forbidden, rule, type Reason } from '../../policy/reason.ts'
import type { remarkCategories } from '../../policy/remark-form.ts'
import { statementOf, type Viewer } from '../../policy/viewer.ts'
import { storableText } from '../../text.ts'
import { between, DAY, later, type Clock } from '../../time.ts'
import { sentence } from '../../words/sentence.ts'
import { OWN_FIELD } from './delivery-format.ts'
import type { DeliveryInput } from './delivery-input.ts'

/** Who hands deliveries in, and by which policy. */
export interface HandingIn {
  readonly viewer: Viewer
  readonly policy: Policy
}

type Line = NonNullable<DeliveryInput['lines']>[number]

/** What an order is told apart from others by, where a row names no goods. */
const goodsNamed = ({ item }: Line, { Items, identifier }: Order): string => {
  const [first, ...others] = Items
  return item ?? (first && others.length === 0 ? first.item_no : identifier)
}

const goodsOf = (
  kind: 'missing' | 'damaged',
  lines: readonly Line[],
  order: Order,
): { text: string; qty: number }[] | null => {
  const listed = lines.flatMap((line) => {
    const qty = line[kind] ?? 0
    return qty > 0 ? [{ text: goodsNamed(line, order), qty }] : []
  })
  return listed.length > 0 ? listed : null
}

const quantitiesOf = (lines: readonly Line[], order: Order): StatedLine[] => {
  const known = linesOf(order)
  const [only = WHOLE_ORDER] = known.size === 1 ? known.keys() : []
  return lines.flatMap(({ item = only, accepted, damaged = 0 }) =>
    accepted === undefined
      ? []
      : [{ line: item, quantity: accepted, damaged, wrong: 0, expired: 0, note: null }],
  )
}

/** What the remark of a delivery says; empty where nothing is said. */
const remarkOf = ({ remark = '', condition = [] }: DeliveryInput): string =>
  withChoices(remark, null, condition)

/**
 * The delivery with the condition that its lines tell of. By hand nobody lists missing or damaged
 * goods without choosing Shortage or Damage first (COND-03): a row that only counts them says so
 * too, or its order would close as if all had been well. An attempt delivers nothing to count, and
 * an account without remarks or conditions has nowhere to say it.
 */
const withCondition = (input: DeliveryInput, { policy }: HandingIn): DeliveryInput => {
  const { outcome, condition = [], lines = [] } = input
  const { add_remark, goods_condition } = policy.dashboard_customization.hide
  if (outcome === 'attempted' || add_remark || goods_condition) return input
  const isTold = (kind: 'missing' | 'damaged'): boolean =>
    lines.some((line) => (line[kind] ?? 0) > 0)
  const told = goodsConditions.filter(
    (one) =>
      condition.includes(one) ||
      (one === 'damaged' && isTold('damaged')) ||
      (one === 'shortage' && isTold('missing')),
  )
  return { ...input, condition: told }
}

/** What a remark is about whose row names no category, by the condition of the goods. */
const categoryOf: Readonly<Record<GoodsCondition, (typeof remarkCategories)[number]>> = {
  intact: 'Intact',
  damaged: 'Damaged',
  shortage: 'Items are missing',
}

/**
 * The commands that people give for the same delivery by hand, in the order in which they give
 * them: what is said of the goods before the order is closed.
 */
export const deliveryCommands = (
  order: Order,
  told: DeliveryInput,
  handing: HandingIn,
): Command[] => {
  const { viewer, policy } = handing
  const input = withCondition(told, handing)
  const { outcome, at, received_by, condition = [], rating, lines = [] } = input
  const { custom_fields = {}, categories = condition.map((one) => categoryOf[one]) } = input
  const written = remarkOf(input)
  // A file has one column for what there is to say: it is the reason too where one is due.
  const reasonOf = (act: 'receive' | 'reject'): string | undefined =>
    isReasonDue(act, viewer, policy) ? storableText(written, MOST_OF_REASON) : undefined
  const missing = goodsOf('missing', lines, order)
  const damaged = goodsOf('damaged', lines, order)
  const stated = quantitiesOf(lines, order)
  return [
    ...(written === '' && categories.length === 0 && Object.keys(custom_fields).length === 0
      ? []
      : [
          {
            type: 'remark' as const,
            by: '',
            text: written,
            categories: [...categories],
            custom_fields,
            extra_fields: condition.length > 0 ? { condition: condition.join(',') } : {},
          },
        ]),
    ...(missing || damaged ? [{ type: 'goods_condition' as const, missing, damaged }] : []),
    ...(stated.length > 0 ? [{ type: 'quantities' as const, lines: stated }] : []),
    ...(rating === undefined ? [] : [{ type: 'rating' as const, client_rating: rating }]),
    ...(outcome === 'received'
      ? [
          {
            type: 'receive' as const,
            closer: later(at, 0),
            spoc: received_by,
            reason: reasonOf('receive'),
          },
        ]
      : outcome === 'rejected'
        ? [{ type: 'reject' as const, reason: reasonOf('reject') }]
        : []),
  ]
}

/**
 * What speaks against a row that no command is refused for: its time, and a statement that is not
 * this party's; null where nothing does.
 */
export const deliveryReason = (
  order: Order,
  input: DeliveryInput,
  { viewer, policy }: HandingIn,
  clock: Clock,
): Reason | null => {
  const { at, outcome, lines = [] } = input
  const wrong = receivedAtReason(order, at, clock)
  if (wrong) return wrong
  // A receipt says its time itself; all else goes by the claimed time, which counts for so long.
  if (outcome !== 'received' && between(at, clock.now) > MOST_WAITED)
    return rule('at', 'delivery_too_old', MOST_WAITED / DAY)
  if (outcome === 'attempted' && remarkOf(input) === '') return rule('remark', 'remark_for_attempt')
  if (
    lines.some(({ accepted }) => accepted !== undefined) &&
    statementOf(viewer, policy.config.accountType) === 'declared'
  )
    return { ...forbidden('wrong_party', sentence('actions.quantities')), field: 'accepted' }
  return null
}

/**
 * The clock that a row is decided by: its time is what is claimed, as of something that waited on a
 * device, for as long as that is believed.
 */
export const deliveryClock = ({ at }: DeliveryInput, clock: Clock): Clock =>
  between(at, clock.now) > MOST_WAITED
    ? clock
    : { ...clock, claim: { at: later(at, 0), device_now: clock.now, is_told: true } }

const keysOf = (goods: readonly { readonly text: string; readonly qty: number }[]): Set<string> =>
  new Set(goods.map(({ text, qty }) => `${qty} ${text}`))

/** Has this party said the same of the goods? What a row leaves out, it says nothing of. */
const areGoodsSaid = (
  order: Order,
  { lines = [] }: DeliveryInput,
  { viewer, policy: { config } }: HandingIn,
): boolean => {
  const own = goodsOfParty(order.epod, goodsAuthor(viewer, config.accountType))
  const isListed = (kind: 'missing' | 'damaged'): boolean => {
    const listed = goodsOf(kind, lines, order)
    if (listed === null) return true
    const known = keysOf(own[kind])
    return [...keysOf(listed)].every((key) => known.has(key))
  }
  const statement = statementOf(viewer, config.accountType)
  return (
    isListed('missing') &&
    isListed('damaged') &&
    quantitiesOf(lines, order).every(({ line, quantity, damaged }) => {
      const said = order.quantities.find((one) => one.line === line)?.[statement]
      return said?.quantity === quantity && said.damaged === damaged
    })
  )
}

/**
 * Is this very delivery on record already, so that sending it again changes nothing? One that says
 * something else of the goods is another, and so is one whose end was recorded in error.
 */
export const isOnRecord = (order: Order, input: DeliveryInput, handing: HandingIn): boolean => {
  const { outcome, rating } = input
  if (closingInError(order) || !areGoodsSaid(order, input, handing)) return false
  const at = later(input.at, 0)
  const { otp, reject, closer, client_rating, remarks } = order.epod
  if (rating !== undefined && rating !== client_rating) return false
  const written = remarkOf(input)
  // As a file of before was put on record, or with the condition that its lines tell of.
  const said = [written, remarkOf(withCondition(input, handing))]
  const isSaid = (time: string | null): boolean =>
    remarks.some((remark) => said.includes(remark.text) && (time === null || remark.time === time))
  switch (outcome) {
    case 'received':
      return otp.verified && closer === at && (written === '' || isSaid(null))
    case 'rejected':
      return (
        reject.rejected_At !== null &&
        isTimeOf(reject.rejected_At, at) &&
        (written === '' || isSaid(null))
      )
    case 'attempted':
      return isSaid(at)
  }
}

const OWN_REMARK = 'remarks.custom_fields.'

/** The column of a file whose cell a command was refused for; '' for the row as a whole. */
export const columnOfRefusal = (command: Command | undefined, { field = '' }: Reason): string => {
  const [part = '', , inner = ''] = field.split('.')
  if (part === 'closer' || part === 'at' || part === 'device_time') return 'day'
  if (part === 'photos') return 'photos'
  if (part === 'extra_fields') return 'condition'
  if (field === 'remarks.categories') return 'category'
  if (field.startsWith(OWN_REMARK)) return `${OWN_FIELD}${field.slice(OWN_REMARK.length)}`
  if (part === 'remarks' || part === 'remark' || part === 'reason') return 'remark'
  switch (command?.type) {
    case 'remark':
      return 'remark'
    case 'goods_condition':
      return part === 'damaged' ? 'damaged' : 'missing'
    case 'quantities':
      return inner === 'line' ? 'item' : 'accepted'
    case 'rating':
      return 'rating'
    case 'receive':
    case 'reject':
      return 'outcome'
    default:
      return part === 'accepted' ? 'accepted' : ''
  }
}
