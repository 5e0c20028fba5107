import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { logIn } from '../testing/log-in.ts'
import { anOrder } from '../testing/orders.ts'
import { present } from '../testing/present.ts'
import { anActive, CHOSEN } from '../testing/users.ts'

/** What another client has, by the names that a caller may have heard of. */
const kinds = [
  'client',
  'username',
  'order',
  'identifier',
  'party',
  'phone',
  'link',
  'webhook',
  'api_key',
  'hold',
  'token',
  'export',
  'message',
  'user_change',
  'upload',
  'import',
  'many',
  'kept',
  'session',
  'view',
] as const
type Names = Readonly<Record<(typeof kinds)[number], string>>

let t: TestApp
let theirs: Names

/** An administrator of acme, a plain user of it, and who manages its users. */
const callers = ['admin', 'acme', 'acme-users'] as const

const asked = async (as: string, url: string, body?: object): Promise<Reply['body']> => {
  const reply: Reply = await t.call(as, `/api${url}`, body)
  expect([url, reply.code, JSON.stringify(reply.body)]).toEqual([url, 200, expect.any(String)])
  return reply.body
}
const idOf = async (as: string, url: string, body: object): Promise<string> =>
  String((await asked(as, url, body)).result.id)

beforeAll(async () => {
  t = await openTestApp()
  const overrides = { config: { accountType: 'Admin', admin: true } }
  const username = await anActive(t, { client: 'bayer', overrides }, 'platform')
  const { token } = (await logIn(t.app, username, CHOSEN)).body as { token: string }
  const theirAdmin = `Bearer ${token}`
  const order = await anOrder(t, 'bayer', { client: 'Hidden Customer' })
  const upload = randomUUIDv7()
  const batch = randomUUIDv7()
  await asked('bayer', '/imports', { import_id: batch, file_name: 'a.csv', rows: 1 })
  await asked('bayer', '/bulk/deliveries/uploads', { upload_id: upload, file_name: 'a', rows: 1 })
  await asked('bayer', '/trigger_otp', { _id: order._id })
  const users = await asked(theirAdmin, '/users/changes')
  const messages = await asked(theirAdmin, '/outbox')
  theirs = {
    client: 'bayer',
    username,
    order: order._id,
    identifier: order.identifier,
    party: 'Hidden Customer',
    phone: present(order.spocs[0]?.contact.phone[0]),
    link: await idOf('bayer', `/orders/${order._id}/links`, { party: 'receiver' }),
    webhook: await idOf(theirAdmin, '/webhooks', { url: 'https://8.8.8.8/', types: ['order.*'] }),
    api_key: await idOf(theirAdmin, '/api-keys', { name: 'erp', scopes: ['orders:read'] }),
    hold: await idOf(theirAdmin, '/clients/bayer/legal-holds', { why: 'a case' }),
    token: await idOf(theirAdmin, '/clients/bayer/scim-tokens', { name: 'directory', why: 'x' }),
    export: await idOf(theirAdmin, '/account/export', { client: 'bayer' }),
    message: messages.result[0].id,
    user_change: users.result.changes[0].id,
    upload,
    import: batch,
    many: await idOf('bayer', '/bulk_changes', {
      kind: 'edit',
      orders: [{ _id: order._id }],
      edit: { truck_number: 'x' },
    }),
    kept: await idOf('bayer', '/downloads', { kind: 'report', asked: {} }),
    session: (await asked('bayer', '/sessions')).result[0].id,
    view: await idOf('bayer', '/views', { name: 'Theirs', search: '' }),
  }
})
afterAll(() => t.close())

/** The same that nobody has. */
const nothing = (): Names => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, randomUUIDv7()])) as Names),
  client: 'nobody',
  username: 'no-such-person',
  identifier: 'NO-SUCH-LR',
  party: 'No Such Customer',
  phone: '9100000001',
})

type Ask = readonly [call: string, query?: string, body?: object]

