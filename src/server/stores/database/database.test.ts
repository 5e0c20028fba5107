import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase, testEngine } from '../../testing/database.ts'
import { never } from '../../testing/never.ts'
import { clientScope, things, type ThingTables } from './testing/things.ts'
import type { Tx } from './database.ts'

const a = clientScope('a')
const b = clientScope('b')

const insert = (id: number, client_id = 'a') =>
  sql`insert into things (client_id, id) values (${client_id}, ${id})`
const idsOf = async (database: TestDatabase, scope = a): Promise<number[]> =>
  (await database.read(scope, () => sql<{ id: number }>`select id from things order by id`)).map(
    ({ id }) => id,
  )
const tables = (db: Tx['db']) => db.withTables<ThingTables>()

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ migrations: [things], connections: 2, limits: { wait: 500 } })
})
afterAll(() => database.close())
beforeEach(() => database.asOwner((db) => sql`truncate things`.execute(db)))

describe('a transaction', () => {
  it('runs as the role of its scope, and leaves neither behind', async () => {
    const who = sql<
      Record<string, string>
    >`select current_user as role, current_setting('app.client', true) as client,
      current_setting('app.scope', true) as scope, current_setting('app.party', true) as party`
    const order = { client_id: 'a', kind: 'order', party: 'o-1' } as const
    expect(await database.read(order, () => who)).toEqual([
      { role: 'epod_order', client: 'a', scope: 'order', party: 'o-1' },
    ])
    const after = await database.asOwner((db) => who.execute(db))
    expect(after.rows[0]).toMatchObject({ client: '', scope: 'platform', party: '' })
    expect(after.rows[0]?.['role']).not.toBe('epod_order')
  })

  it("sees and writes its own client's rows only", async () => {
    await database.transaction(a, async ({ db }) => void (await insert(1).execute(db)))
    expect(await idsOf(database, a)).toEqual([1])
    expect(await idsOf(database, b)).toEqual([])
    const foreign = database.transaction(
      b,
      async ({ db }) => void (await insert(2, 'a').execute(db)),
    )
    await expect(foreign).rejects.toMatchObject({ code: '42501' })
  })

  it('lets the owner see every row, though row-level security is forced on it', async () => {
    await database.transaction(a, ({ finish }) => finish(insert(1)))
    await database.transaction(b, ({ finish }) => finish(insert(2, 'b')))
    const { rows } = await database.asOwner((db) =>
      sql<{ n: number }>`select count(*) as n from things`.execute(db),
    )
    expect(rows).toEqual([{ n: 2 }])
  })

  it('undoes everything when its work throws', async () => {
    const failing = database.transaction(a, async ({ db }) => {
      await insert(1).execute(db)
      throw new Error('second thoughts')
    })
    await expect(failing).rejects.toThrow('second thoughts')
    expect(await idsOf(database)).toEqual([])
  })

  it.each([0, 20])(
    'runs nothing behind its end of what still waited to be sent when its work threw (%i ms after its last statement) [ROLE-15]',
    async (ms) => {
      const failing = database.transaction(a, async ({ db }) => {
        await insert(1).execute(db)
        void sql`select pg_sleep(0.1)`.execute(db).catch(() => {})
        if (ms > 0) await sleep(ms)
        // What no role of a transaction may do, and the role that connects may.
        void sql`create table escaped (n integer)`.execute(db).catch(() => {})
        throw new Error('second thoughts')
      })
      await expect(failing).rejects.toThrow('second thoughts')
      const hasEscaped = async (): Promise<boolean> => {
        const { rows } = await database.asOwner((db) =>
          sql<{ escaped: string | null }>`select to_regclass('escaped') as escaped`.execute(db),
        )
        return rows[0]?.escaped !== null
      }
      await never(hasEscaped, {
        within_ms: 150,
        why: 'it would run once the statement before it, of 100 ms, is over, and nobody would hear',
      })
      expect(await idsOf(database)).toEqual([])
    },
  )

  it('gives its connection back when its work throws before anything was sent', async () => {
    const { connections } = database.vitals()
    for (let n = 0; n < 3; n += 1)
      await expect(database.transaction(a, () => Promise.reject(new Error('no')))).rejects.toThrow(
        'no',
      )
    expect(database.vitals().connections).toBe(connections)
  })

  it('reports the cause, undoes and serves on when one statement of a burst fails', async () => {
    const burst = database.transaction(a, async ({ db }) => {
      await Promise.all([insert(1).execute(db), insert(1).execute(db), insert(2).execute(db)])
    })
    await expect(burst).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
    const { connections } = database.vitals()
    expect(await idsOf(database)).toEqual([])
    expect(database.vitals().connections).toBe(connections)
  })

  it('rejects when a failure was swallowed', async () => {
    const swallowed = database.transaction(a, async ({ db }) => {
      await insert(1).execute(db)
      await sql`select 1 / 0`.execute(db).catch(() => {})
    })
    await expect(swallowed).rejects.toThrow(/division by zero|COMMIT was answered by ROLLBACK/)
    expect(await idsOf(database)).toEqual([])
  })

  it('commits what was sent and not awaited', async () => {
    await database.transaction(a, async ({ db }) => {
      void insert(1).execute(db)
    })
    expect(await idsOf(database)).toEqual([1])
  })

  it('refuses statements after its end', async () => {
    let leaked: Tx['db'] | undefined
    await database.transaction(a, async ({ db }) => {
      leaked = db
    })
    await expect(insert(1).execute(leaked as Tx['db'])).rejects.toThrow('this transaction is over')
  })

  it('refuses a transaction inside of itself', async () => {
    const nested = database.transaction(a, ({ db }) => db.transaction().execute(async () => {}))
    await expect(nested).rejects.toThrow('one transaction cannot hold another')
  })
})

