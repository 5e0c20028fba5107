import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { productLog } from '../product-log.ts'
import { requestContext } from '../request-context.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { Metrics } from './metrics.ts'
import { observedBy } from './observe-database.ts'
import { statementName, statementNames } from './statement-name.ts'

/** Longer than a busy machine takes for a statement that does nothing. */
const SLOW_MS = 1_000

let database: TestDatabase
let logged = ''
const metrics = new Metrics()
beforeAll(async () => {
  const log = productLog({}, { write: (line: string) => void (logged += line) })
  database = await openTestDatabase({ observer: observedBy(metrics, log, SLOW_MS) })
})
afterAll(() => database.close())
beforeEach(() => {
  logged = ''
})

const slowly = sql`select pg_sleep(1.2), ${'9876543210'}::text as phone from clients limit 1`
const lines = (): Record<string, unknown>[] =>
  logged
    .split('\n')
    .filter((line) => line.includes('a statement was slow'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const counted = async (statement: string): Promise<boolean> =>
  (await metrics.registry.metrics()).includes(
    `epod_slow_statements_total{statement="${statement}"}`,
  )

it('names a slow statement in a line of its request and counts it, without its text or values [OBS-03]', async () => {
  await database.asOwner((db) =>
    sql`insert into clients (id, key, name)
    values (gen_random_uuid(), 'slow', 'Slow')`.execute(db),
  )
  await requestContext.run({ id: 'of-the-request', span: null }, () =>
    database.read(platform, () => slowly, 'clients_slowly'),
  )
  expect(lines()).toMatchObject([
    { statements: ['clients_slowly'], has_failed: false, request_id: 'of-the-request' },
  ])
  expect(lines()[0]?.['took_ms']).toBeGreaterThan(SLOW_MS)
  expect(await counted('clients_slowly')).toBe(true)
  expect(logged).not.toMatch(/98765|pg_sleep|limit/)
})

it('calls one without a name by its verb and table, and says nothing of those in time [OBS-03]', async () => {
  await database.transaction(platform, async ({ db }) => {
    await sql`select 1`.execute(db)
    await slowly.execute(db)
    await sql`select 2`.execute(db)
  })
  expect(lines()).toMatchObject([{ statements: ['select clients'] }])
  expect(await counted('select clients')).toBe(true)
})

it('says that a slow one failed [OBS-03]', async () => {
  const failing = database.transaction(platform, async ({ db }) => {
    await sql`select (1 / (pg_sleep(1.2) is null)::int) as broken from clients`.execute(db)
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(lines()).toMatchObject([{ has_failed: true }])
})

it.each([
  [{ name: 'order_of', text: 'select * from orders' }, 'order_of'],
  [{ text: 'select a from "orders" where b = $1' }, 'select orders'],
  [{ text: '\n  update webhooks set a = 1' }, 'update webhooks'],
  [{ text: 'insert into outbox (a) values ($1)' }, 'insert outbox'],
  [{ text: 'with held as (select 1) select * from held' }, 'with held'],
  [{ text: 'VACUUM (ANALYZE)' }, 'vacuum'],
  [{ text: '' }, 'statement'],
])('makes a name of %o [OBS-03]', (statement, name) => {
  expect(statementName(statement)).toBe(name)
})

it('leaves out what frames each transaction, unless that is all [OBS-03]', () => {
  const named = (...names: string[]) => statementNames(names.map((name) => ({ name, text: '' })))
  expect(named('begin', 'act_for', 'order_of', 'commit')).toEqual(['order_of'])
  expect(named('commit')).toEqual(['frame'])
})
