import { actionOf } from '../../order/commands.ts'
import { decide } from '../../order/decide.ts'
import { inputFrom } from '../../order/entry/edit-fields.ts'
import { decideNew } from '../../order/entry/create.ts'
import { blankOrder } from '../../order/entry/new-order.ts'
import { evolve } from '../../order/evolve.ts'
import type { OrderEvent, Recorded } from '../../order/events.ts'
import type { Order } from '../../order/order.ts'
import { pastCommand } from '../../order/past-command.ts'
import { closedAt } from '../../order/proof/dispute.ts'
import { isRefusal, type Refusal } from '../../order/refusal.ts'
import { later, type ClaimedTime, type Clock, type Instant } from '../../time.ts'
import { sentenceOf } from '../../words/sentence.ts'
import type { Policy, PolicyDocument } from '../policy.ts'
import type { Action } from '../question.ts'
import type { Reason } from '../reason.ts'
import { resolvePolicy } from '../resolve.ts'
import {
  isKeyName,
  KEY_PREFIX,
  keyViewer,
  linkViewer,
  type LinkParty,
  type Viewer,
} from '../viewer.ts'

/** An order's log, whole or from its beginning. */
export interface OrderLog {
  readonly order_id: string
  readonly identifier: string
  readonly events: readonly Recorded[]
}

/** Who may be in the logs: the client itself, and its accounts as they are today, by username. */
export interface Cast {
  readonly host: Pick<Viewer, 'client_id' | 'client'>
  readonly accounts: ReadonlyMap<
    string,
    { readonly viewer: Viewer; readonly config: PolicyDocument }
  >
}

/** An action of the past that a draft would have refused. */
export interface PastRefusal {
  readonly order_id: string
  readonly identifier: string
  readonly action: Action
  readonly at: Instant
  readonly by: string | null
  readonly reasons: readonly [Reason, ...Reason[]]
  /** What holds today would refuse it too: not the draft alone is why. */
  readonly today_too: boolean
}

/** One action of the past, judged; `refused` is null where it would happen again. */
export interface PastVerdict {
  readonly action: Action
  readonly refused: PastRefusal | null
}

/** An action on record that can be judged again. */
interface PastAction {
  readonly action: Action
  readonly whyNot: (viewer: Viewer, policy: Policy) => readonly Reason[]
}

const reasonsIn = (outcome: readonly OrderEvent[] | Refusal): readonly Reason[] =>
  isRefusal(outcome) ? outcome.refused : []

/**
 * What the device claimed of an action, where it was judged by that: of an ending its believed
 * time; of an arrival or a failed delivery on record after the order's end, that it was before it.
 * All else counts as of its receipt, however late it came.
 */
const claimOf = (order: Order | null, event: Recorded): ClaimedTime | undefined => {
  const device_now = event.server_time
  switch (event.type) {
    case 'received':
    case 'rejected':
      return event.data.captured_at ? { at: event.data.captured_at, device_now } : undefined
    case 'outbound':
    case 'delivery_attempted': {
      const ended = order && closedAt(order)
      return ended && event.data.late ? { at: later(ended, -1), device_now } : undefined
    }
    default:
      return undefined
  }
}

/** What was done to an order as it stood; null for what nobody did. */
const actionIn = (order: Order | null, event: Recorded): PastAction | null => {
  const now = event.server_time
  const claim = claimOf(order, event)
  const clockIn = ({ time_zone }: Policy): Clock => ({ now, time_zone, claim })
  if (event.type === 'created') {
    const input = inputFrom(blankOrder(event.order_id, event.data.user, event.data.entered))
    return {
      action: 'add_order',
      whyNot: (viewer, policy) => reasonsIn(decideNew(input, viewer, policy, clockIn(policy))),
    }
  }
  const command = order && pastCommand(order, event)
  return (
    command && {
      action: actionOf(command),
      whyNot: (viewer, policy) =>
        reasonsIn(decide(order, command, viewer, policy, clockIn(policy))),
    }
  )
}

/** Effective policies by what an account has of its own. */
const policies = (document: PolicyDocument): ((config: PolicyDocument) => Policy) => {
  const known = new Map<string, Policy>()
  return (config) => {
    const key = JSON.stringify(config)
    const policy = known.get(key) ?? resolvePolicy(document, config)
    known.set(key, policy)
    return policy
  }
}

