import * as fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderEvent } from '../../../../domain/order/events.ts'
import { enteredFrom } from '../../../../domain/order/entry/new-order.ts'
import { needs } from '../../../../domain/order/category.ts'
import { DAY, HOUR, later } from '../../../../domain/time.ts'
import { platform } from '../../database/scope.ts'
import { chainEvents } from '../../../orders/chain-events.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { addClient } from '../../accounts/accounts.ts'
import type { Scope } from '../../database/database.ts'
import { migrate, readMigrations } from '../../database/migrate.ts'
import type { Condition } from '../lists/conditions.ts'
import { foldCounts } from './changes.ts'
import { countOrders } from './figures.ts'
import { listOrders } from '../lists/lists.ts'
import { withAddedAt } from '../added-at.ts'
import { appendOrders } from '../append.ts'
import { changedOrders, newOrders } from '../order-batch.ts'
import { lockOrder } from '../lock.ts'
import { rebuildFromLog } from '../../log/rebuild.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const START = '2026-03-01T00:00:00.000Z'
const transporters = ['Roadrunner', 'Bluedart', null] as const
const geo_tag = { loc: null, action_by: 'receiver' as const }
const about = (order_id: string) => ({
  order_id,
  actor: { username: 'a', role: 'client' as const, link_id: null },
  policy_version: 1,
  server_time: START,
  device_time: null,
})
const endings: Record<'received' | 'rejected' | 'remarked', OrderEvent> = {
  received: { type: 'received', data: { through: 'receive', closer: null, geo_tag, spoc: null } },
  rejected: { type: 'rejected', data: { geo_tag } },
  remarked: {
    type: 'remarked',
    data: {
      name: '',
      text: 'damaged',
      categories: [],
      action_by: 'receiver',
      custom_fields: {},
      extra_fields: {},
      exception: true,
    },
  },
}

