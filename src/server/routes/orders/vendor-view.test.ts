import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getOrder } from '../../../contract/orders/orders.ts'
import type { OrderEvent } from '../../../domain/order/events.ts'
import type { Order } from '../../../domain/order/order.ts'
import { allActions } from '../../../domain/policy/question.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { demoUsers } from '../../../presets/accounts.ts'
import { sha256 } from '../../secrets.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { otherCalls } from '../../testing/other-calls.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { isAwaited, performs } from '../../testing/performs.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { present } from '../../testing/present.ts'

const VENDOR = 'acme-vendor'
const preset = demoUsers.find(({ username }) => username === VENDOR)?.config ?? {}
const [PHONE, OTHER, GATE] = ['9222222222', '9222222223', '9333333333']
const MAIL = 'canary-7f3a@example.com'
const [VALUE, LATER] = [424_242_424, 424_242_425]
const canary = new RegExp([PHONE, OTHER, GATE, MAIL, VALUE, LATER, 'handset'].join('|'), 'i')

let t: TestApp
let photo: { file_name: string; file_data: string }
beforeAll(async () => {
  t = await openTestApp()
  photo = sent(await aJpeg(8, 8))
})
beforeEach(() => configure())
afterAll(() => t.close())

/** Sets the vendor's own document; the shipped one, with these changes. */
const configure = async (changes: PolicyDocument = {}): Promise<void> => {
  await t.database.asOwner((db) =>
    db
      .updateTable('users')
      .set({ config: JSON.stringify({ ...preset, ...changes }) })
      .where('username', '=', VENDOR)
      .execute(),
  )
  forgetSessions(t.deps)
}

const receiver = (phone: string): Order['spocs'][number] => ({
  name: 'Meera',
  contact: { phone: [phone], email: [MAIL], status: [] },
})
const past: readonly OrderEvent[] = [
  { type: 'contact_status', data: { phone: PHONE, status: 'DELIVERED_TO_HANDSET' } },
  { type: 'edited', data: { fields: { spocs: [receiver(OTHER)], value: LATER } } },
  { type: 'edited', data: { fields: { spocs: [receiver(PHONE)], value: VALUE } } },
  { type: 'contact_status', data: { phone: PHONE, status: 'DELIVERED_TO_HANDSET' } },
]
/** An order of the vendor's, with something to be withheld in every place that can hold it. */
const secretive = (events: readonly OrderEvent[] = []): Promise<Order> =>
  anOrder(
    t,
    'acme',
    {
      transporter: 'Roadrunner',
      lot: 'L-1',
      Items: [{ item_no: 'A1', product_quantity: 10 }],
      spocs: [receiver(PHONE)],
      destination: { name: 'Nagpur', spocs: [{ name: 'Gate', contact: { phone: [GATE] } }] },
      value: VALUE,
    },
    [...past, ...events],
  )
const asText = ({ body }: Reply): string => JSON.stringify(body)

