import type { OpenedPublic, PublicOrder } from '../../../contract/proof/links.ts'
import { statusOf } from '../../../domain/order/category.ts'
import { decide } from '../../../domain/order/decide.ts'
import { disputableUntil } from '../../../domain/order/proof/dispute.ts'
import { goodsOfParty } from '../../../domain/order/proof/goods-by-party.ts'
import type { StatementKind } from '../../../domain/order/proof/stating-party.ts'
import { evolve } from '../../../domain/order/evolve.ts'
import { blankOrder, enteredFrom } from '../../../domain/order/entry/new-order.ts'
import type { ActingRole, Order, Photo } from '../../../domain/order/order.ts'
import { isRefusal } from '../../../domain/order/refusal.ts'
import { whyNot } from '../../../domain/policy/access.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { Action } from '../../../domain/policy/question.ts'
import { policyOfRules } from '../../../domain/policy/ruled-policy.ts'
import { linkViewer, statementOf } from '../../../domain/policy/viewer.ts'
import type { Clock, Instant } from '../../../domain/time.ts'
import { everyPublicSentence } from '../../../domain/words/every-public-sentence.ts'
import { t } from '../../lib/language/language.ts'
import { sentenceOf, textFrom, type Sentence } from '../../../domain/words/sentence.ts'
import type { PublicRole } from '../link/address.ts'
import { attemptsKnown, attemptsTold, doorPhotosIn, photoTold } from './predict-attempts.ts'
import { commandsOf, type PendingAction } from './predict-commands.ts'
import { linesKnown, linesTold } from './predict-lines.ts'

/** The text of a message descriptor in the page's language. */
const said = (sentence: Sentence): string => textFrom(everyPublicSentence, sentence, t)

/**
 * The order as it will be once everything is on record, as far as this phone can tell; `doubts`
 * says, by key, what will likely be refused and why.
 */
export interface Predicted {
  readonly order: PublicOrder
  readonly doubts: ReadonlyMap<string, string>
}

/** A record, so that the compiler asks for a role that is missing: the list comes with a schema. */
const roles: Readonly<Record<ActingRole, true>> = {
  transporter: true,
  client: true,
  receiver: true,
  driver: true,
}
const isRole = (text: string): text is ActingRole => Object.hasOwn(roles, text)
const roleIn = (text: string): ActingRole => (isRole(text) ? text : 'client')

const tagIn = (tag: string): Photo['tag'] => (tag === 'spoc' || tag === 'door' ? tag : 'epod')

/** What a public page knows of an order, in the domain's shape; what it does not know is blank. */
const orderFrom = (told: PublicOrder, statement: StatementKind, clock: Clock): Order => {
  const blank = blankOrder(told._id, '', {
    ...enteredFrom({ identifier: told.identifier }, clock),
    dispatch_date: told.dispatch_date,
  })
  const verified_at = told.status === 'received' ? (told.delivery_time ?? clock.now) : null
  return {
    ...blank,
    ...(told.label && { label: told.label }),
    ...linesKnown(told),
    ended: told.status === 'received' || told.status === 'rejected',
    delivery_time: told.delivery_time,
    epod: {
      ...blank.epod,
      client_rating: told.client_rating,
      otp: { verified: verified_at !== null, verified_at, verified_through: told.received_through },
      reject: { rejected: told.status === 'rejected', rejected_At: told.rejected_at },
      remarks: told.remarks.map((remark) => ({
        ...remark,
        action_by: roleIn(remark.action_by),
        custom_fields: remark.custom_fields ?? {},
      })),
      photos: [...told.photos, ...doorPhotosIn(told)].map((photo) => ({
        ...photo,
        tag: tagIn(photo.tag),
        action_by: roleIn(photo.action_by),
        digest: photo.url,
        captured_at: null,
        place: null,
      })),
      ...attemptsKnown(told),
      missing: (told.missing ?? []).map((row) => ({ ...row, statement })),
      damaged: (told.damaged ?? []).map((row) => ({ ...row, statement })),
      signature: told.signature ? { ...told.signature, url: '', digest: '' } : null,
      driverReach: told.reached_at ? [{ time: told.reached_at }] : [],
    },
  }
}

