import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getPolicy,
  listPolicyVersions,
  putPolicy,
  rollBackPolicy,
  withdrawPolicy,
} from '../../../contract/admin/policies.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { later } from '../../../domain/time.ts'
import { demoUsers } from '../../../presets/accounts.ts'
import { withdrawVersion } from '../../stores/accounts/policies.ts'
import { anotherNode, openTestApp, type TestApp } from '../../testing/app.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const params = { key: 'acme' }
const policy = async () => (await t.call('admin', getPolicy, { params })).body.result
const put = async (
  changes: PolicyDocument,
  more: { based_on?: number; effective_at?: string } = {},
) => {
  const { document, latest } = await policy()
  const body = { document: { ...document, ...changes }, based_on: latest, why: 'A test', ...more }
  return t.call('admin', putPolicy, { params, body })
}

describe('who may', () => {
  it('administers its own client alone: another’s key is nobody’s [ROLE-02, ROLE-15, MGMT-02]', async () => {
    for (const key of ['bayer', 'nobody', 'ACME', '%']) {
      const look = await t.call('admin', getPolicy, { params: { key } })
      const body = { document: {}, based_on: 1, why: 'x' }
      const change = await t.call('admin', putPolicy, { params: { key }, body })
      expect([key, look.code, change.code, look.body.message]).toEqual([
        key,
        404,
        404,
        (await t.call('admin', getPolicy, { params: { key: 'nobody-else' } })).body.message,
      ])
    }
    for (const { username, client } of demoUsers.filter(
      (user) => !user.disabled && user.username !== 'admin',
    )) {
      const own = { key: client }
      const codes = [
        (await t.call(username, getPolicy, { params: own })).code,
        (await t.call(username, listPolicyVersions, { params: own, query: {} })).code,
        (
          await t.call(username, putPolicy, {
            params: own,
            body: { document: {}, based_on: 1, why: 'x' },
          })
        ).code,
        (await t.call(username, rollBackPolicy, { params: own, body: { version: 1, why: 'x' } }))
          .code,
        (await t.call(username, withdrawPolicy, { params: own, body: { version: 1, why: 'x' } }))
          .code,
      ]
      expect([username, codes]).toEqual([username, [403, 403, 403, 403, 403]])
    }
    expect((await t.call(null, getPolicy, { params })).code).toBe(401)
  })
})

