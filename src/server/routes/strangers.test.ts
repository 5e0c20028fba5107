import { present } from '../testing/present.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUIDv7 } from 'node:crypto'
import type { Order } from '../../domain/order/order.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

/** What belongs to one order: its ids, as callers may hold them. */
interface Belongings {
  readonly order: string
  readonly link: string
  readonly photo: string
  readonly import: string
  batch: string
  readonly session: string
  readonly reference: string
  readonly view: string
  /** A change of many orders. */
  readonly many: string
  /** A download that is kept. */
  readonly kept: string
}

let t: TestApp
let foreign: Belongings
let sibling: Belongings
let orders: Order[]
/** Who calls: accounts, and the holder of a link to an order of its own. */
let callers: Record<string, string>

const belongingsOf = async (as: string, order: Order): Promise<Belongings> => {
  const link = (await t.call(as, `/orders/${order._id}/links`, { party: 'receiver' })).body
    .result as { id: string; url: string }
  const photo = present(
    (await t.call(as, '/update_epod', { _id: order._id, photos: [sent(await aJpeg())] })).body
      .result?.epod.photos[0]?.url,
  )
  const bulk = (
    await t.call(as, '/request-cutter/receive_data_new.json', {
      data: [{}],
      callback_data: { url: `${t.deps.settings.public_url}/api/orders` },
    })
  ).body as { request_id?: string }
  const session = (await t.call(as, '/sessions')).body.result[0]?.id as string
  const view = (await t.call(as, '/views', { name: order._id, search: '' })).body.result.id
  const batch = randomUUIDv7()
  await t.call(as, '/imports', { import_id: batch, file_name: 'rows.csv', rows: 1 })
  return {
    order: order._id,
    link: link.id,
    photo,
    batch,
    import: bulk.request_id ?? randomUUIDv7(),
    session,
    reference: link.url.split('/').at(-1) ?? '',
    view,
    many: (
      await t.call(as, '/bulk_changes', {
        kind: 'edit',
        orders: [{ _id: order._id }],
        edit: { truck_number: 'x' },
      })
    ).body.result.id,
    kept: (await t.call(as, '/downloads', { kind: 'report', asked: {} })).body.result.id as string,
  }
}
const nothing = (): Belongings => {
  const order = randomUUIDv7()
  return {
    order,
    link: randomUUIDv7(),
    photo: `/api/files/${order}/${'0'.repeat(64)}.jpg`,
    import: randomUUIDv7(),
    batch: randomUUIDv7(),
    session: randomUUIDv7(),
    reference: 'x'.repeat(22),
    view: randomUUIDv7(),
    many: randomUUIDv7(),
    kept: randomUUIDv7(),
  }
}

beforeAll(async () => {
  t = await openTestApp()
  const own = await anOrder(t)
  orders = [
    await anOrder(t, 'bayer'),
    await anOrder(t, 'acme', {
      transporter: 'Other Carrier',
      destination: { name: 'Elsewhere' },
      client: 'Somebody',
    }),
  ]
  const [a, b] = orders as [Order, Order]
  foreign = await belongingsOf('bayer', a)
  sibling = await belongingsOf('acme', b)
  const page = (
    await t.call(null, `/public/receiver/${(await belongingsOf('acme', own)).reference}`)
  ).body as { token: string }
  callers = {
    acme: 'acme',
    'acme-vendor': 'acme-vendor',
    'acme-distributor': 'acme-distributor',
    admin: 'admin',
    bayer: 'bayer',
    link: `Bearer ${page.token}`,
  }
})
afterAll(() => t.close())

