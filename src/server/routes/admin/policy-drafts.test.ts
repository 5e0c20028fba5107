import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askErasure } from '../../../contract/admin/erasures.ts'
import { createLink } from '../../../contract/proof/links.ts'
import {
  dryRunPolicy,
  listPolicySettings,
  previewOrders,
  previewPolicy,
} from '../../../contract/admin/policy-drafts.ts'
import { getPolicy, putPolicy } from '../../../contract/admin/policies.ts'
import { settingGroups } from '../../../domain/policy/form/setting-groups.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { demoUsers } from '../../../presets/accounts.ts'
import { presets } from '../../../presets/presets.ts'
import { did } from '../../../domain/testing/factories.ts'
import { eraseAll } from '../../jobs/erasures.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'
import { digestOfTable } from '../../stores/database/transfer/export-rows.ts'
import { tableShapes } from '../../stores/database/transfer/table-shapes.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const params = { key: 'acme' }
/** What adding asks for beside what every order of a test has. */
const complete = { dispatch_date: '2026-03-10', dispatch_time: '12:00', eta_hrs: 48 }
const documentWith = async (changes: PolicyDocument = {}): Promise<PolicyDocument> => {
  const { document } = (await t.call('admin', getPolicy, { params })).body.result
  return { ...document, ...changes }
}
const dryRun = async (changes: PolicyDocument, as = 'admin') =>
  t.call(as, dryRunPolicy, { params, body: { document: await documentWith(changes) } })

/** Every table by the digest of its rows. */
const contents = () =>
  t.database.asOwner(async (db) => {
    const digests: Awaited<ReturnType<typeof digestOfTable>>[] = []
    for (const shape of await tableShapes(db))
      digests.push(
        await digestOfTable(db, shape, async (texts) => {
          for await (const _text of texts);
        }),
      )
    return digests
  })