/** Instants around the edges of the roll-up's days and of others, in three days. */
const instant = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(0, 18.5 * HOUR),
      fc.constantFrom(-1, 0, 1),
    )
    .map(([day, edge, ms]) => later(START, day * DAY + edge + ms)),
  fc.integer({ min: 0, max: 3 * DAY }).map((ms) => later(START, ms)),
)
const carrier = fc.constantFrom(...transporters)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('add'),
      transporter: carrier,
      dispatch: fc.option(instant),
      hours: fc.integer({ min: 1, max: 60 }),
      ended: fc.constantFrom(null, null, 'received', 'rejected'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('end'),
      which: fc.nat(),
      how: fc.constantFrom('received', 'rejected', 'remarked'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('edit'),
      which: fc.nat(),
      transporter: carrier,
      dispatch: fc.option(instant),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('fold') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('rebuild') }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('look'),
      from: fc.option(instant),
      until: fc.option(instant),
      need: fc.constantFrom(...needs),
      now: instant,
      party: fc.constantFrom('', '', 'Roadrunner', 'Bluedart'),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const aClient = async (): Promise<Scope> => {
  const client_id = randomUUIDv7()
  await database.transaction(platform, (tx) =>
    addClient(tx, { id: client_id, key: `c-${client_id.slice(-12)}`, name: 'C' }),
  )
  return { client_id, kind: 'client', party: '' }
}

const add = async (
  scope: Scope,
  { transporter, dispatch, hours, ended }: Step & { type: 'add' },
): Promise<string> => {
  const order_id = randomUUIDv7()
  const entered = {
    ...enteredFrom(
      { identifier: order_id, transporter, eta_hrs: hours, source: { name: 'S' } },
      { now: START, time_zone: 'UTC' },
    ),
    dispatch_date: dispatch,
  }
  const made = chainEvents(
    null,
    '',
    [{ type: 'created', data: { user: 'a', entered } }, ...(ended ? [endings[ended]] : [])],
    about(order_id),
  )
  await database.transaction(scope, (tx) =>
    appendOrders(tx, scope.client_id, newOrders([made], START)),
  )
  return order_id
}

const happen = (scope: Scope, id: string, event: OrderEvent): Promise<unknown> =>
  database.transaction(scope, async (tx) => {
    const held = await lockOrder(tx, id)
    if (held)
      await appendOrders(
        tx,
        scope.client_id,
        changedOrders([
          await withAddedAt(tx, {
            before: held,
            next: chainEvents(held.order, held.head, [event], about(id)),
          }),
        ]),
      )
  })

/**
 * What is true of every order of this test and the roll-up knows nothing of: with it, each order is
 * looked at.
 */
const anyOrder: Condition = { type: 'known', column: 'source_name' }

const look = async (
  client: Scope,
  { from, until, need, now, party }: Step & { type: 'look' },
): Promise<void> => {
  const scope: Scope = party === '' ? client : { ...client, kind: 'vendor', party }
  const asked = [
    ...(from === null && until === null ? [] : [{ type: 'dispatched' as const, from, until }]),
    ...(need === 'ALL' ? [] : [{ type: 'category' as const, need }]),
  ]
  const seen = async (conditions: readonly Condition[]) => {
    const days = conditions.filter(({ type }) => type !== 'category')
    const { orders, total } = await listOrders(
      database,
      scope,
      { conditions, pattern: undefined },
      { leading: null, sorting: null, limit: 100, offset: 0, oldest_first: false },
      now,
    )
    expect(total).toBe(orders.length)
    return {
      total,
      cards: await countOrders(database, scope, { conditions: days, pattern: undefined }, now),
    }
  }
  expect(await seen(asked)).toEqual(await seen([anyOrder, ...asked]))
}

/** Orders that go by another instant than their date of dispatch, or than when they were added. */
const misfiled = (scope: Scope): Promise<unknown[]> =>
  database.read(
    scope,
    () => sql`
      select identifier, dispatch_at from orders
      where client_id = ${scope.client_id} and dispatch_at is distinct from
        coalesce((wire::jsonb ->> 'dispatch_date')::timestamptz, ${START})`,
  )

it('equals a scan whatever happened, at any time between folds, for any range and for client and vendor alike, also when read model and roll-up are made anew from the log [CARD-01] [CARD-05] [TABL-01]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const scope = await aClient()
      const ids: string[] = []
      for (const one of steps) {
        const id = 'which' in one ? ids[one.which % ids.length] : undefined
        if (one.type === 'add') ids.push(await add(scope, one))
        else if (one.type === 'fold') await foldCounts(database)
        else if (one.type === 'rebuild') await rebuildFromLog(database)
        else if (one.type === 'look') await look(scope, one)
        else if (id === undefined) continue
        else if ('how' in one) await happen(scope, id, endings[one.how])
        else if ('dispatch' in one)
          await happen(scope, id, {
            type: 'edited',
            data: { fields: { transporter: one.transporter, dispatch_date: one.dispatch } },
          })
      }
      await look(scope, {
        type: 'look',
        from: null,
        until: null,
        need: 'ALL',
        now: START,
        party: '',
      })
      expect(
        (await countOrders(database, scope, { conditions: [], pattern: undefined }, START))
          .total_orders,
      ).toBe(ids.length)
      expect(await misfiled(scope)).toEqual([])
    }),
    { numRuns: 60 },
  )
}, 180_000)

it.each([
  ['the last day of the range', null, 20 * HOUR],
  ['the first whole day of the range', 10 * HOUR, 50 * HOUR],
  ['the range, and of its one day', 18.5 * HOUR, 20 * HOUR],
])('counts what was dispatched as %s began [CARD-01] [CARD-05]', async (_, from, until) => {
  const scope = await aClient()
  const dispatch = later(START, 18.5 * HOUR)
  await add(scope, { type: 'add', transporter: null, dispatch, hours: 1, ended: 'received' })
  const days: Condition = {
    type: 'dispatched',
    from: from === null ? null : later(START, from),
    until: later(START, until),
  }
  for (const fold of [() => null, () => foldCounts(database)]) {
    await fold()
    const cards = await countOrders(
      database,
      scope,
      { conditions: [days], pattern: undefined },
      START,
    )
    expect(cards).toMatchObject({ total_orders: 1, closed_orders: 1 })
  }
})