/** Every call of the API that takes an id of something. */
const calls: readonly [
  name: string,
  url: (its: Belongings) => string,
  body?: (its: Belongings) => object,
][] = [
  ['GET /orders/:id', ({ order }) => `/orders/${order}`],
  ['GET /orders/:id/events', ({ order }) => `/orders/${order}/events`],
  ['GET /orders/:id/actions', ({ order }) => `/orders/${order}/actions`],
  ['GET /orders/:id/links', ({ order }) => `/orders/${order}/links`],
  [
    'POST /orders/:id/links',
    ({ order }) => `/orders/${order}/links`,
    () => ({ party: 'tracking' }),
  ],
  [
    'POST /orders/:id/links/revoke',
    ({ order }) => `/orders/${order}/links/revoke`,
    ({ link }) => ({ link_id: link }),
  ],
  [
    'POST /orders/:id/owed/send',
    ({ order }) => `/orders/${order}/owed/send`,
    () => ({ step: 'receive' }),
  ],
  ['GET /orders/:id/messages', ({ order }) => `/orders/${order}/messages`],
  ['GET /orders/:id/epcis', ({ order }) => `/orders/${order}/epcis`],
  [
    'GET /orders/:id/status-message',
    ({ order }) => `/orders/${order}/status-message?format=iftsta&receiver=X&scac=AB`,
  ],
  // A job has an id of its own.
  ['GET /epcis/capture/:id', ({ import: job }) => `/epcis/capture/${job}`],
  ['GET /orders/:id/proof', ({ order }) => `/orders/${order}/proof`],
  ['GET /orders/:id/proof-pack', ({ order }) => `/orders/${order}/proof-pack`],
  ['GET /orders/:id/certificate', ({ order }) => `/orders/${order}/certificate`],
  ['GET /orders/:id/versions', ({ order }) => `/orders/${order}/versions`],
  [
    'POST /orders/review',
    () => '/orders/review',
    ({ order }) => ({ order_id: order, is_approved: true }),
  ],
  [
    'POST /items/remarks/bulk/:id',
    ({ order }) => `/items/remarks/bulk/${order}`,
    () => ({ remarks: [{ item_no: '1', text: 'Other', received_quantity: 1 }] }),
  ],
  [
    'POST /lots/submitLotEvent',
    () => '/lots/submitLotEvent',
    ({ order }) => ({
      _id: order,
      identifier: 'L-1',
      event: 'wh_out',
      submitted_data: [{ key: 'crate', expected_value: 1 }],
    }),
  ],
  ['GET /files/:order/:name', ({ photo }) => photo],
  ['POST /trigger_otp', () => '/trigger_otp', ({ order }) => ({ _id: order })],
  ['POST /requestid', () => '/requestid', (its) => ({ request_id: its.import, username: 'acme' })],
  [
    'POST /bulk/deliveries/uploads/:id/undo',
    ({ batch }) => `/bulk/deliveries/uploads/${batch}/undo`,
    () => ({}),
  ],
  ['POST /imports/:id/undo', ({ batch }) => `/imports/${batch}/undo`, () => ({})],
  [
    'POST /request-cutter/receive_data_new.json',
    () => '/request-cutter/receive_data_new.json',
    ({ batch }) => ({
      import_id: batch,
      data: [{}],
      callback_data: { url: `${t.deps.settings.public_url}/api/orders` },
    }),
  ],
  [
    'POST /edit_epod',
    () => '/edit_epod',
    ({ order }) => ({ _id: order, rev: 1, truck_number: 'KA05ZZ0001', identifier: 'TAKEN-OVER' }),
  ],
  ['POST /views/remove', () => '/views/remove', ({ view }) => ({ id: view })],
  [
    'POST /orders/triggerNotification',
    () => '/orders/triggerNotification',
    ({ order }) => ({
      order_ids: [order],
      notificationType: ['email'],
      targets: { emails: ['a@example.com'] },
    }),
  ],
  ['POST /download', () => '/download', ({ order }) => ({ order_ids: [order] })],
  ['POST /download/pod', () => '/download/pod', ({ order }) => ({ order_ids: [order] })],
  ['GET /bulk_changes/:id', ({ many }) => `/bulk_changes/${many}`],
  ['GET /bulk_changes/:id/orders', ({ many }) => `/bulk_changes/${many}/orders`],
  ['POST /bulk_changes/:id/stop', ({ many }) => `/bulk_changes/${many}/stop`, () => ({})],
  ['POST /bulk_changes/:id/undo', ({ many }) => `/bulk_changes/${many}/undo`, () => ({})],
  ['GET /downloads/:id', ({ kept }) => `/downloads/${kept}`],
  ['GET /downloads/:id/file', ({ kept }) => `/downloads/${kept}/file`],
  ['POST /downloads/:id/remove', ({ kept }) => `/downloads/${kept}/remove`, () => ({})],
  ['POST /sessions/end', () => '/sessions/end', ({ session }) => ({ id: session })],
  ...Object.entries({
    receive: { receive: true },
    reject: { reject: true },
    otp: { otp: 123_456 },
    remark: { remarks: { text: 'x' } },
    goods: { missing: [{ text: 'x', qty: 1 }] },
    quantities: { quantities: [{ line: 'total', quantity: 1 }] },
    dispute: { dispute: 'x' },
    claim: { claim: { number: 1, owner: 'x' } },
    reupdate: { reupdate: { reason: 'x' } },
    correction: { correction: { field: 'ship_unit', value: 1, reason: 'x' } },
    signature: { signature: { name: 'x', relation: 'x', image: 'data:image/png;base64,AAAA' } },
    photo: { photos: [sent(Buffer.from('no picture'))] },
    deletion: { deletePhoto: 'x' },
    rating: { client_rating: 5 },
    outbound: { triggerOutBound: true },
  }).map(([name, action]): [string, () => string, (its: Belongings) => object] => [
    `POST /update_epod ${name}`,
    () => '/update_epod',
    ({ order }) => ({ _id: order, ...action }),
  ]),
]

