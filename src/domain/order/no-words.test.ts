import { expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Viewer } from '../policy/viewer.ts'
import { anInput, aPolicy, aViewer, byLink, clockAfter, recorded } from '../testing/factories.ts'
import { MINUTE } from '../time.ts'
import type { Command } from './commands.ts'
import { decideNew } from './entry/create.ts'
import { decide } from './decide.ts'
import type { OrderEvent, Recorded } from './events.ts'
import { evolve } from './evolve.ts'
import type { Order } from './order.ts'
import { isRefusal } from './refusal.ts'

const document: PolicyDocument = {
  show_receive_button: true,
  review_levels: 2,
  signature: 'optional',
  item_remarks: true,
  config: { allow_manual_trigger_for_epod_notifications: true },
}
/** All that people type and choose in this story; the rest of its texts are the product's own. */
const typed = '«typed»'
const [office, receiver, driver] = [aViewer(), byLink('receiver'), byLink('driver')]
const remark = (by: string, extra_fields: Record<string, string> = {}): Command => ({
  type: 'remark',
  by,
  text: typed,
  categories: [],
  custom_fields: { [typed]: typed },
  extra_fields,
})
const line = { line: typed, quantity: 7, damaged: 1, wrong: 0, expired: 0, note: typed }
const approve = { type: 'review', is_approved: true } as const
const steps: readonly (readonly [Viewer, Command])[] = [
  [office, { type: 'create_link', link_id: 'l', party: 'receiver', expires_at: clockAfter(0).now }],
  [office, { type: 'revoke_link', link_id: 'l' }],
  [office, { type: 'edit', edit: { truck_number: typed }, rev: null, unseen: [] }],
  [office, { type: 'notify', notificationType: 'email', is_carried: true }],
  [driver, { type: 'outbound', geo_tag: { loc: [21.1, 79.1] } }],
  [driver, { type: 'not_delivered', reason: 'nobody_there', text: typed }],
  [receiver, { type: 'answer_attempt', number: 1, answer: 'nobody_came' }],
  [receiver, remark('')],
  [office, remark(typed, { [typed]: typed })],
  [receiver, remark(typed)],
  [receiver, { type: 'goods_condition', missing: [{ text: typed, qty: 1 }], damaged: null }],
  [
    receiver,
    { type: 'signature', signature: { name: typed, relation: typed, url: typed, digest: 'd' } },
  ],
  [receiver, { type: 'quantities', lines: [line] }],
  [office, { type: 'receive' }],
  [receiver, { type: 'dispute', text: typed }],
  [receiver, { type: 'rating', client_rating: 4 }],
  [office, { type: 'claim', number: 1, owner: typed }],
  [office, { type: 'claim', number: 1, outcome: { decision: 'partly', note: typed, amount: 1 } }],
  [office, approve],
  [office, approve],
  [office, { type: 'correct', field: 'invoice', value: typed, reason: typed }],
  [office, { type: 'report_error', act: 'closing', reason: typed }],
  [
    { ...office, username: 'second' },
    { type: 'settle_error', is_confirmed: true },
  ],
]

/** Everything that the log and the order hold after the story, a turn after the other. */
const told = (turns: readonly (readonly [Viewer, Command])[]) => {
  const policy = aPolicy(document)
  const first = decideNew(
    anInput({
      identifier: typed,
      truck_number: typed,
      client: typed,
      source: { name: typed },
      destination: { name: typed, loc: [21.1, 79.1] },
      driver: { name: typed, contact: ['9876500001'] },
      spocs: [{ name: typed, contact: { phone: ['9876500002'] } }],
      Items: [{ item_no: typed, product_quantity: 10 }],
    }),
    office,
    policy,
    clockAfter(0),
  )
  let order: Order | null = null
  const log: Recorded[] = []
  const happened = (events: readonly OrderEvent[], minute: number): void => {
    for (const event of recorded(events, clockAfter(minute * MINUTE).now, log.length + 1)) {
      log.push(event)
      order = evolve(order, event)
    }
  }
  if (isRefusal(first)) throw new Error('refused')
  happened(first, 0)
  for (const [index, [viewer, command]] of turns.entries()) {
    const clock = clockAfter((index + 1) * MINUTE)
    const outcome: ReturnType<typeof decide> = order
      ? decide(order, command, viewer, policy, clock)
      : []
    if (isRefusal(outcome)) throw new Error(`${command.type}: ${JSON.stringify(outcome.refused)}`)
    happened(outcome, index + 1)
  }
  return { log, order: order as Order | null }
}

/** The texts at the leaves of a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
/** A code, a number, a time, or what somebody typed. */
const isNoWord = (text: string): boolean =>
  text === typed || /^[a-z0-9_:-]*$/.test(text) || !Number.isNaN(Date.parse(text))

it('holds nothing that a person reads but what people typed, in log and state [REPL-01]', () => {
  const { log, order } = told(steps)
  expect(order?.epod.remarks.map(({ name }) => name)).toEqual([null, typed, typed])
  expect(order?.notification_details).toMatchObject([{ status: 'not_delivered' }])
  expect(order?.review).toEqual({ outcome: 'approved', level: 2, is_final: true })
  expect(order?.claims).toMatchObject([{ origin: 'difference', text: null }, { text: typed }])
  const words = textsIn([log, order]).filter((text) => !isNoWord(text))
  // The wire's value of goods for which none was given: data, which clients send as well.
  expect([...new Set(words)]).toEqual(['NA'])
})
