import { randomUUIDv7 } from 'node:crypto'
import { isNobodys } from '../../../domain/contact.ts'
import type { Way } from '../../../domain/messages/channel.ts'
import { faultOf, UNREACHABLE, type MessageFault } from '../../../domain/messages/fault.ts'
import { nextStep, notArrived, receiptDue } from '../../../domain/messages/next-step.ts'
import { messageText } from '../../../domain/messages/template.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { between, SECOND, wallClock, type Clock } from '../../../domain/time.ts'
import { clockAt } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import {
  TooFast,
  Undeliverable,
  Unreachable,
  type Gateway,
  type OutgoingMessage,
} from '../../gateways/messages/messages.ts'
import { shortText, theirId } from '../../gateways/messages/receipts/receipt.ts'
import type { TryEnded } from '../../gateways/messages/throttle.ts'
import { passOn } from '../../stores/messages/fall-back.ts'
import {
  markExpired,
  markUnsent,
  postpone,
  postponeNotices,
  type Leased,
  type MarkedSent,
  type Spent,
  type Unsent,
} from '../../stores/messages/outbox.ts'
import { keepOptOuts } from '../../stores/messages/opt-outs.ts'
import { giveBackCost, reserveCost } from '../../stores/messages/spend.ts'
import type { ClientLook } from './client-looks.ts'
import type { TakenNotes } from './mark-taken.ts'
import { costOf, outgoingFor, partsOf } from './outgoing-message.ts'
import { isStillAsked } from './still-asked.ts'

/** A message is tried so often, and then given up. */
const MOST_TRIES = 8

/** What those who send share. */
export interface Sending {
  readonly deps: Deps
  readonly first_wait_ms: number
  readonly lookAt: (client_id: string) => Promise<ClientLook>
  readonly notes: TakenNotes
  /** Ends what is being sent. */
  readonly cut?: AbortSignal
}

/**
 * Wait after the given try, in ms: four times as long each time (10 s to 11 h), up to a quarter
 * less so that many do not come back together.
 */
export const waitAfter = (tries: number, first_wait_ms: number, chance: number): number =>
  first_wait_ms * 4 ** (tries - 1) * (1 - chance / 4)

const notAsked: TryEnded = { outcome: 'not_asked' }
const answered: TryEnded = { outcome: 'answered' }

/** Verdict: what comes next for a leased message. */
type Verdict =
  | { readonly do: 'note'; readonly owed: MarkedSent }
  | { readonly do: 'expire' }
  | { readonly do: 'postpone'; readonly wait_ms: number }
  | { readonly do: 'give_up'; readonly policy: Policy; readonly unsent: Unsent }
  | { readonly do: 'send'; readonly attempt: Attempt }

/** One try to hand a message to its provider, once its cost is reserved. */
interface Attempt {
  readonly gateway: Gateway
  readonly message: Leased
  readonly outgoing: OutgoingMessage
  readonly policy: Policy
  readonly cost: number
  readonly giveBack: () => Promise<void>
}

/** Does with a leased message what comes next for it; answers how its provider took it. */
export const sendMessage = async (
  sending: Sending,
  gateway: Gateway,
  message: Leased,
  asked_at: number,
): Promise<TryEnded> => {
  const { database } = sending.deps
  const verdict = await verdictOn(sending, gateway, message, asked_at)
  switch (verdict.do) {
    case 'note':
      await sending.notes.note(verdict.owed)
      return notAsked
    case 'expire':
      await markExpired(database, message.id)
      return notAsked
    case 'postpone':
      await postpone(database, message.id, verdict.wait_ms)
      return notAsked
    case 'give_up':
      await giveUp(sending, message, verdict.policy, verdict.unsent)
      return notAsked
    case 'send':
      return tryOnce(sending, verdict.attempt)
  }
}

const verdictOn = async (
  sending: Sending,
  gateway: Gateway,
  message: Leased,
  asked_at: number,
): Promise<Verdict> => {
  const { deps, first_wait_ms, notes } = sending
  const owed = notes.owed(message.id)
  if (owed) return { do: 'note', owed }
  if (isExpired(message, asked_at)) return { do: 'expire' }
  const look = await lookFor(sending, message)
  if (!look) return { do: 'postpone', wait_ms: first_wait_ms }
  const clock = clockAt(deps, look.policy, message.now)
  const kept = whyKept(message, look.policy, clock)
  if (kept) return kept
  if (message.has_waited && !(await isStillAsked(deps, message, clock))) return { do: 'expire' }
  const attempt = await paidAttempt(deps, gateway, message, look, clock)
  return attempt
    ? { do: 'send', attempt }
    : { do: 'give_up', policy: look.policy, unsent: ofOurs('money_cap') }
}

/** What keeps a message from its provider by the message and the policy alone; null for nothing. */
const whyKept = (message: Leased, policy: Policy, clock: Clock): Verdict | null => {
  if (message.tries > MOST_TRIES) return { do: 'give_up', policy, unsent: neverAnswered }
  const step = nextStep({ ...message, state: 'queued', sent_at: null }, notArrived, policy, clock)
  if (step.do === 'wait')
    return { do: 'postpone', wait_ms: Math.max(SECOND, between(clock.now, step.until)) }
  if (step.do !== 'send') return { do: 'give_up', policy, unsent: ofOurs(step.why) }
  return isNobodys(message.recipient)
    ? { do: 'give_up', policy, unsent: ofOurs('wrong_number') }
    : null
}

/**
 * Reserves what a try costs; null where that passes what the client's messages may cost in a day.
 */
