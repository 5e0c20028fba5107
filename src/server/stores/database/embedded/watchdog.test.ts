import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { never } from '../../../testing/never.ts'
import { clientScope, things } from '../testing/things.ts'

const a = clientScope('a')
const runaway = sql`select count(*) from generate_series(1, 1000000000)`
const insert = (id: number) => sql`insert into things (client_id, id) values ('a', ${id})`

describe('the watchdog', { timeout: 90_000 }, () => {
  let database: TestDatabase
  const warnings: string[] = []
  beforeAll(async () => {
    database = await openTestDatabase({
      engine: 'embedded',
      migrations: [things],
      // Who waits for the engine to be opened again waits as long as a slow machine needs.
      limits: { statement: 500, idle_in_transaction: 500, wait: 60_000 },
      warn: (sentence) => warnings.push(sentence),
    })
  })
  afterAll(() => database.close())

  it('ends a statement that runs too long, and serves the others after it', async () => {
    const heard: string[] = []
    let missed = 0
    await database.listen(
      'c',
      (payload) => heard.push(payload),
      () => (missed += 1),
    )
    await database.transaction(a, ({ finish }) => finish(insert(1)))

    const ended = database.transaction(a, async ({ db }) => {
      await insert(2).execute(db)
      await runaway.execute(db)
    })
    const others = Array.from({ length: 5 }, (_, index) =>
      database.transaction(a, ({ finish }) => finish(insert(10 + index))),
    )
    await expect(ended).rejects.toMatchObject({ name: 'Busy', reason: 'timeout', code: '57014' })
    await Promise.all(others)

    const ids = await database.read(a, () => sql<{ id: number }>`select id from things order by id`)
    expect(ids.map(({ id }) => id)).toEqual([1, 10, 11, 12, 13, 14])
    expect(database.vitals().restarts).toBe(1)
    expect(warnings).toEqual([
      'The embedded database is opened again: canceling statement due to statement timeout.',
    ])

    await database.transaction(a, ({ finish }) => finish(sql`select pg_notify('c', 'still')`))
    await expect.poll(() => heard).toEqual(['still'])
    expect(missed).toBe(1)
  })

  it('ends a transaction that waits for something else too long', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const waiting = database.transaction(a, async ({ db }) => {
      await insert(20).execute(db)
      await promise
      await insert(21)
        .execute(db)
        .catch(() => {})
    })
    const after = database.read(a, () => sql`select id from things where id >= 20`)
    await expect(waiting).rejects.toMatchObject({ name: 'Busy', reason: 'timeout', code: '25P03' })
    expect(await after).toEqual([])
    resolve(undefined)
    expect(await database.read(a, () => sql`select id from things where id >= 20`)).toEqual([])
  })

  it('lets patient work run', async () => {
    const slow = sql`select count(*) as n from generate_series(1, 8000000)`
    const before = database.vitals().restarts
    const began = performance.now()
    const { rows } = await database.asOwner((db) => slow.execute(db), { patient: true })
    expect(rows).toEqual([{ n: 8_000_000 }])
    // Else the statement was too short to show anything.
    expect(performance.now() - began).toBeGreaterThan(500)
    expect(database.vitals().restarts).toBe(before)
  })
  it('lets patient work wait for something else [HOST-06]', async () => {
    const waited = database.asOwner(
      async (db) => {
        await insert(30).execute(db)
        await never(() => false, {
          within_ms: 1_200,
          why: 'the watchdog acts on this one connection alone, after 500 ms and its next look',
        })
        return (await sql<{ id: number }>`select id from things where id = 30`.execute(db)).rows
      },
      { patient: true },
    )
    expect(await waited).toEqual([{ id: 30 }])
  })
})