describe('a dry run [CONF-02]', () => {
  it('tells which of the last orders’ closures a draft would have refused, and why', async () => {
    const bare = await anOrder(t, 'acme', complete)
    const with_photo = await anOrder(t, 'acme', complete, [did.photo('a')])
    for (const { _id } of [bare, with_photo])
      expect((await t.call('acme', '/update_epod', { _id, receive: true })).code).toBe(200)
    const mandatory_fields_in_epod_closure = ['attachment' as const]
    const { code, body } = await dryRun({
      public_url_customization: { mandatory_fields_in_epod_closure },
    })
    expect([code, body.result.judged, body.result.is_whole]).toEqual([200, 2, true])
    expect(body.result.would_be_refused).toEqual([
      {
        order_id: bare._id,
        identifier: bare.identifier,
        action: 'receive',
        at: expect.any(String),
        by: 'acme',
        reasons: [
          {
            code: 'following_details',
            field: 'epod',
            message: 'Please Enter following details Attachment',
          },
        ],
        today_too: false,
      },
    ])
    expect(body.result.reasons).toEqual([
      {
        action: 'receive',
        code: 'following_details',
        field: 'epod',
        message: 'Please Enter following details Attachment',
        count: 1,
        of: 2,
        today_too: 0,
      },
    ])
    expect(body.result.actions).toContainEqual({
      action: 'receive',
      message: 'Receive',
      judged: 2,
      refused: 1,
    })
  })

  it('judges holders of links, and the accounts by what they have of their own', async () => {
    const order = await anOrder(t, 'acme', complete)
    const { body } = await t.call('acme', createLink, {
      params: { id: order._id },
      body: { party: 'receiver' },
    })
    const ref = body.result.url.split('/').at(-1) ?? ''
    const { token } = (await t.call(null, `/public/receiver/${ref}`)).body
    await t.call(`Bearer ${token}`, '/update_epod', { _id: order._id, receive: true })
    const other = await anOrder(t, 'acme', complete)
    await t.call('admin', '/update_epod', { _id: other._id, receive: true })
    const found = await dryRun({
      show_receive_button: false,
      public_url_customization: { secure_otp: true },
    })
    const own = found.body.result.would_be_refused.filter(({ order_id }) =>
      [order._id, other._id].includes(order_id),
    )
    expect(own.map(({ order_id, by, reasons }) => [order_id, by, reasons[0]?.code])).toEqual([
      [order._id, null, 'link_needs_code'],
    ])
  })

  it('changes nothing, and says in the asked language', async () => {
    const before = await contents()
    const body = { document: await documentWith({ receive: { needs_remark: true } }) }
    const said = await t.call('admin', dryRunPolicy, { params, body }, { 'accept-language': 'hi' })
    expect(said.body.result.reasons[0]?.message).toMatch(/\p{sc=Deva}/u)
    expect(await contents()).toEqual(before)
  })

  it('tells where today’s configuration would refuse it as well', async () => {
    const { latest } = (await t.call('admin', getPolicy, { params })).body.result
    const document = await documentWith({ receive: { needs_remark: true } })
    await t.call('admin', putPolicy, { params, body: { document, based_on: latest, why: 'x' } })
    const { body } = await dryRun({})
    expect(body.result.reasons[0]).toMatchObject({
      code: 'remarks_missing',
      today_too: 4,
      count: 4,
    })
  })

  it('finds nothing against an unchanged configuration in what the API did [CONF-02]', async () => {
    const { body } = await dryRun({ receive: { needs_remark: false } })
    expect(body.result.would_be_refused).toEqual([])
    expect(body.result.judged).toBeGreaterThan(3)
  })

  it('finds nothing against it either in orders that a person was erased from [DATA-01]', async () => {
    const phone = '9833300001'
    const row = aRow({ spocs: [{ name: 'Meera', contact: { phone: [phone] } }] })
    expect((await t.call('acme', '/orders', [row])).code).toBe(200)
    const erasure = { client: 'acme', person: { phone }, why: 'asked for' }
    expect((await t.call('admin', askErasure, { body: erasure })).code).toBe(200)
    await eraseAll(t.deps)
    const { body } = await dryRun({ receive: { needs_remark: false } })
    expect(body.result.would_be_refused).toEqual([])
  })

  it('refuses what is no draft by path, and names what contradicts itself', async () => {
    const wrong = {
      params,
      body: { document: JSON.parse('{"otp": {"mode": "fax"}}') as PolicyDocument },
    }
    const { code, body } = await t.call('admin', dryRunPolicy, wrong)
    expect([code, body.errors?.map(({ field }) => field)]).toEqual([422, ['document.otp.mode']])
    const clash = await dryRun({ config: { disable: 'write' } })
    expect([clash.code, clash.body.result.refusals.map(({ code: why }) => why)]).toEqual([
      200,
      ['no_reviewer', 'no_administrator'],
    ])
  })

  it('is for administrators, of their own client [ROLE-02, ROLE-15]', async () => {
    expect((await dryRun({}, 'acme')).code).toBe(403)
    const elsewhere = { params: { key: 'bayer' }, body: { document: {} } }
    expect((await t.call('admin', dryRunPolicy, elsewhere)).code).toBe(404)
    expect(
      (
        await t.call('admin', previewPolicy, {
          ...elsewhere,
          body: { document: {}, as_username: 'bayer' },
        })
      ).code,
    ).toBe(404)
  })
})

describe('a preview [CONF-02]', () => {
  const preview = async (as_username: string, changes: PolicyDocument = {}) =>
    t.call('admin', previewPolicy, {
      params,
      body: { document: await documentWith(changes), as_username },
    })

  it('is what each user gets at sign-in, were the draft published', async () => {
    for (const { username } of demoUsers.filter(
      ({ client, disabled }) => client === 'acme' && !disabled,
    )) {
      const { code, body } = await preview(username)
      const { userdata, client_config, policy, reach, party, client_id } = (
        await t.call(username, '/session')
      ).body
      expect([username, code]).toEqual([username, 200])
      expect(body.result).toMatchObject({
        userdata,
        client_config,
        policy,
        reach,
        party,
        client_id,
      })
    }
  })

  it('has the draft’s settings, and what public pages get of them, and keeps nothing', async () => {
    const { version } = (await t.call('admin', getPolicy, { params })).body.result
    const { body } = await preview('acme-vendor', {
      cards: { total: 'Alles' },
      screen: { rating: false },
    })
    expect(body.result).toMatchObject({
      policy: { cards: { total: 'Alles', show_rejected: false }, columns: 'vendor' },
      public_config: { rating: false, time_zone: 'Asia/Kolkata' },
      userdata: { username: 'acme-vendor', transporter: 'Roadrunner' },
    })
    expect((await t.call('admin', getPolicy, { params })).body.result.version).toBe(version)
  })

  it('names what contradicts itself, and refuses users of others', async () => {
    const { body } = await preview('acme', { review_by_two: true })
    expect(body.result.warnings.map(({ code }) => code)).toEqual(['second_approval_missing'])
    const hidden = await preview('acme', {
      dashboard_customization: { hide: { receive_order: true } },
    })
    expect(hidden.body.result.refusals).toEqual([
      {
        field: 'dashboard_customization.hide.receive_order',
        others: [],
        code: 'nobody_receives',
        message: expect.stringContaining('Nobody is left who can receive'),
      },
    ])
    for (const name of ['bayer', 'nobody']) {
      const refused = await preview(name)
      expect([refused.code, refused.body.errors?.[0]]).toMatchObject([
        422,
        { field: 'as_username', code: 'account_unknown' },
      ])
    }
  })
})