/** An answer without what follows from the moment alone: on PostgreSQL the log's place moves on. */
const told = ({
  code,
  headers: { date: _date, 'x-request-id': _id, 'live-position': place, ...headers },
  body,
}: Reply): string =>
  JSON.stringify({
    code,
    headers: { ...headers, has_place: place !== undefined },
    body: Buffer.isBuffer(body) ? body.toString('base64') : (body as unknown),
  })

/**
 * Who may not know of what: everybody of another client’s, and within a client whoever does not
 * reach the order.
 */
const strangers: readonly [who: string, whose: 'foreign' | 'sibling'][] = [
  ['acme', 'foreign'],
  ['acme-vendor', 'foreign'],
  ['acme-distributor', 'foreign'],
  ['admin', 'foreign'],
  ['link', 'foreign'],
  ['bayer', 'sibling'],
  ['acme-vendor', 'sibling'],
  ['acme-distributor', 'sibling'],
  ['link', 'sibling'],
]

describe.each(calls)('%s', (name, url, body) => {
  it.each(strangers)(
    'answers %s about what is %s byte for byte as about what does not exist [ROLE-15]',
    async (who, whose) => {
      const ask = async (its: Belongings): Promise<string> =>
        told(await t.call(callers[who] ?? '', url(its), body?.(its)))
      const its = whose === 'foreign' ? foreign : sibling
      const answer = await ask(its)
      expect(answer).toBe(await ask(nothing()))
      // A download has what is found, and of these nothing is; a row of a body that names an
      // unknown import is a wrong row.
      expect([
        401,
        403,
        404,
        ...(name.startsWith('POST /download') ? [200] : []),
        ...(name.startsWith('POST /request-cutter') ? [422] : []),
      ]).toContain((JSON.parse(answer) as Reply).code)
    },
  )
})

it('has left no trace in the log of any order [ROLE-15] [PROF-01]', async () => {
  for (const { _id } of orders)
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual([
      'created',
      'link_created',
      'photo_added',
    ])
  for (const as of ['acme', 'bayer']) expect((await t.call(as, '/validtoken', {})).code).toBe(200)
})

it('names every call that takes an id', async () => {
  const { paths } = (await t.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, object>>
  }>()
  const taking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) =>
        /"format":"uuid"/.test(
          JSON.stringify([
            (call as { parameters?: object }).parameters,
            (call as { requestBody?: object }).requestBody,
          ]),
        ),
      )
      .map(
        ([method]) =>
          `${method.toUpperCase()} ${path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
  )
  const covered = new Set(calls.map(([name]) => name.split(' ').slice(0, 2).join(' ')))
  // `before` is a place in a list, and the account’s own list in any case; the id of a new import
  // is the sender’s to choose, within the account. A token or a hold is sought among those of the
  // client that is named, whose administrator is asked for first: their own tests.
  const own = [
    'GET /outbox',
    'GET /imports',
    // What is not seen is left, as what is not there: bulk-changes.test.ts.
    'GET /bulk_changes',
    'POST /bulk_changes',
    'POST /imports',
    // So is that of an upload of deliveries, whose rows name orders by their numbers.
    'GET /bulk/deliveries/uploads',
    'POST /bulk/deliveries/uploads',
    'POST /bulk/deliveries',
    'GET /users/changes',
    'POST /clients/:key/scim-tokens/revoke',
    'POST /clients/:key/legal-holds/:id/end',
    'POST /clients/:key/opt-outs/:id/lift',
    // Of the account's own: sought among its keys alone.
    'POST /account/passkeys/rename',
    'POST /account/passkeys/remove',
    // Of administrators alone: webhooks.test.ts, api-keys.test.ts, account-exports.test.ts,
    // erasing-limits.test.ts, message-ledger.test.ts.
    'GET /outbox/:id',
    'POST /outbox/:id/again',
    'GET /account/exports/:id/archive',
    'POST /erasures/access',
    'DELETE /webhooks/:id',
    'POST /webhooks/:id/rotate',
    'POST /webhooks/:id/enable',
    'GET /webhooks/:id/deliveries',
    'POST /webhooks/:id/deliveries/:delivery/again',
    'DELETE /api-keys/:id',
  ]
  expect(taking.filter((call) => !covered.has(call) && !own.includes(call))).toEqual([])
})
