import type { OrderEvent, Recorded } from '../order/events.ts'
import { replay } from '../order/evolve.ts'
import { enteredFrom } from '../order/entry/new-order.ts'
import type { OrderInput } from '../order/entry/order-input.ts'
import type { Order } from '../order/order.ts'
import { shapeOf } from '../order/upcast.ts'
import type { PolicyDocument } from '../policy/policy.ts'
import { resolvePolicy } from '../policy/resolve.ts'
import type { Link, LinkParty, Reach, Viewer } from '../policy/viewer.ts'
import { later, type Clock, type Instant } from '../time.ts'

/** When decisions in tests are made: 12:00 in India. */
export const NOW: Instant = '2026-03-10T06:30:00.000Z'
export const clock: Clock = { now: NOW, time_zone: 'Asia/Kolkata' }

/** A clock that is `ms` ahead of the tests' own. */
export const clockAfter = (ms: number): Clock => ({ ...clock, now: later(NOW, ms) })

/** The effective policy of these documents. */
export const aPolicy = (client: PolicyDocument = {}, user: PolicyDocument = {}) =>
  resolvePolicy(client, user)

/** Somebody who signed in. */
export const aViewer = (reach: Reach = { kind: 'client' }): Viewer => ({
  client_id: 'c-1',
  client: 'northwind',
  username: 'u-1',
  user_id: 'u-1',
  reach,
  link: null,
})

/** Somebody who came by a public link. */
export const byLink = (party: LinkParty, proof: Link['proof'] = 'reference'): Viewer => ({
  ...aViewer({ kind: 'order', order_id: ORDER }),
  username: null,
  user_id: null,
  link: { id: 'l-1', party, proof },
})

/** A complete entry of an order that left at noon the day before and is due within 48 hours. */
export const anInput = (changes: Partial<OrderInput> = {}): OrderInput => ({
  identifier: 'LR-1',
  truck_number: 'MH12AB1234',
  client: 'Contoso Stores',
  source: { name: 'Pune' },
  destination: { name: 'Nagpur' },
  driver: { name: 'Ravi', contact: ['9876500001'] },
  dispatch_date: '2026-03-09',
  dispatch_time: '12:00',
  eta_hrs: 48,
  spocs: [{ name: 'Meera', contact: { phone: ['9876500002'], email: ['meera@example.com'] } }],
  ...changes,
})

const ORDER = '01900000-0000-7000-8000-000000000001'
/** The first event of an order entered with these changes. */
export const created = (changes: Partial<OrderInput> = {}): OrderEvent => ({
  type: 'created',
  data: { user: 'northwind', entered: enteredFrom(anInput(changes), clock) },
})

/** Events as the log would hold them, unchained, all at `at`. */
export const recorded = (events: readonly OrderEvent[], at: Instant = NOW, first = 1): Recorded[] =>
  events.map((event, index) => ({
    ...event,
    v: shapeOf(event.type),
    order_id: ORDER,
    seq: first + index,
    actor: { username: 'u-1', role: 'client', link_id: null },
    policy_version: 1,
    device_time: null,
    server_time: at,
    place: null,
    files: [],
    prev: '',
  }))

/** The order that `created` and these further events add up to. */
export const anOrder = (...events: OrderEvent[]): Order => orderOf({}, ...events)

/** An order entered with these changes, after these events. */
export const orderOf = (changes: Partial<OrderInput>, ...events: OrderEvent[]): Order => {
  const order = replay(recorded([created(changes), ...events]))
  if (!order) throw new Error('a log with events is an order')
  return order
}

/** Ready-made events for orders in tests. */
export const did = {
  received: {
    type: 'received',
    data: {
      through: 'receive',
      closer: null,
      geo_tag: { loc: null, action_by: 'client' },
      spoc: null,
    },
  },
  rejected: { type: 'rejected', data: { geo_tag: { loc: null, action_by: 'client' } } },
  remarked: (
    text: string,
    action_by: 'client' | 'driver' | 'receiver' | 'transporter' = 'receiver',
    exception = false,
  ): OrderEvent => ({
    type: 'remarked',
    data: {
      name: 'Meera',
      text,
      categories: [],
      action_by,
      custom_fields: {},
      extra_fields: {},
      exception,
    },
  }),
  photo: (url: string, tag: 'epod' | 'spoc' | 'door' = 'epod'): OrderEvent => ({
    type: 'photo_added',
    data: {
      url,
      tag,
      action_by: 'client',
      file_name: 'a.jpg',
      ext: 'jpg',
      digest: url,
      captured_at: null,
      place: null,
    },
  }),
  codeSent: (expires_at: Instant = later(NOW, 600_000)): OrderEvent => ({
    type: 'otp_sent',
    data: { nonce: 'n', contacts: ['9876500002'], expires_at },
  }),
  wrongCode: (locked_until: Instant | null = null): OrderEvent => ({
    type: 'otp_failed',
    data: { locked_until },
  }),
} as const satisfies Record<string, OrderEvent | ((...input: never[]) => OrderEvent)>
