import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '../stores/database/scope.ts'
import { isOverdue, jobRuns, takeUpDue } from '../stores/upkeep/job-runs.ts'
import { hasMoreOrdersThan, removeExpired } from '../stores/upkeep/upkeep.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { present } from '../testing/present.ts'
import { startNightly, tidy, untilTonight } from './nightly.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the nightly work', () => {
  it('comes at half past nine in the evening, UTC', () => {
    for (const [now, hours] of [
      ['2026-03-01T20:30:00Z', 1],
      ['2026-03-01T21:30:00Z', 24],
      ['2026-03-01T22:30:00Z', 23],
      ['1969-12-31T20:30:00Z', 1],
    ] as const) {
      expect(untilTonight(Date.parse(now)) / 3_600_000).toBe(hours)
    }
  })

  it('removes what has had its time and nothing else', async () => {
    const client_id = randomUUIDv7()
    await database.transaction(platform, async ({ db }) => {
      await sql`insert into clients (id, key, name) values (${client_id}, 'acme', 'Acme')`.execute(
        db,
      )
      await sql`
        insert into idempotency (client_id, actor, route, key, body_hash, created_at)
        select ${client_id}, 'a', 'r', age, '', now() - age::interval
        from unnest(array['6 days', '8 days']) age`.execute(db)
      await sql`
        insert into budgets (key, slot, used)
        select age, now() - age::interval, 1
        from unnest(array['1 hour', '2 days']) age`.execute(db)
    })
    await removeExpired(database)
    const left = await database.read(
      platform,
      () => sql<{ what: string }>`
      select key as what
      from idempotency
      union all select key
      from budgets
      order by 1`,
    )
    expect(left.map(({ what }) => what)).toEqual(['1 hour', '6 days'])
  })

  it('removes a bounded number at once until nothing is left, or the process ends [DATA-01]', async () => {
    const addOld = (count: number): Promise<void> =>
      database.transaction(platform, async ({ db }) => {
        await sql`
          insert into budgets (key, slot, used)
          select 'old ' || n, now() - interval '2 days', 1
          from generate_series(1, ${count}::int) n`.execute(db)
      })
    const left = async (): Promise<number> =>
      (await database.read(platform, () => sql`select from budgets where key like 'old %'`)).length
    await addOld(5)
    await removeExpired(database, { at_once: 2, mayGoOn: () => false })
    expect(await left()).toBe(3)
    await removeExpired(database, { at_once: 2, mayGoOn: () => true })
    expect(await left()).toBe(0)
  })

  it('removes fewer at once where that takes too long [DATA-01]', async () => {
    await database.transaction(platform, async ({ db }) => {
      await sql`insert into budgets (key, slot, used)
        select 'slow ' || n, now() - interval '2 days', 1 from generate_series(1, 5) n`.execute(db)
    })
    const late = "do $$ begin raise exception 'late' using errcode = 'query_canceled'; end $$"
    const stop = database.watch((statement) =>
      /delete from "budgets"/.test(statement.text) && Number(statement.values?.at(-1)) > 2
        ? { text: late }
        : statement,
    )
    await removeExpired(database, { at_once: 8, mayGoOn: () => true })
    stop()
    const left = await database.read(
      platform,
      () => sql`select from budgets where key like 'slow %'`,
    )
    expect(left).toEqual([])
  })

  it('goes on with the other clients where what one kept cannot be removed [DATA-01]', async () => {
    const ids = [randomUUIDv7(), randomUUIDv7()].sort()
    for (const id of ids)
      await database.transaction(platform, async ({ db }) => {
        await sql`insert into clients (id, key, name) values (${id}, ${id}, 'One')`.execute(db)
      })
    const asked: unknown[] = []
    const stop = database.watch((statement) => {
      if (!/delete from "outbox"/.test(statement.text)) return statement
      const id = ids.find((one) => statement.values?.includes(one))
      asked.push(id)
      return id === ids[0] ? { text: 'select broken' } : statement
    })
    await expect(tidy({ database, log: pino({ level: 'silent' }) })).rejects.toThrow('broken')
    stop()
    expect(asked).toEqual(expect.arrayContaining(ids))
  })

  it('goes on with the other tables, and the clients, where one cannot be tidied [DATA-01]', async () => {
    await database.transaction(platform, async ({ db }) => {
      await sql`insert into budgets (key, slot, used)
        values ('old', now() - interval '2 days', 1)`.execute(db)
    })
    let isFirst = true
    const broken: TestDatabase = Object.assign(Object.create(database), {
      transaction: (...asked: Parameters<typeof database.transaction>) => {
        const fails = isFirst
        isFirst = false
        return fails ? Promise.reject(new Error('no room')) : database.transaction(...asked)
      },
    })
    let told = false
    const log = Object.assign(pino({ level: 'silent' }), { info: () => (told = true) })
    await expect(tidy({ database: broken, log })).rejects.toThrow('no room')
    expect(told).toBe(true)
    expect(await database.read(platform, () => sql`select from budgets where key = 'old'`)).toEqual(
      [],
    )
  })

  it('ends before the next client, and the vacuum, where the process ends [DATA-01]', async () => {
    for (const id of [randomUUIDv7(), randomUUIDv7()])
      await database.transaction(platform, async ({ db }) => {
        await sql`insert into clients (id, key, name) values (${id}, ${id}, 'One')`.execute(db)
      })
    const log = pino({ level: 'silent' })
    const asked: string[] = []
    const seen: TestDatabase = Object.assign(Object.create(database), {
      vacuum: async () => void asked.push('vacuum'),
    })
    let isLeaving = false
    const stop = database.watch((statement) => {
      if (!/delete from "(outbox|link_openings)"/.test(statement.text)) return statement
      asked.push('client')
      isLeaving = true
      return statement
    })
    await tidy({ database: seen, log }, { at_once: 5_000, mayGoOn: () => !isLeaving })
    expect(asked).toEqual(['client'])
    isLeaving = false
    await tidy({ database: seen, log })
    stop()
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.at(-1)).toBe('vacuum')
  })

  describe('by the clock', () => {
    const log = pino({ level: 'silent' })
    const MINUTE = 60_000
    /** Says that the work is due, or that the lease of a run is over. */
    const timePasses = (): Promise<void> =>
      database.transaction(platform, async ({ db }) => {
        await sql`update job_runs set next_at = now() - interval '1 hour'`.execute(db)
      })
    const old = (key: string): Promise<void> =>
      database.transaction(platform, async ({ db }) => {
        await sql`insert into budgets (key, slot, used)
          values (${key}, now() - interval '2 days', 1)`.execute(db)
      })
    const left = async (): Promise<string[]> => {
      const rows = await database.read(
        platform,
        () => sql<{ key: string }>`select key from budgets where slot < now() - interval '1 day'`,
      )
      return rows.map(({ key }) => key)
    }
    const isDue = (): Promise<boolean> => isOverdue(database, 'nightly')
    const lastRun = async () => (await jobRuns(database)).find(({ job }) => job === 'nightly')
    const isDone = async () => {
      const run = await lastRun()
      return Boolean(run?.ended_at && run.next_at && run.next_at > run.ended_at)
    }
    /** A database whose vacuum, the last step, is counted, and held up by what it waits for. */
    const counted = (before: () => Promise<void> = async () => {}) => {
      const seen = { vacuums: 0 }
      const kept: TestDatabase = Object.assign(Object.create(database), {
        vacuum: async () => {
          seen.vacuums += 1
          await before()
        },
      })
      return { seen, kept }
    }
    const at_once = { every_ms: MINUTE, first_ms: 0 }

    beforeEach(async () => {
      await timePasses()
    })
    afterEach(() => void vi.useRealTimers())

    it('is done once it is due, soon after a start and by the minute from then on [DATA-01]', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
      await old('while no process ran')
      const stop = startNightly({ database, log })
      vi.advanceTimersByTime(MINUTE)
      expect(await left()).toEqual(['while no process ran'])
      vi.advanceTimersByTime(MINUTE)
      vi.useRealTimers()
      await expect.poll(isDone).toBe(true)
      expect(await left()).toEqual([])
      await stop()
    })

    it('is made up for after a start where no process ran in the night, and once [DATA-01]', async () => {
      for (const key of ['before the start', 'before the next start']) {
        await timePasses()
        await old(key)
        const stop = startNightly({ database, log }, at_once)
        await expect.poll(left).toEqual([])
        await expect.poll(isDone).toBe(true)
        await stop()
      }
      const { ended_at, next_at } = present(await lastRun())
      const [ended, next] = [ended_at, next_at].map((at) => Date.parse(present(at)))
      expect(present(next) - present(ended)).toBeCloseTo(untilTonight(present(ended)), -4)
    })

    it('is done by a clock that was set right, however far it was ahead the night before [DATA-01]', async () => {
      await database.transaction(platform, async ({ db }) => {
        await sql`
          update job_runs set began_at = began_at + interval '400 days',
            ended_at = ended_at + interval '400 days', next_at = now() + interval '401 days'`.execute(
          db,
        )
      })
      await old('of a wrong clock')
      expect(await isDue()).toBe(true)
      const stop = startNightly({ database, log }, at_once)
      await expect.poll(left).toEqual([])
      await expect.poll(isDone).toBe(true)
      await stop()
      expect(await isDue()).toBe(false)
    })

    it('is done by one process of several [DATA-01]', async () => {
      const gate = Promise.withResolvers<void>()
      const { seen, kept } = counted(() => gate.promise)
      const stops = [1, 2, 3].map(() => startNightly({ database: kept, log }, at_once))
      await expect.poll(() => seen.vacuums).toBe(1)
      expect(await isDue()).toBe(false)
      gate.resolve()
      await Promise.all(stops.map((stop) => stop()))
      expect(seen.vacuums).toBe(1)
    })

    it('stays due where its process is stopped in the middle, and is made up for [DATA-01]', async () => {
      const { seen, kept } = counted()
      await old('first')
      let stopped: Promise<void> | undefined
      const unwatch = database.watch((statement) => {
        if (/delete from "budgets"/.test(statement.text)) stopped ??= stop()
        return statement
      })
      const stop = startNightly({ database: kept, log }, at_once)
      await expect.poll(() => stopped !== undefined).toBe(true)
      await stopped
      unwatch()
      expect([seen.vacuums, await isDue()]).toEqual([0, true])
      const next = startNightly({ database: kept, log }, at_once)
      await expect.poll(() => seen.vacuums).toBe(1)
      await expect.poll(isDone).toBe(true)
      await next()
    })

    it('is made up for where its process was killed in the middle, once that is known [DATA-01]', async () => {
      await old('left by who was killed')
      expect(await takeUpDue(database, 'nightly')).not.toBeNull()
      // For as long as its lease it may go on yet.
      expect(await takeUpDue(database, 'nightly')).toBeNull()
      await timePasses()
      const stop = startNightly({ database, log }, at_once)
      await expect.poll(left).toEqual([])
      await expect.poll(isDone).toBe(true)
      await stop()
    })
  })

  it('tells when there are more orders than the embedded database is for', async () => {
    expect([await hasMoreOrdersThan(database, 0)]).toEqual([false])
  })
})
