import { sql, type RawBuilder } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from './database/scope.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { isolationFlaws, type World } from './testing/isolation.ts'
import { anOrder } from '../testing/orders.ts'
import { addLinks } from './links/links.ts'

let t: TestApp
let world: World
beforeAll(async () => {
  t = await openTestApp()
  const clients = await t.database.read(platform, (db) =>
    db.selectFrom('clients').select(['id', 'key']),
  )
  const idOf = (wanted: string): string => clients.find(({ key }) => key === wanted)?.id ?? ''
  const [client_id, foreign_id] = [idOf('acme'), idOf('bayer')]
  const own = await anOrder(t)
  const elsewhere = await anOrder(t, 'acme', {
    transporter: 'Other Carrier',
    client: 'Somebody',
    destination: { name: 'Elsewhere' },
  })
  // Of another client, but carried and received by parties of the same names.
  const strange = await anOrder(t, 'bayer')
  world = { client_id, foreign_id, own, elsewhere, strange }
  for (const [owner, order] of [
    [client_id, own],
    [client_id, elsewhere],
    [foreign_id, strange],
  ] as const) {
    const link = {
      id: randomUUIDv7(),
      order_id: order._id,
      party: 'receiver',
      ref_hash: randomUUIDv7(),
      created_at: new Date().toISOString(),
      created_by: 'x',
      expires_at: '2030-01-01T00:00:00.000Z',
    } as const
    await t.database.transaction({ client_id: owner, kind: 'client', party: '' }, (tx) =>
      addLinks(tx, owner, [link]),
    )
  }
})
afterAll(() => t.close())

const asOwner = (statement: RawBuilder<unknown>): Promise<unknown> =>
  t.database.asOwner((db) => statement.execute(db))

interface Rule {
  readonly table: string
  readonly name: string
  readonly cmd: string
  readonly roles: string
  readonly qual: string | null
  readonly check: string | null
}

/**
 * The policies of the tables that hold orders and what hangs on them, but for the platform's own.
 */
const rulesNow = async (): Promise<Rule[]> =>
  (
    await t.database.asOwner((db) =>
      sql<Rule>`
  select tablename as table, policyname as name, cmd, array_to_string(roles, ', ') as roles, qual,
    with_check as check
  from pg_policies
  where schemaname = 'public'
    and tablename in ('orders', 'events', 'links')
    and roles <> '{epod_platform}'
  order by 1, 2`.execute(db),
    )
  ).rows

const ruleOf = async (which: string): Promise<Rule> => {
  const found = (await rulesNow()).find(({ table, name }) => `${table} ${name}` === which)
  if (!found) throw new Error(`there is no policy ${which}`)
  return found
}

const expressed = (word: string, expression: string | null): string =>
  expression === null ? '' : ` ${word} (${expression})`
const made = ({ table, name, cmd, roles, qual, check }: Rule): RawBuilder<unknown> =>
  sql.raw(
    `create policy ${name} on ${table} for ${cmd} to ` +
      `${roles}${expressed('using', qual)}${expressed('with check', check)}`,
  )
const dropped = ({ table, name }: Rule): RawBuilder<unknown> =>
  sql.raw(`drop policy ${name} on ${table}`)

/** The check under a change of the database, which is taken back. */
const flawsUnder = async (
  change: readonly RawBuilder<unknown>[],
  back: readonly RawBuilder<unknown>[],
): Promise<string[]> => {
  for (const statement of change) await asOwner(statement)
  try {
    return await isolationFlaws(t.database, world)
  } finally {
    for (const statement of back) await asOwner(statement)
  }
}

const known = [
  'events client',
  'events party',
  'links client',
  'links link_asks',
  'links link_reads',
  'links party',
  'orders client',
  'orders distributor',
  'orders link',
  'orders search',
  'orders vendor',
] as const

describe('the check of isolation', () => {
  it('finds nothing wrong with the database as it is, and knows each of its policies [ROLE-15]', async () => {
    expect(await isolationFlaws(t.database, world)).toEqual([])
    expect((await rulesNow()).map(({ table, name }) => `${table} ${name}`)).toEqual(
      // What the archive's role sees, its own tests show (account/round-trip.test.ts).
      ['events archive', 'links archive', ...known].toSorted(),
    )
  })

  it.each(known)('fails without the policy of %s [ROLE-15]', async (which) => {
    const found = await ruleOf(which)
    expect(await flawsUnder([dropped(found)], [made(found)])).not.toEqual([])
  })

  it.each(known)('fails where the policy of %s asks for nothing [ROLE-15]', async (which) => {
    const found = await ruleOf(which)
    const open: Rule = { ...found, qual: found.qual && 'true', check: found.check && 'true' }
    expect(
      await flawsUnder([dropped(found), made(open)], [dropped(found), made(found)]),
    ).not.toEqual([])
  })

  // These two only read.
  it.each(known.filter((which) => which !== 'orders search' && which !== 'links link_reads'))(
    'fails where the policy of %s lets anything be written [ROLE-15]',
    async (which) => {
      const found = await ruleOf(which)
      expect(found.check).not.toBeNull()
      const lax: Rule = { ...found, check: 'true' }
      expect(
        await flawsUnder([dropped(found), made(lax)], [dropped(found), made(found)]),
      ).not.toEqual([])
    },
  )

  it.each(['orders', 'events', 'links'])(
    'fails where row-level security of %s is off [ROLE-15]',
    async (table) => {
      const turned = (way: string): RawBuilder<unknown> =>
        sql.raw(`alter table ${table} ${way} row level security`)
      expect(await flawsUnder([turned('disable')], [turned('enable')])).not.toEqual([])
    },
  )

  it('has left the database as it was [ROLE-15]', async () =>
    expect(await isolationFlaws(t.database, world)).toEqual([]))
})