describe('a version for later', () => {
  const wait = async (until: () => Promise<boolean>): Promise<void> => {
    const end = performance.now() + 20_000
    while (!(await until())) if (performance.now() > end) throw new Error('it never came')
  }
  const inAWhile = (ms: number) => later(new Date().toISOString(), ms)

  it('holds from its time on, on every node and without a job, and not before [CONF-02]', async () => {
    const other = await anotherNode(t)
    const seenBy = async (app: TestApp['app']): Promise<number> =>
      (
        await app.inject({
          method: 'GET',
          url: '/api/session',
          headers: { authorization: `Bearer ${await t.token('acme')}` },
        })
      ).json<{ policy: { link_days: number } }>().policy.link_days
    const { effective } = await policy()
    const before = effective.link_days
    // A busy machine takes a while to publish it and to look at what waits.
    const at = inAWhile(4_000)
    const { body } = await put({ link_days: 77 }, { effective_at: at })
    expect([body.message, body.result.state, body.result.effective_at]).toEqual([
      `Version ${body.result.version} is going to hold`,
      'scheduled',
      at,
    ])
    const waiting = await policy()
    expect(waiting).toMatchObject({
      latest: body.result.version,
      effective: { link_days: before },
      scheduled: [
        {
          version: body.result.version,
          effective_at: at,
          state: 'scheduled',
          changes: [{ path: 'link_days', before, after: 77 }],
        },
      ],
    })
    const early: string[] = []
    for (const app of [t.app, other])
      await wait(async () => {
        const asked = new Date().toISOString()
        const isNew = (await seenBy(app)) === 77
        const answered = new Date().toISOString()
        if (isNew && answered < at) early.push(answered)
        // Whoever asks after its time is answered by it.
        if (!isNew && asked > later(at, 50)) throw new Error(`${asked} is after ${at}`)
        return isNew
      })
    expect(early).toEqual([])
    expect(await policy()).toMatchObject({ version: body.result.version, scheduled: [] })
    await other.close()
  })

  it('is withdrawn before its time, and is compared with nothing then [CONF-02]', async () => {
    const { effective, version } = await policy()
    const { body } = await put({ link_days: 88 }, { effective_at: inAWhile(3_600_000) })
    const scheduled = body.result.version
    const withdraw = (number: number) =>
      t.call('admin', withdrawPolicy, { params, body: { version: number, why: 'Too early' } })
    expect((await withdraw(version)).code).toBe(422)
    const { code, body: said } = await withdraw(scheduled)
    expect([code, said.message]).toEqual([200, `Version ${scheduled} was withdrawn`])
    expect((await withdraw(scheduled)).code).toBe(422)
    expect(await policy()).toMatchObject({
      version,
      latest: version,
      scheduled: [],
      effective: { link_days: effective.link_days },
    })
    const [last] = (await t.call('admin', listPolicyVersions, { params, query: {} })).body.result
      .versions
    expect(last).toMatchObject({
      version: scheduled,
      state: 'withdrawn',
      withdrawn_by: 'admin',
      withdrawn_why: 'Too early',
    })
    const { body: next } = await put({ link_days: 21 })
    expect(next.result.version).toBe(scheduled + 1)
    const [after] = (await t.call('admin', listPolicyVersions, { params, query: {} })).body.result
      .versions
    expect(after?.changes).toEqual([{ path: 'link_days', before: effective.link_days, after: 21 }])
  })

  it('does not hold once its time has come where it was withdrawn [CONF-02]', async () => {
    const { effective, version } = await policy()
    const added = sql<{ client_id: string; version: number }>`
      insert into policies (client_id, version, document, why, created_at, effective_at)
      select client_id, (select max(version) + 1 from policies where client_id = p.client_id),
        document || '{"link_days": 66}', 'Later', now() - interval '2 minutes',
        now() - interval '1 minute'
      from policies p
      where version = ${version} and client_id = (select id from clients where key = 'acme')
      returning client_id, version`
    const { rows } = await t.database.asOwner((db) => added.execute(db))
    const { client_id, version: later_one } = present(rows[0])
    await t.database.transaction({ client_id, kind: 'client', party: '' }, (tx) =>
      withdrawVersion(tx, client_id, { version: later_one, why: 'Too early', by: null }),
    )
    const { link_days } = effective
    expect(await policy()).toMatchObject({ version, effective: { link_days } })
  })

  it('is not overtaken: what is published now waits until it is withdrawn [CONF-02]', async () => {
    const { version } = await policy()
    const at = inAWhile(3_600_000)
    const scheduled = (await put({ link_days: 30 }, { effective_at: at })).body.result.version
    const now = await put({ link_days: 31 })
    expect([now.code, now.body.code]).toEqual([409, 'policy_waiting'])
    const unknowing = await put({ link_days: 31 }, { based_on: version })
    expect([unknowing.code, unknowing.body.code]).toEqual([409, 'policy_waiting'])
    const back = await t.call('admin', rollBackPolicy, { params, body: { version: 1, why: 'x' } })
    expect([back.code, back.body.code]).toEqual([409, 'policy_waiting'])
    const earlier = await put({ link_days: 31 }, { effective_at: inAWhile(1_800_000) })
    expect([earlier.code, earlier.body.errors?.[0]?.code]).toEqual([422, 'time_before_waiting'])
    const past = await put({}, { effective_at: inAWhile(-1) })
    expect([past.code, past.body.errors?.[0]?.code]).toEqual([422, 'time_passed'])
    const body = { version: scheduled, why: 'Enough' }
    expect((await t.call('admin', withdrawPolicy, { params, body })).code).toBe(200)
  })
})

// Last, since it leaves a version that waits.
it('A version that was published at once goes on holding where the clock is set back behind it [CONF-02]', async () => {
  expect((await put({ order_label: 'invoice' })).code).toBe(200)
  const { latest } = await policy()
  // As a clock that is set back has it: its own time lies ahead, and so does the next one's.
  await t.database.asOwner((db) =>
    sql`insert into policies (client_id, version, document, why, created_at, effective_at)
      select client_id, version + n, document || jsonb_build_object('link_days', 10 + n), why,
        now() + interval '10 minutes', now() + make_interval(mins => 10 * n)
      from policies, generate_series(1, 2) n
      where version = ${latest} and client_id = (select id from clients where key = 'acme')`.execute(
      db,
    ),
  )
  const { body } = await t.call('admin', listPolicyVersions, { params, query: {} })
  expect(body.result.versions.slice(0, 3).map(({ state }) => state)).toEqual([
    'scheduled',
    'present',
    'past',
  ])
})