const signedIn = ({ epod: { signature } }: Order): PublicOrder['signature'] =>
  signature && {
    name: signature.name,
    relation: signature.relation,
    time: signature.time,
    action_by: signature.action_by,
  }

const ownGoods = ({ epod }: Order, statement: StatementKind): Partial<PublicOrder> => {
  const { missing, damaged } = goodsOfParty(epod, { statement })
  return { missing, damaged }
}

/** What the public page would be told of the order. */
const toldOf = (
  before: PublicOrder,
  order: Order,
  statement: StatementKind,
  policy: Policy,
): PublicOrder => ({
  ...before,
  status: statusOf(order),
  delivery_time: order.delivery_time,
  rejected_at: order.epod.reject.rejected_At,
  received_through: order.epod.otp.verified_through,
  remarks: order.epod.remarks.map(({ name, late, ...remark }) => ({
    ...remark,
    name: name ?? t(everyPublicSentence).anonymous,
    ...(late && { late }),
  })),
  photos: order.epod.photos.filter(({ tag }) => tag !== 'door').map(photoTold),
  ...attemptsTold(before, order),
  ...linesTold(before, order),
  ...(before.missing === undefined ? {} : ownGoods(order, statement)),
  client_rating: order.epod.client_rating,
  ...(before.signature === undefined ? {} : { signature: signedIn(order) }),
  ...(order.label && { label: order.label }),
  ...(before.disputable_until === undefined
    ? {}
    : { disputable_until: before.disputable_until ?? disputableUntil(order, policy) }),
  ...(before.reached_at === undefined
    ? {}
    : { reached_at: order.epod.driverReach.at(-1)?.time ?? null }),
})

/**
 * Predicts with the same `decide` and `evolve` that the server runs, what these waiting actions
 * will make of the order.
 */
export const predicted = (
  { result, client_config }: Pick<OpenedPublic, 'result' | 'client_config'>,
  role: PublicRole,
  waiting: readonly PendingAction[],
  now: Instant,
): Predicted => {
  const policy = policyOfRules(client_config.rules)
  const clock: Clock = { now, time_zone: client_config.time_zone }
  const viewer = linkViewer({ client_id: '', client: '' }, result._id, {
    id: null,
    party: role,
    proof: 'reference',
  })
  const statement = statementOf(viewer, null)
  const before = orderFrom(result, statement, clock)
  const doubts = new Map<string, string>()
  let order = before
  for (const item of waiting) {
    for (const command of commandsOf(item, clock)) {
      const outcome = decide(order, command, viewer, policy, { ...clock, now: item.captured_at })
      if (isRefusal(outcome)) doubts.set(item.key, said(outcome.refused[0]))
      else {
        order = outcome.reduce(
          (standing, event, index) =>
            evolve(standing, {
              ...event,
              // Whatever is said here: `evolve` knows no shape but today's.
              v: 1,
              order_id: order._id,
              seq: order.rev + index + 1,
              actor: {
                username: null,
                role: role === 'receiver' ? 'receiver' : 'driver',
                link_id: null,
              },
              policy_version: 0,
              device_time: item.captured_at,
              server_time: item.captured_at,
              place: null,
              files: [],
              prev: '',
            }),
          order,
        )
      }
    }
  }
  // The server knows more than the phone: its word stands wherever the waiting actions change
  // nothing.
  const judged = (of: Order, action: Action): PublicOrder['may'][string] => {
    const [reason] = whyNot(of, action, viewer, policy, clock)
    return reason ? { ...sentenceOf(reason), message: said(reason) } : null
  }
  const may = Object.fromEntries(
    Object.entries(result.may).map(([name, told]) => {
      // The server names actions only.
      const action = name as Action
      const [was, is] = [judged(before, action), judged(order, action)]
      return [name, JSON.stringify(was) === JSON.stringify(is) ? told : is]
    }),
  )
  return { order: { ...toldOf(result, order, statement, policy), may }, doubts }
}