/** What is not walked: who asks has no account, or the answer is a stream of numbers alone. */
const apart: readonly (string | RegExp)[] = [
  /^(GET|POST) \/public/,
  'POST /login',
  'POST /login/code',
  'POST /login/single',
  'POST /login/single/finish',
  'POST /login/passkey',
  'POST /login/passkey/options',
  'POST /logout',
  'POST /decodetoken',
  'POST /session/renew',
  'POST /reset-password',
  'POST /users/generate-password',
  // Ids, types and numbers of events; see its own tests.
  'GET /live',
  // Takes a configuration, which holds nothing of an order; refused to carriers like the rest.
  'PUT /clients/{key}/policy',
  'PUT /clients/{key}/logo',
  // A picture that anybody may see; see its own tests.
  'GET /brand/{client}/logo/{name}',
  // Refused to carriers likewise.
  'DELETE /webhooks/{id}',
  'DELETE /api-keys/{id}',
  'PUT /clients/{key}/single-sign-on',
  'PATCH /users/{username}',
  // Bytes as they were put on record.
  'GET /files/{order}/{name}',
]
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{[a-z]+\}/g, '[^/]+')}$`)

describe('a carrier’s account', () => {
  it('finds neither a receiver’s contacts nor a value in any answer of any call [ROLE-15]', async () => {
    await configure({ show_history: true, config: { show_analytics: true } })
    const walked = new Set<string>()
    const answered = new Map<string, number>()
    const look = async (url: string, body?: object, headers = {}): Promise<Reply> => {
      const call = `${body === undefined ? 'GET' : 'POST'} ${url.split('?')[0]}`
      const reply = await t.call(VENDOR, url, body, headers)
      walked.add(call)
      answered.set(call, Math.min(reply.code, answered.get(call) ?? 999))
      expect(`${call}: ${asText(reply)}`).not.toMatch(canary)
      return reply
    }
    for (const action of allActions) {
      const calls = performs[action]
      if (isAwaited(calls)) continue
      for (const { url, body, headers } of calls) {
        const its = {
          order: await secretive(),
          photo,
          own_url: `${t.deps.settings.public_url}/api/orders`,
        }
        await look(url(its), body?.(its), headers)
      }
    }
    const order = await secretive()
    for (const [call, body] of otherCalls(PHONE, VENDOR))
      await look(call.replace(/^\w+ /, '').replaceAll('{id}', order._id), body?.(order))
    // The other ways to ask: a page that is fetched, a wrong edit, a right one, a report with
    // sheets.
    const { Location } = (await look('/fetch_orders', { query: {} })).body
    await look(Location.replace('/api', ''))
    const stale = await look('/edit_epod', { _id: order._id, rev: 1, truck_number: 'KA05ZZ0009' })
    const edited = await look('/edit_epod', { _id: order._id, truck_number: 'KA05ZZ0009' })
    const ended = await secretive([{ type: 'withdrawn', data: { import_id: randomUUIDv7() } }])
    await look(`/orders/${ended._id}/events`)
    expect([stale.code, stale.body.result.withheld.length]).toEqual([409, 3])
    expect([edited.code, edited.body.result.value]).toEqual([200, null])

    const { paths } = (await t.app.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>
    }>()
    const known = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
    )
    const isApart = (call: string): boolean =>
      apart.some((one) => (typeof one === 'string' ? one === call : one.test(call)))
    const left = known.filter(
      (call) => !isApart(call) && ![...walked].some((one) => patternOf(call).test(one)),
    )
    expect([left, known.length > 60]).toEqual([[], true])
    for (const path of ['/history', '/analysis', '/analysis/owed', '/users/clients', '/session'])
      expect([path, answered.get(`GET ${path}`)]).toEqual([path, 200])
  })

  it('sees the order otherwise as the desk does, and is told what is kept from it [ROLE-15]', async () => {
    const { _id } = await secretive()
    const own = present((await t.call(VENDOR, getOrder, { params: { id: _id } })).body.result)
    const desk = present((await t.call('acme', getOrder, { params: { id: _id } })).body.result)
    expect(own.withheld).toEqual(['contacts', 'contact_status', 'value'])
    expect(desk).not.toHaveProperty('withheld')
    const [spoc] = desk.spocs
    expect(spoc?.contact).toMatchObject({ phone: [PHONE], email: [MAIL] })
    const blank = { contact: { phone: [], email: [], status: [] } }
    expect(own).toEqual({
      ...desk,
      withheld: own.withheld,
      value: null,
      spocs: [{ name: 'Meera', ...blank }],
      destination: { ...desk.destination, spocs: [{ name: 'Gate', ...blank }] },
    })
  })

  it('gets the same order from a list as alone, and the desk gets it as it stands [ROLE-15] [TABL-01]', async () => {
    const { _id, identifier } = await secretive()
    for (const as of [VENDOR, 'acme']) {
      const list = await t.call(
        as,
        '/fetch_orders',
        { query: { search: identifier } },
        { prefer: 'return=representation' },
      )
      const alone = await t.call(as, `/orders/${_id}`)
      expect(list.body.returnData?.result.orders).toEqual([alone.body.result])
    }
  })

  it('cannot learn by a search whose phone or value it is [ROLE-15]', async () => {
    await secretive()
    for (const search of [PHONE, PHONE.slice(2, 8), MAIL, String(VALUE)]) {
      const { body } = await t.call(
        VENDOR,
        '/fetch_orders',
        { query: { search } },
        { prefer: 'return=representation' },
      )
      expect(body.returnData?.result.total).toBe(0)
      expect((await t.call(VENDOR, '/counter', { query: { search } })).body.result).toEqual(
        (await t.call(VENDOR, '/counter', { query: { search: 'nothing is called so' } })).body
          .result,
      )
    }
  })

  it('cannot learn by a sort whether a message was delivered, unless its table shows it [ROLE-15] [FILT-04]', async () => {
    const truck_number = 'KA05SO0001'
    const carried = { transporter: 'Roadrunner', truck_number }
    const told = await anOrder(t, 'acme', { ...carried, spocs: [receiver(PHONE)] }, past.slice(-1))
    const untold = await anOrder(t, 'acme', carried)
    const sorted = async (as: string): Promise<string[]> => {
      const query = { truck_number, sorter: 'smsstatus' }
      const page = { prefer: 'return=representation' }
      const { body } = await t.call(as, '/fetch_orders', { query }, page)
      expect(body.returnData?.result.total).toBe(2)
      return present(body.returnData?.result.orders).map(({ _id }) => _id)
    }
    expect(await sorted(VENDOR)).toEqual([untold._id, told._id])
    expect(await sorted('acme')).toEqual([told._id, untold._id])
    const add_header = [{ text: 'SMS', value: 'sms_status' }]
    await configure({ dashboard_customization: { custom_header_config: { add_header } } })
    expect(await sorted(VENDOR)).toEqual([told._id, untold._id])
  })

  it('reads a log whose texts are whole, and whose values say where one is withheld [ROLE-15] [OTP-03]', async () => {
    const { _id } = await secretive()
    expect((await t.call(VENDOR, '/trigger_otp', { _id })).code).toBe(200)
    const read = async (
      as: string,
    ): Promise<
      {
        body: string
        digest: string
        disclosures: readonly string[]
        redacted?: true | undefined
      }[]
    > => (await t.call(as, `/orders/${_id}/events`)).body.result
    const [own, desk] = [await read(VENDOR), await read('acme')]
    expect(own.map(({ digest }) => digest)).toEqual(desk.map(({ digest }) => digest))
    for (const { body, digest, redacted } of [...own, ...desk])
      expect([sha256(body), redacted]).toEqual([digest, undefined])
    for (const [at, { disclosures }] of own.entries()) {
      const whole = desk[at]?.disclosures ?? []
      expect(disclosures).toHaveLength(whole.length)
      const lacking = disclosures.filter((one, place) => one !== whole[place])
      expect(lacking.length).toBeGreaterThan(0)
      for (const one of lacking) expect(one).toMatch(/^\["\w+"\]$/)
    }
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(
      own.map(({ body }) => JSON.parse(body).type),
    )
  })

  it('has a code sent, and verified, to contacts it is not shown [OTP-01] [ROLE-15]', async () => {
    const { _id } = await secretive()
    const reply = await t.call(VENDOR, '/trigger_otp', { _id })
    expect([reply.code, asText(reply)]).toEqual([200, expect.not.stringMatching(canary)])
    const bare = await anOrder(t, 'acme', {
      transporter: 'Roadrunner',
      spocs: [{ name: 'Nobody' }],
    })
    expect(await t.call(VENDOR, '/trigger_otp', { _id: bare._id })).toMatchObject({
      code: 422,
      body: { code: 'otp_no_contact' },
    })
  })

  it('sees what a column of its table shows, wherever it is asked, and nothing else [ROLE-15]', async () => {
    const { _id } = await secretive()
    const shown = async (add_header: { text: string; value: string }[]): Promise<boolean[]> => {
      await configure({ dashboard_customization: { custom_header_config: { add_header } } })
      const answers = await Promise.all([
        t.call(VENDOR, `/orders/${_id}`),
        t.call(VENDOR, `/orders/${_id}/events`),
        t.call(VENDOR, '/download', { query: {}, order_ids: [_id] }),
      ])
      return [PHONE, String(VALUE)].flatMap((part) =>
        answers.map((answer) => asText(answer).includes(part)),
      )
    }
    const phone = { text: 'Receiver Contact', value: 'spocs.0.contact.phone' }
    const value = { text: 'Value', value: 'value' }
    expect(await shown([])).toEqual([false, false, false, false, false, false])
    expect(await shown([phone])).toEqual([true, true, true, false, false, false])
    expect(await shown([value])).toEqual([false, false, false, true, true, true])
    expect(await shown([phone, value])).toEqual([true, true, true, true, true, true])
  })

  it('that may edit the value sees it, and never whose phone proves the delivery [ROLE-15] [EDIT-04]', async () => {
    await configure({ editable_by: { transporter: ['value', 'spocs'] } })
    const { _id } = await secretive()
    const { code, body } = await t.call(VENDOR, '/edit_epod', { _id, value: 1_234_567 })
    expect([code, body.result?.value, body.result?.withheld]).toEqual([
      200,
      1_234_567,
      ['contacts', 'contact_status'],
    ])
    expect(body.result?.spocs[0]?.contact.phone).toEqual([])
  })
})

describe('a distributor’s account and the desk', () => {
  it.each(['acme', 'acme-distributor', 'acme-viewer'])(
    'see contacts and value as before: %s [ROLE-15]',
    async (as) => {
      const order = await anOrder(t, 'acme', {
        client: demoUsers.find(({ username }) => username === 'acme-distributor')?.party ?? '',
        spocs: [receiver(PHONE)],
        value: VALUE,
      })
      const { body } = await t.call(as, `/orders/${order._id}`)
      expect(body.result).toMatchObject({
        value: VALUE,
        spocs: [{ contact: { phone: [PHONE], email: [MAIL] } }],
      })
      expect(body.result).not.toHaveProperty('withheld')
    },
  )
})