/** Every call, beside those of strangers.test.ts, that is told what another client's is called. */
const asks = (its: Names): readonly Ask[] => {
  const why = 'x'
  const person = { phone: its.phone }
  return [
    ['GET /account/exports', `client=${its.client}`],
    ['POST /account/export', '', { client: its.client }],
    [`GET /account/exports/${its.export}/archive`],
    [`GET /account/exports/${its.export}/archive`, `client=${its.client}`],
    ['POST /erasures', '', { client: its.client, person, why, dry_run: true }],
    ['POST /erasures', '', { person, why, dry_run: true }],
    ['POST /erasures/access', '', { client: its.client, person }],
    ['POST /erasures/access', '', { person }],
    ['POST /erasures/access', '', { person, after: its.order }],
    ['GET /erasures', `client=${its.client}`],
    ['GET /legal-holds', `client=${its.client}`],
    [`POST /clients/${its.client}/legal-holds`, '', { why }],
    ['POST /clients/acme/legal-holds', '', { identifier: its.identifier, why }],
    [`POST /clients/${its.client}/legal-holds/${its.hold}/end`, '', { why }],
    [`POST /clients/acme/legal-holds/${its.hold}/end`, '', { why }],
    [`GET /clients/${its.client}/single-sign-on`],
    [
      `PUT /clients/${its.client}/single-sign-on`,
      '',
      {
        issuer: 'https://8.8.8.8',
        client_id: 'x',
        client_secret: 'x',
        scopes: 'openid',
        groups_claim: 'groups',
        groups: [],
        domains: [],
        only: false,
        rev: 0,
      },
    ],
    [`POST /clients/${its.client}/single-sign-on/read`, '', { issuer: 'https://8.8.8.8' }],
    [`POST /clients/${its.client}/single-sign-on/remove`, '', { rev: 1, why }],
    [`POST /clients/${its.client}/scim-tokens`, '', { name: 'x', why }],
    [`POST /clients/${its.client}/scim-tokens/revoke`, '', { id: its.token, why }],
    ['POST /clients/acme/scim-tokens/revoke', '', { id: its.token, why }],
    [`GET /clients/${its.client}/messages`],
    [
      `POST /clients/${its.client}/messages/test`,
      '',
      { event: 'notice', channel: 'sms', language: 'en', text: 'x', to: '9876500001' },
    ],
    [`GET /clients/${its.client}/opt-outs`],
    [`POST /clients/${its.client}/opt-outs/${randomUUIDv7()}/lift`, '', { why }],
    [`PUT /clients/${its.client}/logo`, '', { file_data: 'data:image/png;base64,AAAA' }],
    [`GET /clients/${its.client}/policy`],
    [`PUT /clients/${its.client}/policy`, '', { document: {}, why, based_on: 1 }],
    [`GET /clients/${its.client}/policy/versions`],
    [`GET /clients/${its.client}/policy/versions/1`],
    [`GET /clients/${its.client}/policy/compare`, 'from=1&to=1'],
    [`POST /clients/${its.client}/policy/roll-back`, '', { version: 1, why, based_on: 1 }],
    [`POST /clients/${its.client}/policy/withdraw`, '', { version: 1, why }],
    [`POST /clients/${its.client}/policy/preview`, '', { document: {} }],
    [`POST /clients/${its.client}/policy/preview/orders`, '', { document: {} }],
    [`POST /clients/${its.client}/policy/dry-run`, '', { document: {} }],
    ['POST /clients/acme/policy/preview', '', { document: {}, as_username: its.username }],
    ['POST /clients/acme/policy/preview/orders', '', { document: {}, as_username: its.username }],
    ['GET /users', `client=${its.client}`],
    ['GET /users', `search=${its.username}`],
    [`GET /users/${its.username}`],
    [`PATCH /users/${its.username}`, '', { name: 'Taken over' }],
    [`POST /users/${its.username}/invite`, '', {}],
    [`POST /users/${its.username}/reset`, '', {}],
    [`POST /users/${its.username}/end-sessions`, '', {}],
    [`POST /users/${its.username}/view-as`, '', { why }],
    ['POST /users', '', { username: 'brand-new', name: 'X', client: its.client }],
    ['POST /users/import', '', { client: its.client, check: true, rows: [{ username: 'q' }] }],
    ['GET /users/changes', `client=${its.client}`],
    ['GET /users/changes', `username=${its.username}`],
    ['GET /users/changes', `by=${its.username}`],
    ['GET /users/changes', `before=${its.user_change}`],
    ['GET /outbox', `before=${its.message}`],
    ['GET /outbox', `order_id=${its.order}`],
    ['GET /outbox', `identifier=${its.identifier}`],
    ['GET /outbox', `recipient=${its.phone}`],
    [`GET /outbox/${its.message}`],
    [`POST /outbox/${its.message}/again`, '', {}],
    [`DELETE /webhooks/${its.webhook}`],
    [`POST /webhooks/${its.webhook}/rotate`, '', {}],
    [`POST /webhooks/${its.webhook}/enable`, '', {}],
    [`GET /webhooks/${its.webhook}/deliveries`],
    [`POST /webhooks/${its.webhook}/deliveries/${randomUUIDv7()}/again`, '', {}],
    [`DELETE /api-keys/${its.api_key}`],
    ['GET /imports', `before=${its.import}`],
    ['POST /imports', '', { import_id: its.import, file_name: 'b.csv', rows: 1 }],
    ['GET /bulk/deliveries/uploads', `before=${its.upload}`],
    ['POST /bulk/deliveries/uploads', '', { upload_id: its.upload, file_name: 'b', rows: 1 }],
    ['GET /bulk_changes', `before=${its.many}`],
    [
      'POST /bulk_changes',
      '',
      { kind: 'edit', orders: [{ _id: its.order }], edit: { truck_number: 'x' } },
    ],
    ['POST /downloads', '', { kind: 'report', asked: { order_ids: [its.order] } }],
    [
      'POST /download/status-messages',
      '',
      { order_ids: [its.order], format: 'iftsta', receiver: 'X', scac: 'AB' },
    ],
    ['POST /orders/known', '', { identifiers: [its.identifier] }],
    [
      'POST /orders/triggerNotification',
      '',
      { order_ids: [its.order], identifier: its.identifier, notificationType: ['email'] },
    ],
    ['GET /orders/similar-names', `key=client&name=${its.party}`],
    ['GET /orders/filters', `key=client&search=${its.party}`],
    ['POST /orders/known-spellings', '', { names: [{ key: 'client', name: its.party }] }],
    ['GET /users/clients', `search=${its.party}`],
    [`GET /lots/${its.identifier}`],
    ['GET /crates/statement', `kind=receiver&party=${its.party}`],
    ['POST /crates/statements', '', { kind: 'receiver', party: its.party }],
    ['GET /history', `identifier=${its.identifier}`],
    ['GET /history', `actor=${its.username}`],
    ['GET /history/actors', `search=${its.username}`],
    ['GET /epcis/events', `EQ_bizTransaction_bol=${its.identifier}`],
    ['POST /account/passkeys/rename', '', { id: randomUUIDv7(), name: 'x' }],
  ]
}

