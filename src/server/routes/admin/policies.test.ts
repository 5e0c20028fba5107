import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  comparePolicies,
  getPolicy,
  getPolicyVersion,
  listPolicyVersions,
  putPolicy,
  rollBackPolicy,
} from '../../../contract/admin/policies.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const params = { key: 'acme' }
const policy = async (as = 'admin') => (await t.call(as, getPolicy, { params })).body.result
const put = async (
  changes: PolicyDocument,
  more: { based_on?: number; why?: string; effective_at?: string } = {},
  as = 'admin',
) => {
  const { document, latest } = await policy()
  return t.call(as, putPolicy, {
    params,
    body: { document: { ...document, ...changes }, based_on: latest, why: 'A test', ...more },
  })
}
/** What `acme` gets at its next request. */
const session = async (as = 'acme') => (await t.call(as, '/session')).body

describe('a client’s configuration', () => {
  it('is told with its version, its preset, and what differs from it [CONF-01, MGMT-02]', async () => {
    const found = await policy()
    expect(found).toMatchObject({
      key: 'acme',
      name: 'Acme Logistics',
      version: 1,
      latest: 1,
      preset: 'plain',
      differences: [{ path: 'named_accounts.history', before: [], after: ['admin', 'acme'] }],
      effective: { show_receive_button: true, otp: { mode: 'on_demand' } },
      changed_by: null,
      why: null,
      scheduled: [],
      sources: [],
      refusals: [],
      warnings: [],
    })
    expect(found.document).not.toHaveProperty('time_zone')
  })

  it('is published with who, when and why, and holds at once [CONF-02, MGMT-02]', async () => {
    const { code, body } = await put({ lr_locator: false }, { why: 'Nobody uses it' })
    expect([code, body.status, body.message, body.code]).toEqual([
      200,
      true,
      'Version 2 holds now',
      'policy_published',
    ])
    expect(body.result).toMatchObject({ version: 2, state: 'present', warnings: [] })
    expect((await session()).policy.lr_locator).toBe(false)
    expect(await policy()).toMatchObject({
      version: 2,
      latest: 2,
      changed_by: 'admin',
      changed_at: body.result.effective_at,
      why: 'Nobody uses it',
      effective: { lr_locator: false },
    })
  })

  it('keeps the document as it was written, with what rules follow [CONF-02]', async () => {
    const sources = {
      'receive.needs_epod_photo': { source: 'Contract 7, clause 4', checked_on: '2026-01-31' },
    }
    const document: PolicyDocument = {
      show_receive_button: true,
      otp: { mode: 'on_demand' },
      sources,
    }
    const { latest } = await policy()
    const body = { document, based_on: latest, why: 'From anew' }
    expect((await t.call('admin', putPolicy, { params, body })).code).toBe(200)
    const found = await policy()
    expect(found.document).toEqual(document)
    expect(found.sources).toEqual([
      { path: 'receive.needs_epod_photo', ...sources['receive.needs_epod_photo'] },
    ])
    expect(found.effective).not.toHaveProperty('sources')
    expect(found.differences.map(({ path }) => path)).toContain('item_remarks')
  })

  it('is published once, however often the same key sends it [CONF-02]', async () => {
    const { document, latest } = await policy()
    const body = { document, based_on: latest, why: 'Twice' }
    const key = { 'idempotency-key': 'policy-1' }
    const first = await t.call('admin', putPolicy, { params, body }, key)
    const again = await t.call('admin', putPolicy, { params, body }, key)
    expect([first.code, again.code]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect((await policy()).version).toBe(first.body.result.version)
  })
})

describe('two who publish', () => {
  it('do not overwrite each other: the second is told by whom, when and why [CONF-02]', async () => {
    const { latest } = await policy()
    const mine = await put({ link_days: 10 }, { why: 'Shorter' })
    const other = await put({ link_days: 20 }, { based_on: latest })
    expect([other.code, other.body.status, other.body.code, other.body.message]).toEqual([
      409,
      false,
      'policy_changed_since',
      `admin has published version ${mine.body.result.version} since. Please look at it first.`,
    ])
    expect(other.body).toMatchObject({
      present: {
        version: mine.body.result.version,
        changed_by: 'admin',
        changed_at: mine.body.result.effective_at,
        why: 'Shorter',
      },
    })
    expect((await policy()).effective.link_days).toBe(10)
  })

  it('at once leave one version, not two [CONF-02]', async () => {
    const { latest } = await policy()
    const all = await Promise.all(
      [11, 12, 13, 14].map((link_days) => put({ link_days }, { based_on: latest })),
    )
    expect(all.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const { latest: after, effective } = await policy()
    expect(after).toBe(latest + 1)
    expect([11, 12, 13, 14]).toContain(effective.link_days)
  })
})

describe('a document that cannot be', () => {
  const fields = (body: { errors?: { field: string; code?: string | undefined }[] | undefined }) =>
    (body.errors ?? []).map(({ field, code }) => [field, code])

  it.each<[name: string, changes: object, expected: [string, string][]]>([
    ['an unknown key', { colour: 'red' }, [['document.colour', 'unknown_field']]],
    [
      'wrong values',
      { otp: { mode: 'fax', valid_minutes: 11 } },
      [
        ['document.otp.mode', 'one_of_these'],
        ['document.otp.valid_minutes', 'too_high'],
      ],
    ],
    [
      'a source of no setting',
      { sources: { colour: { source: 'x', checked_on: '2026-01-01' } } },
      [['document.sources.colour', 'setting_unknown']],
    ],
    [
      'what contradicts itself',
      {
        receive: { needs_epod_photo: true },
        dashboard_customization: { hide: { add_attachments: true } },
      },
      [['document.dashboard_customization.hide.add_attachments', 'photo_needed_hidden']],
    ],
    [
      'a zone that the database reads otherwise',
      { time_zone: '+05:30' },
      [['document.time_zone', 'time_zone_unknown']],
    ],
    [
      'what locks everybody out',
      { config: { disable: 'write' } },
      [['document.config.disable', 'no_administrator']],
    ],
  ])('is refused by path and reason: %s [CONF-01, CONF-02]', async (_name, changes, expected) => {
    const { latest } = await policy()
    const { code, body } = await put(changes)
    expect([code, body.status, fields(body)]).toEqual([
      422,
      false,
      expect.arrayContaining(expected),
    ])
    expect((await policy()).latest).toBe(latest)
  })

  it('is refused where it is none at all, and without a reason for it [CONF-02, ERRS-04]', async () => {
    const { latest } = await policy()
    const raw = async (body: unknown) => {
      const reply = await t.app.inject({
        method: 'PUT',
        url: '/api/clients/acme/policy',
        headers: { authorization: `Bearer ${await t.token('admin')}` },
        payload: body as object,
      })
      return [reply.statusCode, fields(reply.json())]
    }
    const good = { document: {}, based_on: latest, why: 'x' }
    expect(await raw({ ...good, document: null })).toEqual([422, [['document', 'wrong_type']]])
    expect(await raw({ ...good, document: [] })).toEqual([422, [['document', 'wrong_type']]])
    expect(await raw({ based_on: latest, why: 'x' })).toEqual([422, [['document', 'wrong_type']]])
    expect(await raw({ ...good, why: ' ' })).toEqual([422, [['why', 'too_short']]])
    expect(await raw({ ...good, based_on: -1 })).toEqual([422, [['based_on', 'too_low']]])
    expect(await raw({ ...good, more: 1 })).toEqual([422, [['more', 'unknown_field']]])
    expect((await policy()).latest).toBe(latest)
  })

  it('is refused early where it is far too long, too deep or too wide [CONF-01, ERRS-04]', async () => {
    const send = async (payload: string) => {
      const reply = await t.app.inject({
        method: 'PUT',
        url: '/api/clients/acme/policy',
        headers: {
          authorization: `Bearer ${await t.token('admin')}`,
          'content-type': 'application/json',
        },
        payload,
      })
      return reply.statusCode
    }
    const within = (document: string) => `{"based_on": 1, "why": "x", "document": ${document}}`
    expect(await send(within(`{"a": "${'x'.repeat(5_000_000)}"}`))).toBe(413)
    expect(await send(within(`${'{"config":'.repeat(1_000)}{}${'}'.repeat(1_000)}`))).toBe(422)
    expect(
      await send(
        within(`{"config":{${Array.from({ length: 2_000 }, (_, n) => `"k${n}":1`).join()}}}`),
      ),
    ).toBe(422)
    expect(await send(within('{"__proto__": {"show_receive_button": true}}'))).toBe(400)
    expect(await send(within('{"constructor": {"prototype": {"x": 1}}}'))).toBe(400)
    expect(await send(within('{"wording": {"reject": "\\u0000"}}'))).toBe(422)
  })
})

describe('versions', () => {
  it('are told newest first with what each changed, page by page [CONF-02, MGMT-02]', async () => {
    await put({ link_days: 15 }, { why: 'First' })
    await put({ link_days: 16 }, { why: 'Second' })
    const { latest } = await policy()
    const list = async (query: { limit?: number; before?: number }) =>
      (await t.call('admin', listPolicyVersions, { params, query })).body.result
    const first = await list({ limit: 2 })
    expect(first.versions).toMatchObject([
      {
        version: latest,
        state: 'present',
        why: 'Second',
        changed_by: 'admin',
        changes: [{ path: 'link_days', before: 15, after: 16 }],
      },
      { version: latest - 1, state: 'past', why: 'First' },
    ])
    const whole = [...first.versions]
    for (let { next } = first; next !== null;) {
      const page = await list({ limit: 2, before: next })
      whole.push(...page.versions)
      ;({ next } = page)
    }
    expect(whole.map(({ version }) => version)).toEqual(
      Array.from({ length: latest }, (_, at) => latest - at),
    )
    expect(whole.at(-1)).toMatchObject({ version: 1, why: null, state: 'past' })
  })

  it('are told whole, and compared, any two of them [CONF-02]', async () => {
    const { latest } = await policy()
    const one = await t.call('admin', getPolicyVersion, { params: { ...params, version: 1 } })
    expect(one.body.result).toMatchObject({ version: 1, document: { item_remarks: true } })
    const compare = (from: number, to: number) =>
      t.call('admin', comparePolicies, { params, query: { from, to } })
    const { changes } = (await compare(1, latest)).body.result
    expect(changes).toContainEqual({ path: 'item_remarks', before: true, after: false })
    expect((await compare(latest, latest)).body.result.changes).toEqual([])
    expect((await compare(0, 1)).body.result.changes).toContainEqual({
      path: 'review_levels',
      before: 0,
      after: 1,
    })
    const missing = await compare(1, 999)
    expect([missing.code, missing.body.errors?.[0]?.field]).toEqual([422, 'to'])
    const gone = await t.call('admin', getPolicyVersion, { params: { ...params, version: 999 } })
    expect(gone.code).toBe(404)
  })

  it('are rolled back to as a new version, which holds at once [CONF-02, MGMT-02]', async () => {
    const { latest } = await policy()
    const roll = (version: number, more: { based_on?: number } = {}) =>
      t.call('admin', rollBackPolicy, { params, body: { version, why: 'It was better', ...more } })
    const { code, body } = await roll(1)
    expect([code, body.message, body.result.version]).toEqual([
      200,
      `Version 1 holds again, as version ${latest + 1}`,
      latest + 1,
    ])
    expect((await session()).policy.item_remarks).toBe(true)
    const [last] = (await t.call('admin', listPolicyVersions, { params, query: {} })).body.result
      .versions
    expect(last).toMatchObject({ restores: 1, why: 'It was better' })
    const missing = await roll(999)
    expect([missing.code, missing.body.errors?.[0]?.code]).toEqual([422, 'version_unknown'])
    expect(missing.body.message).toBe(
      words.field_wrong('“version”', 'is not a version of this configuration'),
    )
    const same = await roll(latest + 1)
    expect([same.code, same.body.errors?.[0]?.code]).toEqual([422, 'version_holds'])
    expect((await roll(2, { based_on: latest })).code).toBe(409)
  })

  it('are not rolled back to where today’s rules refuse them, by path [CONF-02, CONF-01]', async () => {
    const { latest } = await policy()
    const [client] = await t.database.asOwner((db) =>
      db.selectFrom('clients').select('id').where('key', '=', 'acme').execute(),
    )
    // Written under the rules of another release.
    const add = (version: number, document: object) => ({
      client_id: client?.id ?? '',
      version,
      document: JSON.stringify(document),
      created_by: null,
      effective_at: '2020-01-01T00:00:00.000Z',
    })
    await t.database.asOwner((db) =>
      db
        .insertInto('policies')
        .values([
          add(latest + 1, { otp: { mode: 'fax' }, colour: 'red' }),
          add(latest + 2, { show_receive_button: true }),
        ])
        .execute(),
    )
    const body = { version: latest + 1, why: 'Nostalgia' }
    const refused = await t.call('admin', rollBackPolicy, { params, body })
    expect([refused.code, refused.body.code]).toEqual([422, 'policy_outdated'])
    expect(refused.body.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['version', 'policy_outdated'],
      ['document.otp.mode', 'one_of_these'],
      ['document.colour', 'unknown_field'],
    ])
    const { code, body: compared } = await t.call('admin', comparePolicies, {
      params,
      query: { from: latest + 1, to: latest + 2 },
    })
    expect([code, compared.result.changes.length > 0]).toEqual([200, true])
  })
})
