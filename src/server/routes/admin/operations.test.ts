import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginVerify, getOperations } from '../../../contract/admin/operations.ts'
import { version } from '../../build.ts'
import { noted } from '../../jobs/noted.ts'
import { startVerifying } from '../../jobs/log/verification.ts'
import { platform } from '../../stores/database/scope.ts'
import { figuresOf } from '../../stores/upkeep/figures.ts'
import {
  askForRun,
  jobRuns,
  noteEnd,
  renewRun,
  takeUpRun,
  type KeptJobRun,
} from '../../stores/upkeep/job-runs.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const runOf = async (job: string): Promise<KeptJobRun | undefined> =>
  (await jobRuns(t.database)).find((run) => run.job === job)

describe('how the installation is doing', () => {
  it.each(['admin', 'acme', 'acme-users', 'acme-vendor'])(
    'is nothing for %s, who administers one client at most [MGMT-02, ROLE-15]',
    async (username) => {
      for (const asked of [
        await t.call(username, getOperations, {}),
        await t.call(username, beginVerify, { body: {} }),
      ])
        expect([asked.code, asked.body.status]).toEqual([403, false])
      expect(await runOf('verify_log')).toBeUndefined()
    },
  )

  it('is told to who administers every client: the build, what is counted, keys and jobs [MGMT-02]', async () => {
    const { code, body } = await t.call('platform', getOperations, {})
    expect(code).toBe(200)
    const { build, keys, jobs, verification, sign_ins } = body.result
    expect([build.version, build.database]).toEqual([version, t.database.kind])
    // Without a repository there is none to tell.
    expect(build.commit ?? '0'.repeat(12)).toMatch(/^[0-9a-f]{12}$/)
    expect(keys).toEqual([{ fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/), in_use: true }])
    expect([jobs, verification]).toEqual([[], null])
    expect(sign_ins.sessions).toBeGreaterThan(0)
    const begun = await t.call('platform', beginVerify, { body: {} })
    const again = await t.call('platform', beginVerify, { body: {} })
    expect([begun.code, again.code, again.body.code]).toEqual([200, 409, 'verification_under_way'])
    const asked = (await t.call('platform', getOperations, {})).body.result.verification
    expect(asked).toMatchObject({ began_at: null, ended_at: null, found: null })
    await takeUpRun(t.database, 'verify_log')
    await noteEnd(t.database, 'verify_log', {
      took_ms: 1,
      next_in_ms: null,
      fault: 'the process ended',
    })
    const broken = (await t.call('platform', getOperations, {})).body.result.verification
    expect(broken).toMatchObject({ fault: 'the process ended', found: null })
  })

  it('is counted: what waits, what was given up, what is stored and what happened today [MGMT-02]', async () => {
    const before = (await figuresOf(t.database)).figures
    const order = await anOrder(t)
    await t.call('acme', '/trigger_otp', { _id: order._id })
    await t.database.asOwner((db) =>
      sql`update outbox set state = 'failed' where id = (select min(id::text)::uuid from outbox)`.execute(
        db,
      ),
    )
    const { figures, tables } = await figuresOf(t.database)
    expect(figures.dead - before.dead).toBe(1)
    expect(figures.queued + figures.no_provider).toBeGreaterThan(0)
    expect(figures.events - before.events).toBe(2)
    expect(figures.events_last_day - before.events_last_day).toBe(2)
    expect(figures.database_bytes).toBeGreaterThan(1_000_000)
    expect(tables.map(({ name }) => name)).toContain('events')
    expect(tables.map(({ bytes }) => bytes)).toEqual(
      tables.map(({ bytes }) => bytes).toSorted((a, b) => b - a),
    )
  })

  it('counts the failed sign-ins of an hour, also those that limit nobody any more [MGMT-02, AUTH-13]', async () => {
    const failed = async () => (await figuresOf(t.database)).figures.failed_sign_ins
    const age = (minutes: number) =>
      t.database.asOwner((db) =>
        sql`update login_failures set at = now() - ${minutes} * interval '1 minute'`.execute(db),
      )
    await logIn(t.app, 'acme', 'wrong')
    await age(59)
    await logIn(t.app, 'acme', 'wrong')
    expect(await failed()).toBe(2)
    await age(61)
    expect(await failed()).toBe(0)
  })
})

describe('the run of a job', () => {
  it('is noted with its end, its fault and when it is next: at once where that changed, else once a minute [MGMT-02]', async () => {
    let asked = 0
    const run = noted(t.deps, 'reminders', () => {
      asked += 1
      return 3_600_000
    })
    const round = async (fault?: string): Promise<void> => {
      if (fault !== undefined) throw new Error(fault)
    }
    await run(() => round())
    const first = await runOf('reminders')
    expect([first?.fault, first?.result]).toEqual([null, null])
    expect(Date.parse(first?.next_at ?? '') - Date.parse(first?.ended_at ?? '')).toBe(3_600_000)
    await run(() => round())
    expect(asked).toBe(1)
    await expect(run(() => round('no line'))).rejects.toThrow('no line')
    expect((await runOf('reminders'))?.fault).toBe('no line')
    await expect(run(() => round('x'.repeat(2_000)))).rejects.toThrow('xxx')
    expect((await runOf('reminders'))?.fault).toHaveLength(500)
    await run(() => round())
    expect([asked, (await runOf('reminders'))?.fault]).toEqual([4, null])
  })

  it('is never due before it is noted anew, however often it comes [MGMT-02]', async () => {
    await noted(t.deps, 'webhooks', () => 5_000)(async () => {})
    const run = await runOf('webhooks')
    expect(Date.parse(run?.next_at ?? '') - Date.parse(run?.ended_at ?? '')).toBe(60_000)
  })

  it('goes on where it cannot be noted', async () => {
    const broken = {
      ...t.deps,
      database: Object.assign(Object.create(t.deps.database) as typeof t.deps.database, {
        transaction: () => Promise.reject(new Error('no room')),
      }),
    }
    let rounds = 0
    await noted(broken, 'outbox', () => 1)(async () => void (rounds += 1))
    expect(rounds).toBe(1)
  })
})

