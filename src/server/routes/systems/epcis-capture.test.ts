import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later } from '../../../domain/time.ts'
import { words } from '../../../domain/testing/words.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await t.database.transaction(platform, ({ db }) =>
    sql`update users set config = config || '{"show_receive_button": true}'
      where username = 'acme-vendor'`.execute(db),
  )
})
afterAll(() => t.close())

const HOUR = 3_600_000
const dispatched = { dispatch_date: '2026-03-10', dispatch_time: '12:00' }
const order = (changes: object = {}) => anOrder(t, 'acme', { ...dispatched, ...changes })
const hourAgo = (): string => later(new Date().toISOString(), -HOUR)
const event = (identifier: string, changes: object = {}) => ({
  type: 'ObjectEvent',
  eventTime: hourAgo(),
  eventTimeZoneOffset: '+05:30',
  action: 'OBSERVE',
  bizStep: 'receiving',
  epcList: [],
  bizTransactionList: [
    {
      type: 'bol',
      bizTransaction: `http://epod.test/id/acme/bol/${encodeURIComponent(identifier)}`,
    },
  ],
  ...changes,
})
const creationDate = hourAgo()
const capture = (
  eventList: readonly unknown[],
  headers: Record<string, string> = {},
  as = 'acme-vendor',
): Promise<Reply> =>
  t.call(
    as,
    '/epcis/capture',
    {
      '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate,
      epcisBody: { eventList },
    },
    headers,
  )
const proceed = { 'gs1-capture-error-behaviour': 'proceed' }
const codes = ({ body }: Reply) =>
  body.errors.map(({ event: at, code }: { event: number; code: string }) => [at, code])
const types = async (id: string) => (await logOf(t, id)).map(({ type }) => type)

