import type { Policy } from '../../policy/policy.ts'
import { done, rule } from '../../policy/reason.ts'
import { between, DAY, later, type Clock, type Instant } from '../../time.ts'
import { MOST_CLAIMS } from './dispute.ts'
import { canonical } from '../canonical.ts'
import type { OrderEvent } from '../events.ts'
import type { LineDifference, OpenedClaim } from '../kept-parts.ts'
import type { ActingRole, Order } from '../order.ts'
import { statusOf } from '../category.ts'
import { linesOf } from './quantities.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { ClaimDecision, Difference, QuantityLine } from './statements.ts'

/** What is done about a claim: another owner or due date, or its end. */
export interface ClaimCommand {
  readonly type: 'claim'
  readonly number: number
  readonly owner?: string | undefined
  readonly due_at?: Instant | undefined
  readonly outcome?:
    | { readonly decision: ClaimDecision; readonly note: string; readonly amount: number | null }
    | undefined
}

type ClaimOpened = Extract<OrderEvent, { type: 'claim_opened' }>
type ClaimChanged = Extract<OrderEvent, { type: 'claim_changed' }>

/** The event that opens a claim, with the owner and the due date that the policy gives it. */
export const opening = (
  order: Order,
  why: Pick<ClaimOpened['data'], 'origin' | 'text' | 'differences'>,
  { claims }: Policy,
  now: Instant,
  action_by: ActingRole,
): ClaimOpened => ({
  type: 'claim_opened',
  data: {
    number: order.claims.length + 1,
    ...why,
    owner: claims.owner ?? order.user,
    due_at: later(now, claims.due_days * DAY),
    action_by,
  },
})

/**
 * What the carrier says alone is no difference yet: the receiver may count otherwise. A receipt
 * takes it as said, line by line, until the receiver's own count stands in its place.
 */
const counts = (order: Order, { against }: Difference): boolean =>
  against === 'accepted' || statusOf(order) === 'received'

const shareOf = (order: Order, { line, declared, difference }: QuantityLine): number => {
  if (difference === null || !counts(order, difference)) return 0
  const { short, excess, damaged, wrong, expired } = difference
  const lacking = short + excess + damaged + wrong + expired
  const base = declared?.quantity ?? linesOf(order).get(line) ?? 0
  return lacking === 0 ? 0 : base === 0 ? Number.POSITIVE_INFINITY : (lacking / base) * 100
}

const differing = ({ line, difference }: QuantityLine): LineDifference[] => {
  if (difference === null) return []
  const { against: _whose, ...kinds } = difference
  return [{ line, ...kinds }]
}

/**
 * The claim that a receipt, or a statement of the receiver or the sender, opens: the lines over the
 * threshold that were not settled as they are. Where such a claim is open already, it is about
 * these from now on; one of which nothing is left stays as it was, for its owner to settle
 * (SIDE-02).
 */
export const claimedBy = (
  order: Order,
  policy: Policy,
  now: Instant,
  action_by: ActingRole,
): (ClaimOpened | ClaimChanged)[] => {
  const settled = order.claims
    .flatMap(({ outcome, differences = [] }) => (outcome ? differences : []))
    .map(canonical)
  const over = order.quantities
    .filter((line) => shareOf(order, line) > policy.claims.threshold_percent)
    .flatMap(differing)
    .filter((line) => !settled.includes(canonical(line)))
  if (over.length === 0) return []
  const open = order.claims.find(
    ({ origin, outcome }) => origin === 'difference' && outcome === null,
  )
  if (open) {
    const { number, owner, due_at, differences = [] } = open
    return canonical(differences) === canonical(over)
      ? []
      : [{ type: 'claim_changed', data: { number, owner, due_at, differences: over } }]
  }
  if (order.claims.length >= MOST_CLAIMS) return []
  return [
    opening(order, { origin: 'difference', text: null, differences: over }, policy, now, action_by),
  ]
}

/** Changes a claim or settles it; a settled one stays as it is. */
export const decideClaim = (
  order: Order,
  { number, owner, due_at, outcome }: ClaimCommand,
  { now }: Pick<Clock, 'now'>,
): OrderEvent[] | Refusal => {
  const found = order.claims.find((one) => one.number === number)
  if (!found) return refuse(rule('claim.number', 'claim_unknown'))
  if (found.outcome !== null) return refuse(done('claim_settled'))
  if (outcome)
    return outcome.note.trim() === ''
      ? refuse(rule('claim.outcome.note', 'reason_missing'))
      : [{ type: 'claim_settled', data: { number, ...outcome, note: outcome.note.trim() } }]
  if (due_at !== undefined && between(due_at, now) > 0 && due_at !== found.due_at)
    return refuse(rule('claim.due_at', 'due_past'))
  const changed = { owner: owner?.trim() || found.owner, due_at: due_at ?? found.due_at }
  return changed.owner === found.owner && changed.due_at === found.due_at
    ? refuse(rule('claim', 'nothing_changed'))
    : [{ type: 'claim_changed', data: { number, ...changed } }]
}

/** The order after something happened to its claims. */
export const afterClaim = (
  order: Order,
  event: ClaimOpened | Extract<OrderEvent, { type: 'claim_changed' | 'claim_settled' }>,
  by: string | null,
  at: Instant,
): Order => {
  if (event.type === 'claim_opened') {
    const { action_by, ...data } = event.data
    return {
      ...order,
      claims: [...order.claims, { ...data, opened_at: at, opened_by: action_by, outcome: null }],
    }
  }
  const { number, ...change } = event.data
  const changed = (one: OpenedClaim): OpenedClaim =>
    'decision' in change ? { ...one, outcome: { ...change, by, time: at } } : { ...one, ...change }
  return {
    ...order,
    claims: order.claims.map((one) => (one.number === number ? changed(one) : one)),
  }
}