const paidAttempt = async (
  deps: Deps,
  gateway: Gateway,
  message: Leased,
  look: ClientLook,
  { now }: Clock,
): Promise<Attempt | null> => {
  const { client_id, channel } = message
  const { policy } = look
  const outgoing = outgoingFor(message, look, deps)
  const cost = costOf(outgoing, channel, gateway)
  const { money_a_day } = policy.messages
  const { day } = wallClock(now, policy.time_zone)
  const isCounted = money_a_day !== null && cost > 0
  if (isCounted && !(await reserveCost(deps.database, client_id, day, cost, money_a_day)))
    return null
  const giveBack = async (): Promise<void> => {
    if (isCounted) await giveBackCost(deps.database, client_id, day, cost)
  }
  return { gateway, message, outgoing, policy, cost, giveBack }
}

/** The client of a message as it is now; null, said in the log, where it cannot be read. */
export const lookFor = async (
  { deps, lookAt }: Sending,
  { id, client_id }: Pick<Leased, 'id' | 'client_id'>,
): Promise<ClientLook | null> => {
  try {
    return await lookAt(client_id)
  } catch (error) {
    deps.log.warn({ err: error, client_id, outbox_id: id }, 'a message waits for its policy')
    return null
  }
}

const isExpired = ({ expires_in }: Leased, asked_at: number): boolean =>
  expires_in !== null && performance.now() - asked_at >= expires_in

const tryOnce = async (sending: Sending, attempt: Attempt): Promise<TryEnded> => {
  const { gateway, message, outgoing, policy, cost } = attempt
  const { id, channel } = message
  const spent = {
    cost: gateway.limits ? cost : null,
    parts: channel === 'sms' ? partsOf(outgoing) : null,
  }
  let provider_id: string
  // What fails behind the provider's yes is no reason to ask it again.
  try {
    const taken = await gateway.send(outgoing, sending.cut)
    provider_id = theirId(taken.provider_id) || id
  } catch (error) {
    return notTaken(sending, attempt, error, spent)
  }
  const isDue = receiptDue({ ...message, sent_at: message.now }, policy) !== null
  await sending.notes.note({
    id,
    provider_id,
    provider: gateway.name ?? null,
    ...spent,
    judge_minutes: isDue ? policy.messages.fall_back_minutes : null,
  })
  return answered
}

/** The provider did not take it, as far as is known: it is due again later, or given up. */
const notTaken = async (
  sending: Sending,
  { message, policy, giveBack }: Attempt,
  error: unknown,
  spent: Spent,
): Promise<TryEnded> => {
  const { deps, first_wait_ms } = sending
  const { id, client_id, channel, recipient, tries } = message
  const isUnreachable = error instanceof Unreachable
  // Where it was perhaps taken, it has perhaps been paid for.
  const isPaid = isUnreachable && error.perhaps_taken
  if (!isPaid) await giveBack()
  const reason = error instanceof Error ? error.message : String(error)
  const said = `${isUnreachable ? UNREACHABLE : ''}${shortText(reason, 480)}`
  const unsent = { error: said, why: whyOf(error) }
  // What the provider said may name the recipient, and stays in the ledger.
  deps.log.warn({ outbox_id: id, channel, tries }, 'a message did not leave')
  if (error instanceof TooFast) {
    await postpone(deps.database, id, error.wait_ms)
    if (error.limit_of === 'account') return { outcome: 'too_fast', wait_ms: error.wait_ms }
    if (error.limit_of === 'sender')
      await postponeNotices(deps.database, { client_id, channel }, error.wait_ms)
    return answered
  }
  if (error instanceof Undeliverable && error.why === 'opted_out' && channel !== 'email')
    await keepOptOuts(deps.database, [{ client_id, channel, recipient }], 'opted_out')
  if (tries >= MOST_TRIES || error instanceof Undeliverable)
    await giveUp(sending, message, policy, unsent)
  else {
    const wait = waitAfter(tries, first_wait_ms, Math.random())
    await markUnsent(deps.database, id, unsent, wait, isPaid ? spent : null)
  }
  return isUnreachable ? { outcome: 'unreachable' } : answered
}

/** The process ended in the last try: nobody knows what its provider said. */
const neverAnswered: Unsent = {
  error: `${UNREACHABLE}no answer was heard to the last try`,
  why: 'unreachable',
}

/** What no provider said, but we. */
const ofOurs = (error: string): Unsent => ({ error, why: faultOf('failed', error) ?? 'fault' })

const whyOf = (error: unknown): MessageFault => {
  if (error instanceof Undeliverable) return error.why
  return error instanceof Unreachable ? 'unreachable' : 'fault'
}

/** The message leaves no more: the next way is tried, where there is one. */
const giveUp = async (
  { deps: { database } }: Sending,
  message: Leased,
  policy: Policy,
  unsent: Unsent,
): Promise<void> => {
  const step = nextStep(
    { ...message, state: 'failed', sent_at: null, opted_out: false },
    notArrived,
    policy,
    { now: message.now, time_zone: policy.time_zone },
  )
  if (step.do === 'fall_back' && message.template)
    await passOn(database, message, insteadOf(message, step.to, step.after, policy), unsent)
  else await markUnsent(database, message.id, unsent, null)
}

/** The message that comes in the place of another: its text, for another channel. */
export const insteadOf = (
  { template, secret }: Pick<Leased, 'template' | 'secret'>,
  to: Way,
  after: readonly Way[],
  policy: Policy,
) => ({
  id: randomUUIDv7(),
  to,
  after,
  body: template ? messageText(template, to.channel, policy) : '',
  secret,
})