describe('the orders of a preview [CONF-02] [ROLE-15]', () => {
  const drawn = async (as: string, key: string, as_username?: string) =>
    (
      await t.call(as, previewOrders, {
        params: { key },
        body: { document: {}, ...(as_username !== undefined && { as_username }) },
      })
    ).body.result

  it('are those of the draft’s client, as far as its user sees them, whoever looks', async () => {
    const theirs = await anOrder(t, 'bayer', { identifier: 'OF-BAYER' })
    const carried = await anOrder(t, 'acme', { identifier: 'CARRIED', transporter: 'Roadrunner' })
    const other = await anOrder(t, 'acme', { identifier: 'NOT-CARRIED', transporter: 'Others' })
    const seen = async (...asked: Parameters<typeof drawn>) =>
      (await drawn(...asked)).orders.map(({ _id }) => _id)
    const [ofBayer, ofAcme, ofVendor] = [
      await seen('platform', 'bayer'),
      await seen('platform', 'acme', 'acme'),
      await seen('platform', 'acme', 'acme-vendor'),
    ]
    expect(ofBayer).toContain(theirs._id)
    expect(ofBayer).not.toContain(carried._id)
    expect(ofAcme).toEqual(expect.arrayContaining([carried._id, other._id]))
    expect(ofAcme).not.toContain(theirs._id)
    expect([ofVendor.includes(carried._id), ofVendor.includes(other._id)]).toEqual([true, false])
    const { counts } = await drawn('platform', 'acme', 'acme-vendor')
    expect(counts.total_orders).toBe(ofVendor.length)
  })

  it('are of one’s own client alone, for administrators of one', async () => {
    for (const [as, key, code] of [
      ['admin', 'bayer', 404],
      ['acme-viewer', 'acme', 403],
    ] as const) {
      const reply = await t.call(as, previewOrders, { params: { key }, body: { document: {} } })
      expect([as, key, reply.code]).toEqual([as, key, code])
    }
  })

  it('are a made-up one where there is none, and nothing is kept', async () => {
    const { orders, counts, is_sample } = await drawn('platform', 'platform')
    expect([orders.length, orders[0]?.identifier, is_sample, counts.total_orders]).toEqual([
      1,
      'SAMPLE-1',
      true,
      0,
    ])
    expect((await t.call('platform', `/orders/${orders[0]?._id}`)).code).toBe(404)
  })
})

describe('the form [MGMT-02]', () => {
  it('has every setting with its group and title in the asked language, and the presets', async () => {
    const { result } = (await t.call('admin', listPolicySettings, {})).body
    expect(result.groups.map(({ group }) => group)).toEqual(settingGroups)
    expect(result.settings.find(({ path }) => path === 'otp.mode')).toEqual({
      path: 'otp.mode',
      group: 'messages',
      is_wire: false,
      title: 'One-time passwords',
      says: 'The receiver’s code is asked for at the door or sent at dispatch. With ‘None’ there are no one-time passwords.',
      kind: 'choice',
      nullable: false,
      default: 'on_demand',
      choices: [
        { value: 'on_demand', label: 'Asked for at the door' },
        { value: 'delivery_code', label: 'Sent at dispatch' },
        { value: 'none', label: 'None' },
      ],
    })
    expect(
      Object.fromEntries(result.presets.map(({ preset, document }) => [preset, document])),
    ).toEqual(presets)
    const hindi = await t.call('admin', listPolicySettings, {}, { 'accept-language': 'hi' })
    expect(hindi.body.result.groups[0]?.title).toBe('डैशबोर्ड')
  })

  it('is for administrators [ROLE-02]', async () => {
    expect((await t.call('acme', listPolicySettings, {})).code).toBe(403)
  })
})
