import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, later, MINUTE, wallClock, type Instant } from '../../domain/time.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'
import { policed } from '../testing/policed.ts'
import { aRow } from '../testing/rows.ts'
import { firstRounds, sendDueCodes, type CodeRounds } from './dispatch-codes.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await policed(t, 'acme', { otp: { mode: 'delivery_code' } })
})
afterEach(() => t.setClock(null))
afterAll(() => t.close())

/** Noon in India; the orders of these tests left at 11. */
const NOON: Instant = '2026-03-10T06:30:00.000Z'
const left = { dispatch_date: '2026-03-10', dispatch_time: '11:00', eta_hrs: 24 }
const round = async (now: Instant, rounds: readonly CodeRounds[] = [firstRounds()]) => {
  t.setClock(now)
  await Promise.all(rounds.map((one) => sendDueCodes(t.deps, one)))
}
const codesOf = async (id: string) =>
  (await logOf(t, id)).flatMap((event) =>
    event.type === 'otp_sent'
      ? [{ ...event.data, by: event.actor.username ?? event.actor.role, at: event.server_time }]
      : [],
  )
const otpsOf = async (id: string) => (await messagesOf(t, id)).filter(({ kind }) => kind === 'otp')

describe('delivery codes at dispatch', () => {
  it('go to each contact once, however many processes look, and receive the order [OTP-03] [OTP-02]', async () => {
    const order = await anOrder(t, 'acme', left)
    await round(NOON, [firstRounds(), firstRounds(), firstRounds()])
    await round(later(NOON, MINUTE))
    const [{ contact } = { contact: { phone: [], email: [] } }] = order.spocs
    // ETA and 48 hours.
    const expires_at = '2026-03-13T05:30:00.000Z'
    expect(await codesOf(order._id)).toMatchObject([
      { by: 'system', expires_at, contacts: [...contact.phone, ...contact.email] },
    ])
    const messages = await otpsOf(order._id)
    expect(messages.map(({ recipient }) => recipient).toSorted()).toEqual(
      [...contact.phone, ...contact.email].toSorted(),
    )
    for (const message of messages) {
      expect(message.body).toContain('13-03-2026 @ 11:00 AM')
      expect(message.body).not.toContain('minutes')
      expect(message.expires_at).toBe(expires_at)
    }
    t.setClock(later(NOON, 60 * HOUR))
    const entered = await t.call('acme', '/update_epod', { _id: order._id, otp: messages[0]?.otp })
    expect([entered.code, entered.body.message]).toEqual([200, 'otp verified'])
  })

  it('wait for a dispatch that is still to come [OTP-03]', async () => {
    const order = await anOrder(t, 'acme', { ...left, dispatch_time: '12:30' })
    await round(NOON)
    expect(await codesOf(order._id)).toEqual([])
    await round(later(NOON, 31 * MINUTE))
    expect(await codesOf(order._id)).toHaveLength(1)
  })

  it('go to orders of a file as well, whose import can be undone all the same [OTP-03] [IMPO-02]', async () => {
    t.setClock(NOON)
    const rows = [71, 72].map((n) => {
      const spocs = [{ name: 'Meera', contact: { phone: [`98765000${n}`] } }]
      return aRow({ ...left, spocs })
    })
    const [import_id, changing] = [randomUUID(), randomUUID()]
    for (const one of [import_id, changing])
      await t.call('acme', '/imports', { import_id: one, file_name: 'orders.xlsx', rows: 2 })
    const callback_data = { url: 'http://epod.test/api/orders' }
    const sent = { import_id, data: rows, chunk_size: 200, callback_data }
    expect((await t.call('acme', '/request-cutter/receive_data_new.json', sent)).code).toBe(200)
    const ids = (
      await t.database.read(platform, (db) =>
        db
          .selectFrom('orders')
          .select('id')
          .where(
            'identifier',
            'in',
            rows.map((row) => String(row['identifier'])),
          ),
      )
    ).map(({ id }) => id)
    const [_id = ''] = ids
    await t.call('acme', '/edit_epod', { _id, ship_unit: 4, import_id: changing })
    await round(later(NOON, MINUTE))
    expect(await Promise.all(ids.map(codesOf))).toMatchObject([
      [{ by: 'system' }],
      [{ by: 'system' }],
    ])
    const undone = async (id: string) =>
      (await t.call('acme', `/imports/${id}/undo`, {})).body.result
    expect(await undone(changing)).toEqual({ undone: 1, kept: [], left: 0 })
    await round(later(NOON, 2 * MINUTE))
    expect(await codesOf(_id)).toHaveLength(2)
    // The order that was edited meanwhile is no more as the file made it.
    expect(await undone(import_id)).toMatchObject({ undone: 1, kept: [{ code: 'touched_since' }] })
  })

  it('go to nobody on demand, nor of what left long ago, has ended or has a code [OTP-03]', async () => {
    const asked = await anOrder(t, 'acme', left)
    const others = await Promise.all([
      anOrder(t, 'bayer', left),
      anOrder(t, 'acme', { ...left, dispatch_date: '2026-03-08' }),
      anOrder(t, 'acme', left, [
        { type: 'rejected', data: { geo_tag: { loc: null, action_by: 'client' } } },
      ]),
      anOrder(t, 'acme', { ...left, spocs: [{ name: 'Nobody' }] }),
    ])
    t.setClock(NOON)
    expect((await t.call('acme', '/trigger_otp', { _id: asked._id })).code).toBe(200)
    await round(later(NOON, MINUTE))
    for (const { _id } of others) expect(await codesOf(_id)).toEqual([])
    expect(await codesOf(asked._id)).toHaveLength(1)
  })

  it('follow contacts that are changed days later, and no other edit [OTP-03] [EDIT-02]', async () => {
    const [order, vehicle] = [await anOrder(t, 'acme', left), await anOrder(t, 'acme', left)]
    await round(NOON)
    const now = later(NOON, 70 * HOUR)
    t.setClock(now)
    const spocs = [{ name: 'Other', contact: '9876500081' }]
    for (const edit of [
      { _id: order._id, spocs },
      { _id: vehicle._id, truck_number: 'KA05' },
    ])
      expect((await t.call('acme', '/edit_epod', edit)).code).toBe(200)
    await round(later(now, MINUTE))
    expect((await codesOf(order._id)).map(({ contacts }) => contacts.length)).toEqual([2, 1])
    expect((await otpsOf(order._id)).at(-1)?.recipient).toBe('9876500081')
    expect(await codesOf(vehicle._id)).toHaveLength(1)
  })

  it('keep to the caps of contact and account, and go on where there is room [OTP-03]', async () => {
    const spocs = [{ name: 'Meera', contact: { phone: ['9876500091'] } }]
    const orders = await Promise.all(
      Array.from({ length: 7 }, () => anOrder(t, 'acme', { ...left, spocs })),
    )
    const sent = async () =>
      (await Promise.all(orders.map(({ _id }) => codesOf(_id)))).flat().length
    await round(NOON, [firstRounds(), firstRounds()])
    expect(await sent()).toBe(5)
    // At the door of one that waits, the same receiver asks for one and gets it.
    const codes = await Promise.all(orders.map(({ _id }) => codesOf(_id)))
    const waiting = orders.find((_order, at) => codes[at]?.length === 0)
    expect((await t.call('acme', '/trigger_otp', { _id: waiting?._id })).code).toBe(200)
    await t.database.asOwner((db) =>
      db
        .updateTable('outbox')
        .set({ created_at: later(NOON, -2 * HOUR) })
        .where('recipient', '=', '9876500091')
        .execute(),
    )
    await policed(t, 'acme', { otp: { mode: 'delivery_code', per_account_a_day: 1 } })
    const rounds = firstRounds()
    await round(later(NOON, MINUTE), [rounds])
    expect([await sent(), rounds.capped.size]).toEqual([6, 1])
    await policed(t, 'acme', { otp: { mode: 'delivery_code' } })
    await round(later(NOON, 2 * MINUTE), [rounds])
    expect([await sent(), rounds.capped.size]).toEqual([7, 0])
  })

  it('leave to the door as many codes of the day as there were [OTP-03]', async () => {
    const day = { dispatch_date: '2026-05-10', dispatch_time: '11:00', eta_hrs: 24 }
    const noon = '2026-05-10T06:30:00.000Z'
    const orders = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        anOrder(t, 'shipper', {
          ...day,
          spocs: [{ name: 'Meera', contact: { phone: [`987650020${n}`] } }],
        }),
      ),
    )
    const waiting = async () => {
      const codes = await Promise.all(orders.map(({ _id }) => codesOf(_id)))
      return orders.filter((_order, at) => codes[at]?.length === 0).map(({ _id }) => _id)
    }
    const ask = async (_id: string) => (await t.call('shipper', '/trigger_otp', { _id })).code
    await policed(t, 'shipper', { otp: { mode: 'delivery_code', per_account_a_day: 2 } })
    await round(noon)
    const [third = '', fourth = '', ...none] = await waiting()
    expect(none).toEqual([])
    t.setClock(later(noon, MINUTE))
    expect([await ask(third), await ask(fourth)]).toEqual([200, 200])
    const [first] = orders
    expect(await ask(first?._id ?? '')).toBe(429)
    await policed(t, 'shipper', { otp: { mode: 'on_demand' } })
  })

  it('take turns among clients, and the next round goes on with who waits [OTP-03]', async () => {
    const day = { dispatch_date: '2027-06-10', dispatch_time: '11:00', eta_hrs: 24 }
    const now = '2027-06-10T06:30:00.000Z'
    await policed(t, 'bayer', { otp: { mode: 'delivery_code' } })
    for (const client of ['acme', 'bayer'])
      for (const n of [1, 2, 3]) {
        const spocs = [{ name: 'Meera', contact: { phone: [`987650030${n}`] } }]
        await anOrder(t, client, { ...day, spocs })
      }
    const rounds = firstRounds()
    const sent = async (in_all: number): Promise<string[]> => {
      t.setClock(now)
      await sendDueCodes(t.deps, rounds, undefined, { slice: 1, in_all })
      const rows = await t.database.read(platform, (db) =>
        db
          .selectFrom('outbox as m')
          .innerJoin('clients as c', 'c.id', 'm.client_id')
          .select('c.key')
          .where('m.kind', '=', 'otp')
          .where('m.recipient', 'like', '987650030%')
          .orderBy('m.id'),
      )
      return rows.map(({ key }) => key)
    }
    const first = await sent(3)
    expect([first.length, first[0] === first[1], first[0] === first[2]]).toEqual([3, false, true])
    const [one, other] = first
    expect(await sent(2)).toEqual([one, other, one, other, one])
    expect(await sent(100)).toEqual([one, other, one, other, one, other])
    await policed(t, 'bayer', { otp: { mode: 'on_demand' } })
  })

  it('are looked for at no further client once the process leaves [OTP-03]', async () => {
    await policed(t, 'bayer', { otp: { mode: 'delivery_code' } })
    const leaving = new AbortController()
    const looked = new Set<string>()
    const database: typeof t.database = Object.assign(Object.create(t.database), {
      read: (...asked: Parameters<typeof t.database.read>) => {
        const [{ client_id, kind }] = asked
        if (kind === 'client') looked.add(client_id)
        if (looked.size > 0) leaving.abort()
        return t.database.read(...asked)
      },
    })
    await sendDueCodes({ ...t.deps, database }, firstRounds(), leaving.signal)
    expect(looked.size).toBe(1)
    await policed(t, 'bayer', { otp: { mode: 'on_demand' } })
  })

  it('are found by a walk every quarter of an hour where nothing was left or written lately [OTP-03]', async () => {
    const now = later(new Date().toISOString(), 4 * HOUR)
    const { day, time } = wallClock(later(now, -HOUR), 'Asia/Kolkata')
    const earlier = { dispatch_date: day, dispatch_time: time, eta_hrs: 24 }
    const rounds = firstRounds()
    const first = await anOrder(t, 'acme', earlier)
    await round(now, [rounds])
    expect(await codesOf(first._id)).toHaveLength(1)
    const second = await anOrder(t, 'acme', earlier)
    await round(later(now, 14 * MINUTE), [rounds])
    expect(await codesOf(second._id)).toEqual([])
    await round(later(now, 15 * MINUTE), [rounds])
    expect(await codesOf(second._id)).toHaveLength(1)
  })

  it('are found by a walk at once where the clock ran ahead and is set right again [OTP-03]', async () => {
    const now = later(new Date().toISOString(), 4 * HOUR)
    const { day, time } = wallClock(later(now, -HOUR), 'Asia/Kolkata')
    const rounds = firstRounds()
    await round(later(now, 24 * HOUR), [rounds])
    const order = await anOrder(t, 'acme', {
      dispatch_date: day,
      dispatch_time: time,
      eta_hrs: 24,
    })
    await round(now, [rounds])
    expect(await codesOf(order._id)).toHaveLength(1)
  })
})