describe('verification of the log', () => {
  const asked = () => t.database.transaction(platform, (tx) => askForRun(tx, 'verify_log'))
  const ended = async (): Promise<KeptJobRun> => {
    await expect.poll(async () => (await runOf('verify_log'))?.ended_at).toBeTruthy()
    return present(await runOf('verify_log'))
  }

  it('runs when it is asked for, in one process of all, and tells what it found [MGMT-02]', async () => {
    await anOrder(t)
    expect(await asked()).toBe(true)
    expect(await asked()).toBe(false)
    const stops = [startVerifying(t.deps, 5), startVerifying(t.deps, 5)]
    expect(await ended()).toMatchObject({
      fault: null,
      next_at: null,
      result: { findings: 0, changed: 0, told: [] },
    })
    await t.database.asOwner(async (db) => {
      await sql`alter table events disable trigger events_append_only`.execute(db)
      await sql`update events set body = replace(body, '"seq":', '"seq": ')`.execute(db)
      await sql`alter table events enable trigger events_append_only`.execute(db)
    })
    expect(await asked()).toBe(true)
    await expect
      .poll(async () => (await runOf('verify_log'))?.result)
      .toMatchObject({
        told: expect.arrayContaining([
          expect.stringContaining('does not follow from the events before it'),
        ]),
      })
    await Promise.all(stops.map((stop) => stop()))
  })

  it('is taken up by one process, and asked for again where that one ended under it', async () => {
    expect(await asked()).toBe(true)
    const taken = await Promise.all([1, 2, 3].map(() => takeUpRun(t.database, 'verify_log')))
    const [mine = '', ...others] = taken.filter((began) => began !== null)
    expect(others).toEqual([])
    expect(await asked()).toBe(false)
    const leaseIsOver = () =>
      t.database.asOwner((db) =>
        sql`update job_runs set next_at = now() - interval '1 second'`.execute(db),
      )
    await leaseIsOver()
    expect(await renewRun(t.database, 'verify_log', mine)).toBe(true)
    expect(await asked()).toBe(false)
    await leaseIsOver()
    // Nobody goes on by itself with what ended under a process.
    expect(await takeUpRun(t.database, 'verify_log')).toBeNull()
    expect(await asked()).toBe(true)
    expect(await renewRun(t.database, 'verify_log', mine)).toBe(false)
    const next = present(await takeUpRun(t.database, 'verify_log'))
    // Who lost it renews nobody else's.
    expect(await renewRun(t.database, 'verify_log', mine)).toBe(false)
    expect(await renewRun(t.database, 'verify_log', next)).toBe(true)
    // As an earlier release took it up, without a lease.
    const begun = (ago: string) =>
      t.database.asOwner((db) =>
        sql`update job_runs set next_at = null, began_at = now() - ${ago}::interval
          where job = 'verify_log'`.execute(db),
      )
    await begun('11 hours')
    expect(await asked()).toBe(false)
    await begun('13 hours')
    expect(await asked()).toBe(true)
  })

  it('is told to have ended once its process is gone, to whoever asks again [MGMT-02]', async () => {
    await t.database.asOwner((db) => sql`delete from job_runs`.execute(db))
    expect(await asked()).toBe(true)
    await takeUpRun(t.database, 'verify_log')
    await t.database.asOwner((db) =>
      sql`update job_runs set next_at = now() - interval '1 second' where job = 'verify_log'`.execute(
        db,
      ),
    )
    const stop = startVerifying(t.deps, 5)
    await expect
      .poll(async () => (await t.call('platform', getOperations, {})).body.result.verification)
      .toMatchObject({ fault: 'the process ended', ended_at: expect.any(String) })
    await stop()
    expect((await runOf('verify_log'))?.next_at).toBeNull()
    expect(await asked()).toBe(true)
    await t.database.asOwner((db) => sql`delete from job_runs`.execute(db))
  })

  it('says that it is alive for as long as it runs [MGMT-02]', async () => {
    const digest = 'ab'.repeat(32)
    await anOrder(t, 'acme', {}, [
      {
        type: 'delivery_attempted',
        data: {
          number: 1,
          reason: 'closed',
          text: null,
          photos: [digest],
          geo_tag: { loc: null, action_by: 'driver' },
        },
      },
    ])
    const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>()
    const held = async (): Promise<null> => {
      await seen
      return null
    }
    await asked()
    const files = { ...t.deps.files, open: held, sizeOf: held }
    const stop = startVerifying({ ...t.deps, files }, 5, 1)
    const lease = async () => (await runOf('verify_log'))?.next_at ?? null
    await expect.poll(async () => (await runOf('verify_log'))?.began_at).toBeTruthy()
    const first = present(await lease())
    await expect.poll(async () => present(await lease()) > first).toBe(true)
    isSeen()
    expect((await ended()).next_at).toBeNull()
    await stop()
  })
})
