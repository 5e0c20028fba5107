import { whyNot } from '../../policy/access.ts'
import { givesLinks } from '../../policy/gives-links.ts'
import type { Policy } from '../../policy/policy.ts'
import type { Action } from '../../policy/question.ts'
import { locked, rule, type Evidence, type Reason } from '../../policy/reason.ts'
import { lackingEvidence } from '../../policy/rules/evidence.ts'
import { linkViewer } from '../../policy/viewer.ts'
import { between, HOUR, SECOND, type Clock, type Instant } from '../../time.ts'
import { statusOf } from '../category.ts'
import { contactsOf } from '../entry/contacts.ts'
import type { Order } from '../order.ts'
import { closingInError, judgedInErrorAt } from '../proof/pending-error.ts'
import { arrivalsOf } from '../proof/outbound.ts'
import { proofDueAt } from './proof-due.ts'
import type { StepParty, ProofStep } from './step.ts'

/**
 * A step that an order's proof lacks, who owes it, since when it is due (or from when on it will
 * be; null where nobody can tell), and when it was last asked for.
 */
export interface MissingStep {
  readonly step: ProofStep
  readonly party: StepParty
  readonly since: Instant | null
  readonly asked_at: Instant | null
}

/** A party that acts by a link. */
export type Outside = Exclude<StepParty, 'desk'>

/** Who is asked for a step, the first before the others, and the action that they do it by. */
const askedOf: Record<
  Evidence | 'otp' | 'receive',
  { readonly action: Action; readonly parties: readonly Outside[] }
> = {
  remark: { action: 'remark', parties: ['receiver'] },
  photo: { action: 'photo', parties: ['driver', 'receiver'] },
  face: { action: 'photo', parties: ['driver', 'receiver'] },
  signature: { action: 'signature', parties: ['receiver', 'driver'] },
  otp: { action: 'verify_otp', parties: ['driver', 'receiver'] },
  receive: { action: 'receive', parties: ['receiver'] },
}

/**
 * Where a link has to open so that the step is the first thing seen; the public pages know these
 * names.
 */
export const anchorOf = (step: ProofStep, party: Outside): string => {
  if (step === 'photo' || step === 'face') return 'photos'
  if (step === 'remark') return 'remark'
  return party === 'receiver' ? 'confirm' : step
}

/** The phones and addresses that a party is asked by. */
export const contactsFor = (order: Pick<Order, 'spocs' | 'driver'>, party: Outside): string[] =>
  party === 'receiver' ? contactsOf(order) : [...new Set(order.driver.contact)]

/**
 * Could this party do it, coming by its link? What only the order's state forbids now does not
 * count, nor that a one-time password comes first, where the party may enter it (OTP-04).
 */
const mayByLink = (
  order: Order,
  action: Action,
  party: Outside,
  policy: Policy,
  clock: Clock,
): boolean => {
  if (!givesLinks(policy, party)) return false
  const viewer = linkViewer({ client_id: '', client: order.user }, order._id, {
    id: null,
    party,
    proof: 'reference',
  })
  const forbidden = (what: Action): Reason[] =>
    whyNot(order, what, viewer, policy, clock).filter(({ kind }) => kind === 'forbidden')
  return forbidden(action).every(
    ({ code }) => code === 'link_needs_code' && forbidden('verify_otp').length === 0,
  )
}

/**
 * The party that owes a step: the first that may do it and can be reached, else the first that may,
 * else the office.
 */
const owerOf = (
  order: Order,
  step: keyof typeof askedOf,
  policy: Policy,
  clock: Clock,
): StepParty => {
  const { action, parties } = askedOf[step]
  const able = parties.filter((party) => mayByLink(order, action, party, policy, clock))
  return able.find((party) => contactsFor(order, party).length > 0) ?? able[0] ?? 'desk'
}

/**
 * Since when an open order has been on its way, as far as anything tells; null where nothing does.
 */
const onItsWaySince = (order: Order): Instant | null =>
  order.epod.version.since ??
  order.destination.geofence_in_time ??
  arrivalsOf(order)[0] ??
  order.dispatch_date

/** Is a step due by now? One without a time never is. */
export const isDue = ({ since }: Pick<MissingStep, 'since'>, now: Instant): boolean =>
  since !== null && between(since, now) >= 0

/**
 * What the proof of an order still lacks (CHAS-01): of an open one on its way what closing needs;
 * of a closed one the office's part. `policy` is the client's own.
 */
export const missingStepsOf = (order: Order, policy: Policy, clock: Clock): MissingStep[] => {
  const asked = (step: ProofStep, party: StepParty, since: Instant | null): MissingStep => ({
    step,
    party,
    since,
    asked_at: order.chased?.[step] ?? null,
  })
  if (order.withdrawn) return []
  if (statusOf(order) !== 'open') {
    const judged = order.approval_status.review_history.at(-1)?.review_on
    const closed = order.epod.otp.verified_at ?? order.epod.reject.rejected_At
    if (order.reupdate_allowed) {
      const since = closingInError(order)?.outcome?.time ?? judged
      return since === undefined ? [] : [asked('reupdate', 'desk', since)]
    }
    if (!order.review_pending || closed === null) return []
    // An approval waits for the next one, and a judgement in error is due again once that is
    // confirmed; what was judged before the proof was opened again waits for nothing.
    const since = [closed, judged ?? '', judgedInErrorAt(order) ?? ''].toSorted().at(-1) ?? closed
    return [asked('review', 'desk', since)]
  }
  const on_its_way = onItsWaySince(order)
  if (on_its_way === null || between(on_its_way, clock.now) < 0) return []
  const since = proofDueAt(order)
  const steps: (keyof typeof askedOf)[] = [
    ...lackingEvidence(order, policy),
    policy.otp.mode === 'delivery_code' ? 'otp' : 'receive',
  ]
  return steps.map((step) => asked(step, owerOf(order, step, policy, clock), since))
}

/** Does a link that was sent to a party for a step open at something that it still owes? */
export const asksStill = (
  order: Order,
  { party, opens }: { readonly party: string; readonly opens: string | null },
  policy: Policy,
  clock: Clock,
): boolean =>
  missingStepsOf(order, policy, clock).some(
    (owed) =>
      owed.party !== 'desk' && owed.party === party && anchorOf(owed.step, owed.party) === opens,
  )

/** The least time between two messages that people send for one step of one order. */
const PAUSE = HOUR

/** Why a step that is owed cannot be asked for now. */
export const askingReasons = (
  { party, asked_at }: MissingStep,
  order: Pick<Order, 'spocs' | 'driver'>,
  now: Instant,
): Reason[] => {
  if (party === 'desk') return [rule('step', 'owed_by_desk')]
  if (contactsFor(order, party).length === 0) return [rule('step', 'no_contact')]
  const waited = asked_at === null ? PAUSE : between(asked_at, now)
  return waited < PAUSE ? [locked(Math.ceil((PAUSE - waited) / SECOND), 'just_asked')] : []
}
