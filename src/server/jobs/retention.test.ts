import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putPolicy, getPolicy } from '../../contract/admin/policies.ts'
import { beginHold, endHold } from '../../contract/admin/legal-holds.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import type { Order } from '../../domain/order/order.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { policed } from '../testing/policed.ts'
import { tidy } from './nightly.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const acme = { key: 'acme' }
/** What acme has set about how long things are kept. */
const keep = async (retention: object): Promise<void> => {
  const { document, latest } = (await t.call('admin', getPolicy, { params: acme })).body.result
  const body = { document: { ...document, retention }, based_on: latest, why: 'a contract' }
  expect((await t.call('admin', putPolicy, { params: acme, body })).code).toBe(200)
}
/** A message and an opening of a link of each age in days, for an order. */
const aged = (client: string, { _id }: Pick<Order, '_id'>, ages: readonly number[]) =>
  t.database.asOwner(async (db) => {
    await sql`
      insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, state,
        created_at)
      select gen_random_uuid(), id, ${_id}, 'office', 'email', 'a@b.example', '', '', state,
        now() - make_interval(days => age)
      from clients, unnest(${[...ages]}::int[]) age, unnest(array['sent', 'queued']) state
      where key = ${client}`.execute(db)
    await sql`
      with link as (
        insert into links (client_id, id, order_id, party, ref_hash, created_by, expires_at)
        select id, gen_random_uuid(), ${_id}, 'receiver', gen_random_uuid(), 'acme', now()
        from clients where key = ${client}
        returning client_id, id)
      insert into link_openings (client_id, id, link_id, at)
      select client_id, gen_random_uuid(), id, now() - make_interval(days => age)
      from link, unnest(${[...ages]}::int[]) age`.execute(db)
  })
/** Ages in days of what is left of an order: sent messages, waiting ones, openings. */
const left = ({ _id }: Pick<Order, '_id'>) =>
  t.database.asOwner(async (db) => {
    const { rows } = await sql<{ what: string; ages: number[] }>`
      select what, array_agg(age order by age) as ages
      from (
        select state as what, extract(day from now() - created_at)::int as age
        from outbox where order_id = ${_id} and recipient = 'a@b.example'
        union all
        select 'opened', extract(day from now() - g.at)::int
        from link_openings g join links l on l.client_id = g.client_id and l.id = g.link_id
        where l.order_id = ${_id}) found
      group by what`.execute(db)
    return Object.fromEntries(rows.map(({ what, ages }) => [what, ages]))
  })

it('removes messages and openings as old as their client says, and nothing that waits [DATA-01]', async () => {
  const ages = [31, 89, 91, 400]
  const [ours, theirs] = [await anOrder(t, 'acme'), await anOrder(t, 'shipper')]
  await aged('acme', ours, ages)
  await aged('shipper', theirs, ages)
  await keep({ messages_days: 30, openings_days: 90 })
  await tidy(t.deps)
  expect(await left(ours)).toEqual({ queued: ages, opened: [31, 89] })
  // Whoever says nothing keeps messages for 90 days, and openings for good.
  expect(await left(theirs)).toEqual({ sent: [31, 89], queued: ages, opened: ages })
})

it('removes nothing that a legal hold stands on, and goes on when it has ended [DATA-01]', async () => {
  const [held, other] = [await anOrder(t, 'acme'), await anOrder(t, 'acme')]
  await keep({ messages_days: 30, openings_days: 30 })
  for (const order of [held, other]) await aged('acme', order, [60])
  const body = { identifier: held.identifier, why: 'a case in court' }
  const begun = await t.call('admin', beginHold, { params: acme, body })
  await tidy(t.deps)
  const whole = { sent: [60], queued: [60], opened: [60] }
  expect([await left(held), await left(other)]).toEqual([whole, { queued: [60] }])
  const { id } = begun.body.result
  await t.call('admin', endHold, { params: { ...acme, id }, body: { why: 'settled' } })

  await aged('acme', other, [50])
  const all = await t.call('admin', beginHold, { params: acme, body: { why: 'an audit' } })
  await tidy(t.deps)
  expect(await left(held)).toEqual(whole)
  expect(await left(other)).toEqual({ sent: [50], queued: [50, 60], opened: [50] })
  const params = { ...acme, id: all.body.result.id }
  await t.call('admin', endHold, { params, body: { why: 'over' } })
  await tidy(t.deps)
  expect([await left(held), await left(other)]).toEqual([{ queued: [60] }, { queued: [50, 60] }])
})

it('removes what others kept where the configuration of one client cannot be read, and tells [DATA-01]', async () => {
  const [ours, unknown] = [await anOrder(t, 'acme'), await anOrder(t, 'bayer')]
  await aged('acme', ours, [400])
  await aged('bayer', unknown, [4_000])
  await policed(t, 'bayer', { no_such_setting: 1 } as PolicyDocument)
  await expect(tidy(t.deps)).rejects.toThrow('no_such_setting')
  expect(await left(ours)).toEqual({ queued: [400] })
  // Nobody knows for how long: nothing of it goes.
  expect(await left(unknown)).toEqual({ sent: [4_000], queued: [4_000], opened: [4_000] })
})