it('is filled from the orders that are there when it comes to a database in use [CARD-01]', async () => {
  const all = readMigrations()
  const before = all.findIndex(({ name }) => name.endsWith('_counts.sql'))
  const old = await openTestDatabase({ migrations: all.slice(0, before) })
  try {
    const client_id = randomUUIDv7()
    const scope: Scope = { client_id, kind: 'client', party: '' }
    await old.asOwner(async (db) => {
      await sql`insert into clients (id, key, name) values (${client_id}, 'acme', 'Acme')`.execute(
        db,
      )
      await sql`
        insert into orders (client_id, id, rev, identifier, truck_number, client_name, source_name,
          destination_name, transporter, dispatch_at, status, exception,
          has_remarks, has_attachments, sms_delivered, head, search, doc, wire, wire_form)
        select ${client_id}, gen_random_uuid(), 1, n::text, '', '', 'S', '',
          (array['Roadrunner', null, ''])[1 + n % 3],
          ${START}::timestamptz + n * interval '5 hours',
          (array['open', 'received', 'received', 'rejected'])[1 + n % 4], n % 5 = 0, false, false,
          false, '', '', '{}', '', ''
          from generate_series(1, 200) n`.execute(db)
    })
    await migrate(old, all.slice(0, before + 1))
    for (const [from, until] of [
      [null, null],
      [later(START, 3 * DAY), later(START, 9 * DAY)],
    ] as const) {
      for (const one of [scope, { ...scope, kind: 'vendor', party: 'Roadrunner' }] as const) {
        const cards = (conditions: readonly Condition[]) =>
          countOrders(
            old,
            one,
            {
              conditions: [...conditions, { type: 'dispatched', from, until }],
              pattern: undefined,
            },
            START,
          )
        expect(await cards([])).toEqual(await cards([anyOrder]))
      }
    }
  } finally {
    await old.close()
  }
})

it('shows a vendor its own figures and no other’s, by direct SQL, and others none at all [ROLE-15]', async () => {
  const client = await aClient()
  const other = await aClient()
  for (const scope of [client, other]) {
    for (const transporter of transporters)
      await add(scope, { type: 'add', transporter, dispatch: START, hours: 1, ended: 'received' })
  }
  const seen = (table: string, { kind, party }: Pick<Scope, 'kind' | 'party'>): Promise<string[]> =>
    database
      .read(
        { client_id: client.client_id, kind, party },
        () =>
          sql<{
            whose: string
          }>`select client_id || ' ' || transporter as whose from ${sql.table(table)} order by 1`,
      )
      .then((rows) => rows.map(({ whose }) => whose.replace(client.client_id, 'own')))
  const folded: [string, string[]][] = [
    ['order_count_changes', ['own ', 'own Bluedart', 'own Roadrunner']],
    ['order_counts', ['own ', 'own Bluedart', 'own Roadrunner']],
  ]
  for (const [table, whole] of folded) {
    if (table === 'order_counts') await foldCounts(database)
    expect(await seen(table, { kind: 'client', party: '' })).toEqual(whole)
    expect(await seen(table, { kind: 'vendor', party: 'Roadrunner' })).toEqual(['own Roadrunner'])
    for (const [kind, party] of [
      ['vendor', ''],
      ['vendor', 'Nobody'],
      ['distributor', 'Roadrunner'],
      ['order', randomUUIDv7()],
    ] as const)
      expect(await seen(table, { kind, party })).toEqual([])
  }
  const write = (kind: Scope['kind'], party: string, client_id: string, transporter: string) =>
    database.transaction({ client_id: client.client_id, kind, party }, ({ finish }) =>
      finish(
        sql`
          insert into order_count_changes
          values (${client_id}, ${transporter}, '2026-03-01', 1, 0, 0)`,
      ),
    )
  for (const [kind, party, client_id, transporter] of [
    ['client', '', other.client_id, ''],
    ['vendor', 'Roadrunner', client.client_id, 'Bluedart'],
    ['vendor', '', client.client_id, ''],
    ['distributor', 'Nagpur', other.client_id, ''],
    ['order', 'x', other.client_id, ''],
  ] as const)
    await expect(write(kind, party, client_id, transporter)).rejects.toMatchObject({
      code: '42501',
    })
})

it('is folded while orders end, by any number of processes, and loses none [CARD-01]', async () => {
  const scope = await aClient()
  const ids: string[] = []
  for (let n = 0; n < 30; n += 1)
    ids.push(
      await add(scope, {
        type: 'add',
        transporter: 'Roadrunner',
        dispatch: START,
        hours: 1,
        ended: null,
      }),
    )
  await Promise.all([
    ...ids.map((id) => happen(scope, id, endings.received)),
    ...Array.from({ length: 10 }, () => foldCounts(database)),
    ...Array.from({ length: 10 }, async () => {
      const { total_orders } = await countOrders(
        database,
        scope,
        { conditions: [], pattern: undefined },
        START,
      )
      expect(total_orders).toBe(30)
    }),
  ])
  expect(
    await countOrders(database, scope, { conditions: [], pattern: undefined }, START),
  ).toMatchObject({ total_orders: 30, closed_orders: 30 })
  while ((await foldCounts(database)) > 0);
  expect(
    await countOrders(database, scope, { conditions: [], pattern: undefined }, START),
  ).toMatchObject({ total_orders: 30, closed_orders: 30 })
})
