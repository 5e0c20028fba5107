import { epodBody, requestedIn } from '../../../contract/proof/actions.ts'
import { statusOfKind } from '../../../contract/call.ts'
import { canonical } from '../../../domain/order/canonical.ts'
import type { Command } from '../../../domain/order/commands.ts'
import { decide } from '../../../domain/order/decide.ts'
import type { OrderEvent, Recorded } from '../../../domain/order/events.ts'
import { evolve } from '../../../domain/order/evolve.ts'
import { labelReadIn } from '../../../domain/order/label/read-label.ts'
import { enteredFrom } from '../../../domain/order/entry/new-order.ts'
import type { Order } from '../../../domain/order/order.ts'
import { missingStepsOf } from '../../../domain/order/parties/missing-steps.ts'
import { isRefusal } from '../../../domain/order/refusal.ts'
import { shapeOf } from '../../../domain/order/upcast.ts'
import { DAY, HOUR, later, type Clock, type Instant } from '../../../domain/time.ts'
import {
  trainee,
  trainingInput,
  trainingOrders,
  type TrainingOrder,
} from '../../../domain/training/made-up.ts'
import { trainingPolicy as policy } from '../../../domain/training/policy.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { trainingWords } from '../../../domain/words/training.ts'
import { newId } from '../../lib/api/new-id.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { said } from '../../lib/language/said.ts'
import { mailsOf, type Mail } from './mails.ts'

/** Everything that the tour knows, and nobody else. */
export interface TrainingState {
  readonly logs: Readonly<Record<TrainingOrder, readonly Recorded[]>>
  readonly inbox: readonly Mail[]
}

const newCode = (): string =>
  String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000))

/**
 * A desk whose orders live in this page: `decide` and `evolve` as the server runs them, over a log
 * that a reload forgets.
 */