describe('finish', () => {
  it('answers what the statement answers, and commits', async () => {
    const [row] = await database.transaction(a, ({ db, finish }) =>
      finish(
        tables(db)
          .insertInto('things')
          .values({ client_id: 'a', id: 1, note: 'x' })
          .returning(['id', 'note']),
      ),
    )
    expect(row).toEqual({ id: 1, note: 'x' })
    const [update] = await database.transaction(a, ({ db, finish }) =>
      finish(tables(db).updateTable('things').set({ note: 'y' }).where('id', '=', 1)),
    )
    expect(update?.numUpdatedRows).toBe(1n)
    expect(await idsOf(database)).toEqual([1])
  })

  it('undoes everything when its statement fails', async () => {
    const failing = database.transaction(a, async ({ db, finish }) => {
      await insert(1).execute(db)
      return finish(insert(1))
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await idsOf(database)).toEqual([])
  })

  it('ends the transaction', async () => {
    const late = database.transaction(a, async ({ db, finish }) => {
      await finish(insert(1))
      await insert(2).execute(db)
    })
    await expect(late).rejects.toThrow('this transaction is over')
    expect(await idsOf(database)).toEqual([1])
  })

  it('commits nothing of another transaction where it is called after the end of its own [ROLE-15]', async () => {
    let late: Tx['finish'] | undefined
    await database.transaction(a, async ({ finish }) => {
      late = finish
    })
    const other = database.transaction(a, async ({ db }) => {
      await insert(1).execute(db)
      await expect(late?.(insert(2))).rejects.toThrow('is over')
      await insert(3).execute(db)
      throw new Error('second thoughts')
    })
    await expect(other).rejects.toThrow('second thoughts')
    expect(await idsOf(database)).toEqual([])
  })

  it('rejects when COMMIT itself fails', async () => {
    await database.asOwner(async (db) => {
      await sql`create table later (id int unique deferrable initially deferred)`.execute(db)
      await sql`grant insert on later to epod_app`.execute(db)
    })
    const failing = database.transaction(a, ({ finish }) =>
      finish(sql`insert into later values (1), (1)`),
    )
    await expect(failing).rejects.toMatchObject({ code: '23505' })
  })
})

describe('read', () => {
  it('refuses to write', async () => {
    await expect(database.read(a, () => insert(1))).rejects.toMatchObject({ code: '25006' })
  })

  it('leaves the connection clean after an error', async () => {
    await expect(database.read(a, () => sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' })
    await vi.waitFor(async () =>
      expect(await database.read(a, () => sql`select 1 as one`)).toEqual([{ one: 1 }]),
    )
  })
})

describe('values', () => {
  it('are alike on both engines: numbers for int8, ISO text for times', async () => {
    const [row] = await database.read(
      a,
      () => sql`
        select count(*) as n, array[1::int8, 2] as ns, 1.50::numeric as price,
          date '2026-02-03' as day,
        timestamptz '2026-02-03 04:05:06.7891+05:30' as at,
        array[timestamptz '2026-02-03 00:00Z'] as ats,
        '{"a": [1]}'::jsonb as doc, '\\x00ff'::bytea as bytes, null::int8 as nothing,
        'infinity'::timestamptz as ever`,
    )
    expect(row).toEqual({
      n: 1,
      ns: [1, 2],
      price: '1.50',
      day: '2026-02-03',
      at: '2026-02-02T22:35:06.789Z',
      ats: ['2026-02-03T00:00:00.000Z'],
      doc: { a: [1] },
      bytes: Buffer.from([0, 255]),
      nothing: null,
      ever: 'infinity',
    })
  })

  it('are an error rather than wrong beyond 2^53', async () => {
    await expect(database.read(a, () => sql`select 9007199254740993::int8`)).rejects.toThrow(
      RangeError,
    )
    expect(await database.read(a, () => sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('come back whole when they are large', async () => {
    const note = 'ज'.repeat(2_000_000)
    const [row] = await database.read(a, () => sql<{ note: string }>`select ${note}::text as note`)
    expect(row?.note === note).toBe(true)
  })
})

describe('listen', () => {
  it('hears what was committed, not what was undone, until it stops', async () => {
    const heard: string[] = []
    const stop = await database.listen('Things "changed"', (payload) => heard.push(payload))
    const notify = (payload: string) => sql`select pg_notify('Things "changed"', ${payload})`
    await database.transaction(a, ({ finish }) => finish(notify('committed')))
    const undone = database.transaction(a, async ({ db }) => {
      await notify('undone').execute(db)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await expect.poll(() => heard).toEqual(['committed'])
    await stop()
    const later: string[] = []
    const stopLater = await database.listen('later', (payload) => later.push(payload))
    await database.transaction(a, ({ finish }) => finish(notify('after')))
    // Words come in the order of their transactions.
    await database.transaction(a, ({ finish }) => finish(sql`select pg_notify('later', 'x')`))
    await expect.poll(() => later).toEqual(['x'])
    expect(heard).toEqual(['committed'])
    await stopLater()
  })

  it('tells every listener of a channel, and goes on telling those that stay', async () => {
    const heard: string[] = []
    const [stopOne, stopTwo] = await Promise.all(
      ['one', 'two'].map((name) => database.listen('c', () => heard.push(name))),
    )
    await database.transaction(a, ({ finish }) => finish(sql`select pg_notify('c', '')`))
    await expect.poll(() => heard.toSorted()).toEqual(['one', 'two'])
    await stopOne?.()
    await database.transaction(a, ({ finish }) => finish(sql`select pg_notify('c', '')`))
    await expect.poll(() => heard.toSorted()).toEqual(['one', 'two', 'two'])
    await stopTwo?.()
  })
})

describe('a full pool', () => {
  it('refuses after the wait, and serves once a connection is free', async () => {
    const all = testEngine === 'embedded' ? 1 : 2
    // Each connection is open before, so that what waits below waits for one that is free.
    await vi.waitFor(() =>
      Promise.all(
        Array.from({ length: all }, () => database.read(a, () => sql`select pg_sleep(0.05)`)),
      ),
    )
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const held = Array.from({ length: all }, () => Promise.withResolvers<undefined>())
    const holding = held.map(({ resolve: begun }) =>
      database.transaction(a, () => {
        begun(undefined)
        return promise
      }),
    )
    await Promise.all(held.map(({ promise: begun }) => begun))
    await expect(database.read(a, () => sql`select 1`)).rejects.toMatchObject({
      name: 'Busy',
      reason: 'pool',
      retry_after_seconds: 1,
    })
    resolve(undefined)
    await Promise.all(holding)
    await vi.waitFor(async () =>
      expect(await database.read(a, () => sql`select 1 as one`)).toEqual([{ one: 1 }]),
    )
  })
})
