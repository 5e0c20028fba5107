import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUIDv7 } from 'node:crypto'
import { historyActors, listHistory } from '../../../contract/orders/history.ts'
import { makeApiKey, revokeApiKey } from '../../../contract/systems/api-keys.ts'
import type { OrderEvent, Recorded } from '../../../domain/order/events.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import type { Caller } from '../../caller.ts'
import { chainEvents } from '../../orders/chain-events.ts'
import { changeMany } from '../../orders/change-many.ts'
import { callerOfSession } from '../../sessions/caller-of-session.ts'
import { platform, scopeOf } from '../../stores/database/scope.ts'
import { eventsBack } from '../../stores/log/history.ts'
import type { HistoryCursor, HistoryPage, HistoryQuery } from '../../stores/log/history-query.ts'
import { lockOrder } from '../../stores/orders/lock.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const callerOf = async (username: string): Promise<Caller> => {
  const caller = await callerOfSession(t.deps, await t.token(username))
  if (!caller) throw new Error(`${username} is not signed in`)
  return caller
}

const everything: Omit<HistoryQuery, 'limit'> = {
  from: null,
  until: null,
  identifier: null,
  types: [],
  role: null,
  channel: null,
  username: null,
  before: null,
}

describe('the history of an account', () => {
  interface Told {
    at: string
    order_id: string
    identifier: string
    type: string
    title: string
    detail: string
    by: string
    role: string
    channel: string
    was_kept: boolean
  }
  const told = async (query = '', as = 'admin'): Promise<{ events: Told[]; next: string | null }> =>
    (await t.call(as, `/history${query}`)).body.result

  it('tells what happened in plain words, newest first, with the order and who it was [MGMT-03]', async () => {
    const order = await anOrder(t)
    await t.call('acme', '/update_epod', {
      _id: order._id,
      remarks: { by: 'Asha', text: 'Wet box', categories: ['Damaged'] },
    })
    await t.call('acme', '/update_epod', { _id: order._id, receive: true })
    const { events } = await told('?limit=5')
    expect(
      events
        .filter(({ order_id }) => order_id === order._id)
        .map(({ identifier, type, title, detail, by }) => [identifier, type, title, detail, by]),
    ).toEqual([
      [order.identifier, 'received', 'Received', 'Confirmed by button', 'by acme'],
      [order.identifier, 'remarked', 'Remark', 'Asha: Damaged · Wet box', 'by acme'],
      [order.identifier, 'created', 'Order added', '', 'by acme'],
    ])
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  it('goes back page by page without a gap or a repetition, also where many things happened at one moment [MGMT-03]', async () => {
    t.setClock('2026-03-10T07:00:00.000Z')
    const order = await anOrder(t)
    for (let n = 0; n < 7; n += 1)
      await t.call('acme', '/update_epod', {
        _id: order._id,
        remarks: { by: 'A', text: `No. ${n}`, categories: [] },
      })
    t.setClock(null)
    const whole = (await told('?limit=50')).events
    const paged: Told[] = []
    for (let next: string | null = ''; next !== null;) {
      const page = await told(`?limit=3${next === '' ? '' : `&before=${next}`}`)
      paged.push(...page.events)
      ;({ next } = page)
    }
    expect(paged.slice(0, 50)).toEqual(whole)
    expect(new Set(paged.map((event) => JSON.stringify(event))).size).toBe(paged.length)
    const [{ total } = { total: 0 }] = await t.database.read(platform, (db) =>
      db
        .selectFrom('events')
        .innerJoin('clients', 'clients.id', 'events.client_id')
        .where('key', '=', 'acme')
        .select((e) => e.fn.countAll<number>().as('total')),
    )
    expect(paged).toHaveLength(total)
  })

  it('is narrowed by days of the client’s zone, by action and by who it was [MGMT-03]', async () => {
    const order = await anOrder(t)
    const at = async (now: string, as: string, text: string): Promise<void> => {
      t.setClock(now)
      await t.call(as, '/update_epod', {
        _id: order._id,
        remarks: { by: 'A', text, categories: [] },
      })
      t.setClock(null)
    }
    await at('2025-05-04T18:29:59.999Z', 'acme', 'last of the fourth')
    await at('2025-05-04T18:30:00.000Z', 'admin', 'first of the fifth')
    await at('2025-05-05T18:29:59.999Z', 'acme', 'last of the fifth')
    await at('2025-05-05T18:30:00.000Z', 'acme', 'first of the sixth, by "username":"admin"')
    const details = async (query: string) => (await told(query)).events.map(({ detail }) => detail)
    expect(await details('?from=2025-05-05&to=2025-05-05')).toEqual([
      'A: last of the fifth',
      'A: first of the fifth',
    ])
    expect(await details('?to=2025-05-04')).toEqual(['A: last of the fourth'])
    expect(await details('?from=2025-05-04&to=2025-05-06&actor=admin')).toEqual([
      'A: first of the fifth',
    ])
    expect(await details('?from=2025-05-04&to=2025-05-06&action=received')).toEqual([])
    expect(
      (await told(`?action=created&limit=50`)).events.every(({ type }) => type === 'created'),
    ).toBe(true)
    expect(await details('?actor=a%25')).toEqual([])
  })

  it('looks through a bounded stretch at a time for what is rare, and goes on from there [MGMT-03]', async () => {
    const { viewer } = await callerOf('admin')
    const whole = await eventsBack(t.database, scopeOf(viewer), { ...everything, limit: 1_000 })
    const rare = whole.events.findLastIndex(({ disclosures }) =>
      disclosures.join('').includes('last of the fourth'),
    )
    const found: string[] = []
    let looks = 0
    for (let before: HistoryCursor | null = null, goesOn = true; goesOn; looks += 1) {
      const { events, next }: HistoryPage = await eventsBack(
        t.database,
        scopeOf(viewer),
        {
          ...everything,
          types: ['remarked'],
          until: whole.events[0]?.at ?? null,
          before,
          limit: 50,
        },
        5,
      )
      found.push(...events.map(({ position }) => position))
      before = next
      goesOn = next !== null
    }
    expect(looks).toBe(Math.floor(whole.events.length / 5) + 1)
    expect(found).toEqual(
      whole.events
        .filter((stored) => eventIn(stored).type === 'remarked')
        .map(({ position }) => position),
    )
    expect(found).toContain(whole.events[rare]?.position)
  })

  it('shows no other client’s events, and a carrier only those of what it carries [MGMT-03] [ROLE-15]', async () => {
    const strange = await anOrder(t, 'bayer')
    const elsewhere = await anOrder(t, 'acme', { transporter: 'Other Carrier' })
    const own = await anOrder(t)
    const seen = (await told('?limit=50')).events.map(({ order_id }) => order_id)
    expect(seen).toEqual(expect.arrayContaining([own._id, elsewhere._id]))
    expect(seen).not.toContain(strange._id)
    const carrier = await callerOf('acme-vendor')
    const carried = (
      await eventsBack(t.database, scopeOf(carrier.viewer), { ...everything, limit: 200 })
    ).events.map(({ order_id }) => order_id)
    expect(carried).toContain(own._id)
    expect(carried).not.toContain(elsewhere._id)
  })

  /** Every event that a query finds, page by page. */
  const walked = async (query: string, as = 'admin', limit = 3): Promise<Told[]> => {
    const all: Told[] = []
    for (let next: string | null = ''; next !== null;) {
      const page = await told(`?limit=${limit}&${query}${next === '' ? '' : `&before=${next}`}`, as)
      all.push(...page.events)
      ;({ next } = page)
    }
    return all
  }

  it('is found by an LR number, the whole of it or any part in any case, by an index [MGMT-03]', async () => {
    const one = await anOrder(t, 'acme', { identifier: 'Find-Me%_7001' })
    const other = await anOrder(t, 'acme', { identifier: 'Find-Me%_70012' })
    const strange = await anOrder(t, 'bayer', { identifier: 'Find-Me%_7001' })
    await t.call('acme', '/update_epod', { _id: one._id, receive: true })
    const found = async (query: string) =>
      (await walked(query)).map(({ type, order_id }) => [type, order_id])
    const of_one = [
      ['received', one._id],
      ['created', one._id],
    ]
    expect(await found('identifier=Find-Me%25_7001')).toEqual(of_one)
    expect(await found('identifier=find-me%25_7001')).toEqual([])
    expect(await found('part=fIND-me%25_7001')).toEqual([
      of_one[0],
      ['created', other._id],
      of_one[1],
    ])
    expect(await found('part=me%25_7')).toHaveLength(3)
    expect(await found('part=_7001')).toHaveLength(3)
    expect(await found('part=70012')).toEqual([['created', other._id]])
    expect(await found('part=%25%25')).toEqual([])
    expect(await found('identifier=Find-Me%25_7001&action=received')).toEqual([of_one[0]])
    // A place, a name or a vehicle is no part of a number.
    expect(await found('part=nagpur')).toEqual([])
    expect(await found(`part=${strange._id}`)).toEqual([])
  })

  it('finds events of many orders of a number by asking each whose it is [MGMT-03]', async () => {
    const prefix = 'MANY-77'
    const rows = Array.from({ length: 501 }, (_, n) =>
      aRow({ identifier: `${prefix}-${String(n).padStart(4, '0')}` }),
    )
    const { body } = await t.call('acme', '/orders', rows)
    expect(body.result?.created).toHaveLength(501)
    const all = await walked(`part=${prefix.toLowerCase()}&action=created`, 'admin', 50)
    expect(new Set(all.map(({ identifier }) => identifier)).size).toBe(501)
    expect(await walked(`part=${prefix}-050`, 'admin', 50)).toHaveLength(1)
  })

  it('is narrowed by several actions, by role and by the channel that it came by [MGMT-03]', async () => {
    const order = await anOrder(t, 'acme', { identifier: 'CHANNELS-1' })
    const about = (server_time: string, device_time: string | null) => ({
      order_id: order._id,
      policy_version: 1,
      server_time,
      device_time,
    })
    const AT = '2026-03-10T06:30:00.000Z'
    const remark = (text: string): OrderEvent => ({
      type: 'remarked',
      data: {
        name: 'A',
        text,
        categories: [],
        action_by: 'receiver',
        custom_fields: {},
        extra_fields: {},
        exception: false,
      },
    })
    const link_id = randomUUIDv7()
    const said: [string, Recorded['actor'], string | null][] = [
      ['desk', { username: 'acme', role: 'client', link_id: null }, null],
      // As a hostile name would have it.
      [
        'fake',
        { username: 'x","role":"receiver","username":null', role: 'client', link_id: null },
        null,
      ],
      ['carrier', { username: 'acme-vendor', role: 'transporter', link_id: null }, null],
      ['by link', { username: null, role: 'receiver', link_id }, null],
      ['by code', { username: null, role: 'receiver', link_id: null }, AT],
      ['driver', { username: null, role: 'driver', link_id }, '2026-03-10T06:27:59.999Z'],
      ['timer', { username: null, role: 'system', link_id: null }, '2026-03-10T06:28:00.000Z'],
    ]
    const scope = scopeOf((await callerOf('acme')).viewer)
    for (const [text, actor, device_time] of said)
      await t.database.transaction(scope, async (tx) => {
        const held = await lockOrder(tx, order._id)
        if (!held) throw new Error('the order is gone')
        const next = chainEvents(held.order, held.head, [remark(text)], {
          ...about(AT, device_time),
          actor,
        })
        await changeMany(tx, scope.client_id, [{ before: held, next }])
      })
    const texts = async (query: string) =>
      (await walked(`identifier=CHANNELS-1&${query}`))
        .map(({ detail }) => detail.split(' · ')[0]?.replace('A: ', '') ?? '')
        .toSorted((a, b) => (a < b ? -1 : 1))
    expect(await texts('action=remarked')).toHaveLength(said.length)
    expect(await texts('action=created,remarked')).toHaveLength(said.length + 1)
    expect(await texts('action=remarked&role=receiver')).toEqual(['by code', 'by link'])
    expect(await texts('action=remarked&role=transporter')).toEqual(['carrier'])
    expect(await texts('channel=receiver')).toEqual(['by code', 'by link'])
    expect(await texts('channel=driver')).toEqual(['driver'])
    expect(await texts('channel=system')).toEqual(['timer'])
    expect(await texts('channel=kept')).toEqual(['driver'])
    expect(await texts('action=remarked&channel=account')).toEqual(['carrier', 'desk', 'fake'])
    const all = await walked('identifier=CHANNELS-1&action=remarked')
    expect(
      Object.fromEntries(
        all.map(({ detail, role, channel, was_kept }) => [
          detail.split(' · ')[0],
          [role, channel, was_kept],
        ]),
      ),
    ).toMatchObject({
      'A: desk': ['client', 'account', false],
      'A: by link': ['receiver', 'receiver', false],
      'A: driver': ['driver', 'driver', true],
      'A: timer': ['system', 'system', false],
    })
  })

  /** The lines of an export, without the mark before the first. */
  const exported = async (query: string, as = 'admin'): Promise<string[]> => {
    const reply = await t.call(as, `/history?${query}`, undefined, { accept: 'text/csv' })
    expect([reply.code, reply.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('history.csv'),
    ])
    const text = (reply.body as unknown as Buffer).toString('utf8')
    expect(text.startsWith('\uFEFF')).toBe(true)
    return text.slice(1).trimEnd().split('\r\n')
  }

  it('is taken away as CSV: what the pages tell, line by line, and no formula [MGMT-03] [REPT-03]', async () => {
    const order = await anOrder(t, 'acme', { identifier: 'EXPORT-1' })
    await t.call('acme', '/update_epod', {
      _id: order._id,
      remarks: { by: '=cmd', text: 'a "box", wet', categories: [] },
    })
    const [head, ...lines] = await exported('identifier=EXPORT-1')
    expect(head).toBe('Time,Time (UTC),LR number,What happened,Details,Who,Role,Channel,Device')
    expect(lines[0]).toContain(`,EXPORT-1,Remark,"'=cmd: a ""box"", wet",by acme,Office,Signed in,`)
    for (const query of ['', 'action=created,remarked', 'part=MANY-77-01', 'to=2025-05-05']) {
      const [, ...all] = await exported(query)
      const pages = await walked(query, 'admin', 50)
      expect([query, all.map((line) => line.split(',').slice(1, 3))]).toEqual([
        query,
        pages.map(({ at, identifier }) => [at, identifier]),
      ])
    }
    expect((await t.call('acme-vendor', '/history', undefined, { accept: 'text/csv' })).code).toBe(
      403,
    )
  })

  it('suggests usernames of the account, those that begin with the text first [MGMT-03]', async () => {
    const names = async (query: string, as = 'admin') =>
      (await t.call(as, `/history/actors${query}`)).body.result
    const all = await names('')
    expect(all).toContain('acme')
    expect(all.length).toBeLessThanOrEqual(20)
    expect((await names('?search=ACME')).slice(0, 1)).toEqual(['acme'])
    expect(await names('?search=%25')).toEqual([])
    expect(await names('?search=swiggy')).toEqual([])
    expect((await t.call('acme-vendor', '/history/actors')).code).toBe(403)
  })

  it('suggests API keys of the account as the log names them, also once they are revoked [MGMT-03] [HOOK-01]', async () => {
    const names = async (search: string, as = 'admin') =>
      (await t.call(as, historyActors, { query: { search } })).body.result
    const body = { name: 'Suggested ERP', scopes: ['orders:write' as const] }
    const { id, key } = (await t.call('admin', makeApiKey, { body })).body.result
    const row = aRow()
    expect((await t.call(`Bearer ${key}`, '/orders', [row])).code).toBe(200)
    expect(await names('suggested')).toEqual(['key Suggested ERP'])
    const [actor = ''] = await names('key sugg')
    const { events } = (await t.call('admin', listHistory, { query: { actor } })).body.result
    expect(events.map(({ identifier }) => identifier)).toEqual([row['identifier']])
    await t.call('admin', revokeApiKey, { params: { id } })
    expect(await names('suggested')).toEqual(['key Suggested ERP'])
  })
})