/** What another client has, in every table that says whose its rows are, as one digest each. */
const rowsOf = async (client: string): Promise<Record<string, string>> =>
  t.database.asOwner(async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables s using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'client_id'
        and s.table_type = 'BASE TABLE' order by 1`.execute(db)
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ digest: string }>`
        select coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as digest
        from ${sql.table(name)} r
        where client_id = (select id from clients where key = ${client})`.execute(db)
      found[name] = present(rows[0]).digest
    }
    return found
  })

const sentAs = async (as: string, [call, query = '', body]: Ask): Promise<Reply> => {
  const [method = '', path = ''] = call.split(' ')
  const reply = await t.app.inject({
    method: method as 'GET',
    url: encodeURI(`/api${path}${query && `?${query}`}`),
    headers: { authorization: `Bearer ${await t.token(as)}` },
    ...(body && { payload: body }),
  })
  return { code: reply.statusCode, headers: reply.headers, body: reply.body }
}
/** An answer without the names that were asked for, the moment, and ids that are new. */
const told = ({ code, body }: Reply, its: Names): string => {
  let text = String(body)
  for (const kind of kinds) text = text.replaceAll(its[kind], `<${kind}>`)
  const moment = /"(id|created_at|expires_at|creationDate)":"[^"]*"/g
  // An interchange is numbered, and says so at both ends.
  const secret = /(?<=publiccrates\/)[\w-]+/
  const number = /(?<=[+:]\d{6}:\d{4}\+|UNZ\+0\+)\d+/g
  return `${code} ${text.replaceAll(moment, '"$1":"?"').replaceAll(number, '?').replace(secret, '?')}`
}

describe.each(callers)('what another client’s is called tells %s', (as) => {
  it('what a name that nobody has tells, and changes nothing there [ROLE-15]', async () => {
    const before = await rowsOf('bayer')
    const none = nothing()
    const unknown = asks(none)
    for (const [index, ask] of asks(theirs).entries()) {
      const answer = await sentAs(as, ask)
      expect(answer.code, ask[0]).toBeLessThan(500)
      const other = await sentAs(as, present(unknown[index]))
      expect([ask[0], told(answer, theirs)]).toEqual([ask[0], told(other, none)])
    }
    expect(await rowsOf('bayer')).toEqual(before)
  })
})

// A call that is refused for its form never looks for what it names.
it('asks in a form that is right, so that it is the name that is judged [ROLE-15]', async () => {
  const wrong: string[] = []
  for (const ask of asks(theirs)) {
    const { code, body } = await sentAs('admin', ask)
    if (String(body).includes('"wrong_input"')) wrong.push(`${code} ${ask[0]} ${String(body)}`)
  }
  expect(wrong).toEqual([])
})

it('names every call that says in words which client, user or thing it means', async () => {
  interface Described {
    readonly schema?: { readonly format?: string }
  }
  const { paths } = (await t.app.inject('/openapi.json')).json<{
    paths: Record<
      string,
      Record<
        string,
        {
          parameters?: readonly (Described & { readonly in: string; readonly name: string })[]
          requestBody?: { content: Record<string, { schema: { properties?: object } }> }
        }
      >
    >
  }>()
  const words = ['client', 'username', 'as_username', 'actor', 'identifier', 'identifiers']
  const taking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [], requestBody }]) => {
        const body = requestBody?.content['application/json']?.schema.properties ?? {}
        return (
          // What has an id is in strangers.test.ts.
          parameters.some((one) => one.in === 'path' && one.schema?.format !== 'uuid') ||
          parameters.some((one) => one.in === 'query' && words.includes(one.name)) ||
          Object.keys(body).some((name) => words.includes(name))
        )
      })
      .map(([method]) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  )
  const covered = asks(theirs).map(([call]) => call)
  const isCovered = (call: string): boolean =>
    covered.some((one) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(one))
  const elsewhere = [
    // Before anybody is known; what these tell of a name is in the tests of signing in.
    'POST /session/renew',
    'POST /users/generate-password',
    // Of public pages, whose address is all that is known: public.test.ts,
    // crate-statements.test.ts.
    'GET /public/crates/{ref}',
    'POST /public/crates/{ref}',
    'GET /public/{role}/{ref}',
    'GET /public/{role}/{client}/{ref}',
    'GET /public/link/{ref}',
    'GET /public/link/{header}/{ref}',
    'GET /public/{role}/{client}/lr/{lr}',
    'POST /public/{role}/{client}/lr/{lr}',
    'GET /brand/{client}',
    'GET /brand/{client}/logo/{name}',
    // Holds the question alone, not what is found: orders.test.ts.
    'GET /fetch_orders/{ticket}',
    // With an id beside the name: strangers.test.ts.
    'POST /requestid',
    'POST /lots/submitLotEvent',
    'GET /files/{order}/{name}',
  ]
  expect(taking.filter((call) => !isCovered(call) && !elsewhere.includes(call))).toEqual([])
})