export const newDesk = (now: () => Instant = () => new Date().toISOString()) => {
  const viewer = trainee(t(trainingWords).trainee)
  const clock = (): Clock => ({ now: now(), time_zone: policy.time_zone })
  const ids = Object.fromEntries(trainingOrders.map((order) => [order, newId()])) as Record<
    TrainingOrder,
    string
  >
  const orders = new Map<string, Order>()
  const files = new Map<string, Blob>()
  /** The code of each number that the log speaks of; the server would derive it. */
  const codes = new Map<string, string>()
  const listeners = new Set<() => void>()
  let told: TrainingState = { logs: { otp: [], shortage: [], refusal: [] }, inbox: [] }

  const nameOf = (order_id: string): TrainingOrder => {
    const name = trainingOrders.find((one) => ids[one] === order_id)
    if (!name) throw new ApiFailure(404, t(sentences).not_found)
    return name
  }
  const orderOf = (order_id: string): Order => {
    const order = orders.get(ids[nameOf(order_id)])
    if (!order) throw new ApiFailure(404, t(sentences).not_found)
    return order
  }
  const write = (
    name: TrainingOrder,
    events: readonly OrderEvent[],
    at: Instant,
    mail: readonly Mail[] = [],
  ): void => {
    const before = told.logs[name]
    const recorded = events.map((event, index): Recorded => ({
      ...event,
      v: shapeOf(event.type),
      order_id: ids[name],
      seq: before.length + index + 1,
      actor: { username: viewer.username, role: 'client', link_id: null },
      policy_version: 1,
      device_time: null,
      server_time: at,
      place: null,
      files: [],
      prev: '',
    }))
    const after = recorded.reduce<Order | null>(evolve, orders.get(ids[name]) ?? null)
    if (after) orders.set(ids[name], after)
    told = {
      logs: { ...told.logs, [name]: [...before, ...recorded] },
      inbox: [...mail, ...told.inbox],
    }
    listeners.forEach((listener) => listener())
  }

  for (const name of trainingOrders) {
    const entered = enteredFrom(trainingInput(name, clock()), clock())
    write(
      name,
      [{ type: 'created', data: { user: viewer.client, entered } }],
      entered.dispatch_date ?? now(),
    )
  }

  /**
   * Puts a command on record. Throws ApiFailure with the sentence and the code that the server
   * would answer.
   */
  const execute = (order_id: string, command: Command, code = ''): Order => {
    const order = orderOf(order_id)
    const outcome = decide(order, command, viewer, policy, clock())
    const events = isRefusal(outcome) ? (outcome.record ?? []) : outcome
    const name = nameOf(order_id)
    const at = now()
    write(name, events, at, mailsOf(order, events, code, { order: name, at }))
    if (!isRefusal(outcome)) return orderOf(order_id)
    const [first] = outcome.refused
    const errors = outcome.refused.flatMap((reason) =>
      reason.field === undefined
        ? []
        : [{ field: reason.field, code: reason.code, message: said(reason) }],
    )
    throw new ApiFailure(statusOfKind[first.kind], said(first), { errors }, first.code)
  }

  /** Keeps a file that goes on record; its address is one that only this desk knows. */
  const keep = async (name: string, data: string): Promise<{ url: string; digest: string }> => {
    const digest = newId()
    const url = `training:${digest}/${name}`
    const [head = '', base64 = ''] = data.split(',')
    files.set(
      url,
      new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], {
        type: head.replace(/^data:|;.*$/g, ''),
      }),
    )
    return { url, digest }
  }

  const update = async (input: unknown): Promise<string> => {
    const body = epodBody.parse(input)
    const requested = requestedIn(body)?.requested
    if (!requested) throw new ApiFailure(422, t(sentences).action_unclear)
    const { _id, geo_tag, closer } = body
    switch (requested.action) {
      case 'photo':
        for (const { file_name, file_data, tag } of requested.input) {
          const ext = file_name.split('.').at(-1)?.toLowerCase() ?? ''
          execute(_id, {
            type: 'photo',
            photo: {
              ...(await keep(file_name, file_data)),
              tag,
              file_name,
              ext,
              captured_at: null,
              place: null,
            },
          })
        }
        break
      case 'signature': {
        const { name, relation, image } = requested.input
        execute(_id, {
          type: 'signature',
          signature: { name, relation, ...(await keep('signature.png', image)) },
        })
        break
      }
      case 'label': {
        const read = labelReadIn(requested.input, clock())
        if ('code' in read) throw new ApiFailure(422, said(read), {}, read.code)
        execute(_id, { type: 'label', read })
        break
      }
      case 'not_delivered':
        execute(_id, { type: 'not_delivered', ...requested.input, geo_tag })
        break
      case 'verify_otp':
        execute(_id, {
          type: 'verify_otp',
          matches: codes.get(orderOf(_id).challenge.nonce ?? '') === String(requested.input),
          geo_tag,
          closer,
        })
        break
      default:
        execute(_id, requested.command)
    }
    return requested.said === 'otp_verified' ? t(sentences).thanks : said(sentence(requested.said))
  }

  const sendOtp = (order_id: string): void => {
    const [code, nonce] = [newCode(), newId()]
    codes.set(nonce, code)
    const lately = (ms: number): number =>
      told.logs[nameOf(order_id)].filter(
        ({ type, server_time }) => type === 'otp_sent' && server_time > later(now(), -ms),
      ).length
    execute(
      order_id,
      {
        type: 'trigger_otp',
        nonce,
        usage: { to_contact_in_hour: lately(HOUR), by_account_in_day: lately(DAY) },
      },
      code,
    )
  }

  return {
    ids,
    policy,
    viewer,
    update,
    sendOtp,
    orderOf,
    owedBy: (order_id: string) => missingStepsOf(orderOf(order_id), policy, clock()),
    linesOf: (order_id: string) =>
      told.logs[nameOf(order_id)].map((event) => ({
        seq: event.seq,
        body: canonical(event),
        digest: '',
      })),
    fileAt: (url: string): Blob | null => files.get(url) ?? null,
    now: (): TrainingState => told,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One such desk. */
export type Desk = ReturnType<typeof newDesk>