/** Whoever came by a link, as far as the log tells; a link that it does not name was a code's. */
const holderOf = (
  { host }: Cast,
  event: Recorded,
  parties: ReadonlyMap<string, LinkParty>,
): Viewer => {
  const byRole = event.actor.role === 'receiver' ? 'receiver' : 'driver'
  const isAsking = event.type === 'otp_sent'
  const isByCode = event.type === 'received' && event.data.through === 'otp'
  const id = event.actor.link_id
  return linkViewer(host, event.order_id, {
    id,
    party: parties.get(id ?? '') ?? byRole,
    proof: isByCode ? 'code' : id !== null ? 'reference' : isAsking ? 'plain_id' : 'code',
  })
}

/**
 * Judges logs anew: every action that is on record, at the state and time of its event, as the
 * draft and each account's present overrides would have it. What the system did, and who is no
 * account any more, is left out; so is what was refused then, since no log holds it, and what
 * neither document lets happen since values of a person were erased.
 */
export const dryRun = (
  draft: PolicyDocument,
  today: PolicyDocument,
  cast: Cast,
): ((log: OrderLog) => PastVerdict[]) => {
  const [drafted, present] = [policies(draft), policies(today)]
  return ({ order_id, identifier, events }) => {
    const parties = new Map<string, LinkParty>()
    const is_erased = events.some(({ type }) => type === 'erased')
    let order: Order | null = null
    return events.flatMap((event): PastVerdict[] => {
      const past = actionIn(order, event)
      order = evolve(order, event)
      if (event.type === 'link_created') parties.set(event.data.link_id, event.data.party)
      const who = past && whoDid(cast, event, parties)
      if (!past || !who) return []
      const { action } = past
      const [first, ...others] = past.whyNot(who.viewer, drafted(who.config))
      if (!first) return [{ action, refused: null }]
      const today_too = past.whyNot(who.viewer, present(who.config)).length > 0
      // It lacks what was there then: that says nothing of either document.
      if (is_erased && today_too) return []
      const refused: PastRefusal = {
        order_id,
        identifier,
        action,
        at: event.server_time,
        by: event.actor.username,
        reasons: [first, ...others],
        today_too,
      }
      return [{ action, refused }]
    })
  }
}

const whoDid = (
  cast: Cast,
  event: Recorded,
  parties: ReadonlyMap<string, LinkParty>,
): { viewer: Viewer; config: PolicyDocument } | null => {
  const { username, role } = event.actor
  if (role === 'system') return null
  // A key has nothing of its own: it acts by the client's configuration alone.
  if (username !== null && isKeyName(username))
    return { viewer: keyViewer(cast.host, username.slice(KEY_PREFIX.length)), config: {} }
  if (username !== null) return cast.accounts.get(username) ?? null
  return { viewer: holderOf(cast, event, parties), config: {} }
}

/** How many actions of a kind were judged, and how many of them the draft would have refused. */
export interface ActionTally {
  readonly action: Action
  readonly judged: number
  readonly refused: number
}

/** How many actions of a kind the draft would have refused for one reason. */
export interface ReasonTally {
  readonly action: Action
  readonly reason: Reason
  readonly count: number
  /** Of those, the ones that today's document would refuse too. */
  readonly today_too: number
}

/** Verdicts by action, and refusals by action and reason, the most frequent first. */
export const tallyOf = (
  verdicts: readonly PastVerdict[],
): { actions: ActionTally[]; reasons: ReasonTally[] } => {
  const refusals = verdicts.flatMap(({ refused }) => refused ?? [])
  const actions = [...Map.groupBy(verdicts, ({ action }) => action)].map(([action, all]) => ({
    action,
    judged: all.length,
    refused: all.filter(({ refused }) => refused !== null).length,
  }))
  const each = refusals.flatMap(({ action, reasons, today_too }) =>
    reasons.map((reason) => ({ action, reason, today_too })),
  )
  const keyOf = ({ action, reason }: (typeof each)[number]): string =>
    JSON.stringify([action, sentenceOf(reason)])
  const reasons = [...Map.groupBy(each, keyOf).values()].flatMap((all) => {
    const [first] = all
    return first
      ? [
          {
            action: first.action,
            reason: first.reason,
            count: all.length,
            today_too: all.filter(({ today_too }) => today_too).length,
          },
        ]
      : []
  })
  return {
    actions: actions.toSorted((a, b) => b.refused - a.refused || b.judged - a.judged),
    reasons: reasons.toSorted((a, b) => b.count - a.count),
  }
}