describe('a capture of EPCIS events', () => {
  it('records receipt, refusal and arrival as by hand, and answers 202 with its job [TRADE-04]', async () => {
    const [got, refused, there] = [
      await order(),
      await order(),
      await order({ destination: { name: 'Nagpur', loc: [21.1, 79] } }),
    ]
    const at = hourAgo()
    const reply = await capture([
      event(got.identifier, { eventTime: at, disposition: 'damaged' }),
      event(refused.identifier, { bizStep: 'shipping', disposition: 'returned' }),
      event(there.identifier, {
        bizStep: 'arriving',
        readPoint: { id: 'http://epod.test/id/acme/place/Nagpur' },
      }),
    ])
    expect([reply.code, reply.body.success, reply.body.errors]).toEqual([202, true, []])
    const { result } = (await t.call('acme', `/orders/${got._id}`)).body
    expect(result).toMatchObject({ ended: true, epod: { closer: at } })
    expect(await types(refused._id)).toContain('rejected')
    const arrived = (await t.call('acme', `/orders/${there._id}`)).body.result
    expect(arrived?.destination.geofence_in_time).not.toBeNull()
    const job = await t.call('acme-vendor', String(reply.headers['location']).replace('/api', ''))
    expect(job.body).toEqual(reply.body)
  })

  it('writes nothing where one is refused, unless it is to proceed [TRADE-04]', async () => {
    const [one, two] = [await order(), await order()]
    const events = [
      event(one.identifier),
      event('none'),
      event(two.identifier, { bizStep: 'arriving' }),
    ]
    const held = await capture(events)
    expect([held.code, held.body.success, codes(held)]).toEqual([
      202,
      false,
      [[1, 'delivery_unknown']],
    ])
    expect(await types(one._id)).toEqual(['created'])
    expect(await types(two._id)).toEqual(['created'])
    const gone = await capture(events, proceed)
    expect([gone.body.success, codes(gone)]).toEqual([false, [[1, 'delivery_unknown']]])
    expect(await types(one._id)).toContain('received')
    expect(await types(two._id)).toContain('outbound')
  })

  it('changes nothing when it comes again, and two at once record it once [TRADE-04]', async () => {
    const [one, two] = [await order(), await order()]
    const events = [event(one.identifier), event(two.identifier, { bizStep: 'arriving' })]
    const replies = await Promise.all([capture(events, proceed), capture(events, proceed)])
    const again = await capture(events)
    expect([...replies, again].map(({ code, body }) => [code, body.success])).toEqual([
      [202, true],
      [202, true],
      [202, true],
    ])
    expect((await types(one._id)).filter((type) => type === 'received')).toHaveLength(1)
    expect((await types(two._id)).filter((type) => type === 'outbound')).toHaveLength(1)
  })

  it('is one job under one key, whose other document is refused and does nothing [TRADE-04]', async () => {
    const [one, other] = [await order(), await order()]
    const key = { ...proceed, 'idempotency-key': randomUUID() }
    const events = [event(one.identifier, { bizStep: 'arriving' }), event('none')]
    const replies = [
      ...(await Promise.all([capture(events, key), capture(events, key)])),
      await capture(events, key),
    ]
    expect(new Set(replies.map(({ body }) => body.captureID)).size).toBe(1)
    expect(
      replies.map(({ code, body, headers }) => [
        code,
        codes({ body } as Reply),
        headers['location'],
      ]),
    ).toEqual(
      replies.map(({ body }) => [
        202,
        [[1, 'delivery_unknown']],
        `/api/epcis/capture/${body.captureID}`,
      ]),
    )
    const { code, body } = await capture([event(other.identifier)], key)
    expect([code, body.code]).toEqual([422, 'same_key_other_body'])
    expect(await types(other._id)).toEqual(['created'])
    const job = await t.call('acme-vendor', `/epcis/capture/${replies[0]?.body.captureID}`)
    expect(job.body).toEqual(replies[0]?.body)
  })

  it('knows no order of other clients and carriers, by number or by name [TRADE-04]', async () => {
    const [foreign, others] = [await anOrder(t, 'bayer'), await order({ transporter: 'Another' })]
    const byName = { bizTransactionList: [], epcList: [`http://epod.test/id/order/${foreign._id}`] }
    const reply = await capture(
      [event(foreign.identifier), event('', byName), event(others.identifier)],
      proceed,
    )
    expect(codes(reply)).toEqual([0, 1, 2].map((at) => [at, 'delivery_unknown']))
    expect(await types(others._id)).toEqual(['created'])
  })

  it('is not brought down by numbers and ids that no database keeps', async () => {
    const arriving = { bizStep: 'arriving' }
    const byId = {
      ...arriving,
      bizTransactionList: [],
      epcList: ['http://epod.test/id/order/none'],
    }
    const reply = await capture(
      [event('LR\0', arriving), event('x'.repeat(500), arriving), event('', byId)],
      proceed,
    )
    expect([reply.code, ...codes(reply)]).toEqual([
      202,
      [0, 'epcis_names_no_order'],
      [1, 'delivery_unknown'],
      [2, 'delivery_unknown'],
    ])
  })

  it('refuses the second event that ends an order, and what is none of its events', async () => {
    const one = await order()
    const reply = await capture(
      [
        event(one.identifier),
        event(one.identifier),
        null,
        7,
        event(one.identifier, { bizStep: 'packing' }),
      ],
      proceed,
    )
    expect(codes(reply)).toEqual([
      [1, 'epcis_twice'],
      [2, 'epcis_event_unfit'],
      [3, 'epcis_event_unfit'],
      [4, 'epcis_step_unknown'],
    ])
  })

  it('keeps each job for who sent it, and says it in the language of its reader', async () => {
    const { body } = await capture([event('none')])
    const path = `/epcis/capture/${body.captureID}`
    expect((await t.call('acme', path)).code).toBe(404)
    const hindi = await t.call('acme-vendor', path, undefined, { 'accept-language': 'hi' })
    expect(hindi.body.errors[0]).toMatchObject({
      code: 'delivery_unknown',
      message: 'ऐसा कोई ऑर्डर नहीं है',
    })
  })

  it('may hold as many values as the call says, and no more [TRADE-04] [ERRS-01]', async () => {
    const many = (each: number): unknown[] =>
      Array.from({ length: 200 }, () => event('none', { epcList: Array(each).fill('urn:x:1') }))
    const told = await capture(many(100), proceed)
    expect([told.code, codes(told).length]).toEqual([202, 200])
    const over = await capture(many(300), proceed)
    expect([over.code, over.body.message]).toEqual([413, words.too_many_values(50_000)])
  })

  it('is refused with 422 where it is no such document', async () => {
    expect((await capture([])).code).toBe(422)
    expect((await capture(Array.from({ length: 201 }, () => null))).code).toBe(422)
    expect((await capture([null], { 'gs1-capture-error-behaviour': 'x' })).code).toBe(422)
    expect((await t.call('acme', '/epcis/capture', { type: 'EPCISQueryDocument' })).code).toBe(422)
    expect(
      (await capture([event('x', { eventTime: later(new Date().toISOString(), 24 * HOUR) })])).body
        .success,
    ).toBe(false)
  })
})
