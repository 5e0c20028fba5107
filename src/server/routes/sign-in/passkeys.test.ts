import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  loginPasskey,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '../../../contract/sign-in/passkeys.ts'
import { putPolicy, getPolicy } from '../../../contract/admin/policies.ts'
import { beginSecondFactor } from '../../../contract/sign-in/second-factor.ts'
import { session } from '../../../contract/sign-in/session.ts'
import { listViews } from '../../../contract/sign-in/preferences.ts'
import { openTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { cookieLine, logIn } from '../../testing/log-in.ts'
import { softPasskey, type Twist } from '../../testing/passkey.ts'
import { anActive, changed, CHOSEN } from '../../testing/users.ts'

let t: TestApp
const events: string[] = []
beforeAll(async () => {
  t = await openTestApp({ EPOD_PUBLIC_URL: 'https://epod.test' })
  Object.assign(t.deps, {
    security: ({ event }: { event: string }) => {
      events.push(event)
    },
  })
})
afterAll(() => t.close())
const change = <R>(statement: ReturnType<typeof sql<R>>): Promise<R[]> =>
  t.database.asOwner(async (db) => (await statement.execute(db)).rows)
beforeEach(() => change(sql`delete from login_failures`))

type Soft = ReturnType<typeof softPasskey>

/** A user with a token of its own; the sign-in may be long ago. */
const entered = async (username: string, password = CHOSEN): Promise<string> =>
  `Bearer ${(await logIn(t.app, username, password)).body.token as string}`
const begin = (as: string, body: { password?: string } = {}) => t.call(as, beginPasskey, { body })
const add = async (as: string, key: Soft, name = 'A key', twist: Twist = {}) => {
  const { challenge } = (await begin(as)).body.result
  return t.call(as, addPasskey, { body: key.make(challenge, name, twist) })
}
/** A user with a passkey. */
const holder = async (own: Parameters<typeof anActive>[1] = {}) => {
  const username = await anActive(t, own)
  const [bearer, key] = [await entered(username), softPasskey()]
  expect((await add(bearer, key)).code).toBe(200)
  return { username, bearer, key }
}
/** A challenge, with the cookie of the browser that asked for it. */
const asked = async (): Promise<{ challenge: string; cookie: string }> => {
  const reply = await t.call(null, passkeyOptions, { body: {} })
  const cookie = cookieLine(reply, 'epod_passkey').split(';')[0] ?? ''
  return { challenge: reply.body.result.challenge, cookie }
}
const give = (body: ReturnType<Soft['answer']>, cookie: string) =>
  t.call(null, loginPasskey, { body }, { cookie })
const enter = async (key: Soft, twist: Twist = {}) => {
  const { challenge, cookie } = await asked()
  return give(key.answer(challenge, twist), cookie)
}
const told = ({ code, body }: { code: number; body: { code?: string | undefined } }) => [
  code,
  body.code,
]
const own = async (bearer: string) => (await t.call(bearer, listPasskeys, {})).body.result.passkeys

describe('a passkey of one’s own [ACCT-05]', () => {
  it('is added after the password or a fresh sign-in, listed, renamed and removed, and mailed', async () => {
    const username = await anActive(t)
    const [bearer, key] = [await entered(username), softPasskey()]
    const { body: options } = await begin(bearer, { password: CHOSEN })
    expect(options.result).toMatchObject({
      rp: { id: 'epod.test' },
      user: { name: username },
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
      attestation: 'none',
    })
    const body = key.make(options.result.challenge, 'Laptop')
    const added = await t.call(bearer, addPasskey, { body })
    expect(added).toMatchObject({
      code: 200,
      body: { code: 'passkey_added', result: { name: 'Laptop', is_synced: false } },
    })
    const { id } = added.body.result
    expect(await own(bearer)).toMatchObject([{ id, last_used_at: null }])
    expect((await begin(bearer)).body.result.excludeCredentials).toEqual([
      { id: key.id, type: 'public-key', transports: ['internal'] },
    ])
    expect((await enter(key)).code).toBe(200)
    expect(await own(bearer)).toMatchObject([{ id, last_used_at: expect.any(String) }])
    const renamed = await t.call(bearer, renamePasskey, { body: { id, name: ' Old laptop ' } })
    expect(renamed.body.result.name).toBe('Old laptop')
    // The second is an answer that got lost, asked for again [ADD-03].
    const once = { 'idempotency-key': `removes-${username}` }
    for (const headers of [once, once])
      expect((await t.call(bearer, removePasskey, { body: { id } }, headers)).code).toBe(200)
    expect((await t.call(bearer, removePasskey, { body: { id } })).code).toBe(404)
    expect(await own(bearer)).toEqual([])
    expect(told(await enter(key))).toEqual([401, 'passkey_wrong'])
    const mails = await change(sql<{ body: string }>`
      select body from outbox where recipient = ${`${username}@example.com`} order by id`)
    expect(mails.map((mail) => mail.body).slice(-2)).toEqual([
      expect.stringContaining('A passkey was added'),
      expect.stringContaining('A passkey was removed'),
    ])
    const kept = await change(sql<{ action: string; before: object | null; after: object | null }>`
      select action, before, after from user_changes where by = ${username} order by id`)
    expect(kept.slice(-3)).toEqual([
      { action: 'passkey_added', before: null, after: { name: 'Laptop' } },
      { action: 'passkey_renamed', before: { name: 'Laptop' }, after: { name: 'Old laptop' } },
      { action: 'passkey_removed', before: { name: 'Old laptop' }, after: null },
    ])
  })

  it('needs the password once signing in is long ago, and takes no wrong one', async () => {
    const username = await anActive(t)
    const bearer = await entered(username)
    await change(sql`update sessions set created_at = now() - interval '6 minutes'`)
    expect(told(await begin(bearer))).toEqual([422, 'password_again'])
    expect(told(await begin(bearer, { password: 'a wrong one' }))).toEqual([422, 'password_wrong'])
    expect((await begin(bearer, { password: CHOSEN })).code).toBe(200)
  })

  it('is nobody else’s to see, rename or remove', async () => {
    const [{ bearer }, other] = [await holder(), await holder()]
    const [key] = await own(other.bearer)
    const id = key?.id ?? ''
    expect((await own(bearer)).map((one) => one.id)).not.toContain(id)
    const rename = await t.call(bearer, renamePasskey, { body: { id, name: 'Mine' } })
    const remove = await t.call(bearer, removePasskey, { body: { id } })
    expect([rename.code, remove.code]).toEqual([404, 404])
    expect(await own(other.bearer)).toMatchObject([{ name: 'A key' }])
    // Nor is the device's key to be taken for one's own.
    expect(told(await add(bearer, other.key))).toEqual([409, 'passkey_known'])
  })

  it('answers its own session’s challenge, once, for five minutes, and nothing that is twisted', async () => {
    const username = await anActive(t)
    const [bearer, elsewhere] = [await entered(username), await entered(username)]
    const { challenge } = (await begin(bearer)).body.result
    const body = () => softPasskey().make(challenge)
    expect(told(await t.call(elsewhere, addPasskey, { body: body() }))).toEqual([
      422,
      'passkey_late',
    ])
    expect((await t.call(bearer, addPasskey, { body: body() })).code).toBe(200)
    expect(told(await t.call(bearer, addPasskey, { body: body() }))).toEqual([422, 'passkey_late'])
    const twists: Twist[] = [
      { origin: 'https://evil.test' },
      { rp_id: 'evil.test' },
      { is_verified: false },
      { type: 'webauthn.get' },
    ]
    for (const twist of twists)
      expect(told(await add(bearer, softPasskey(), 'X', twist))).toEqual([422, 'passkey_unfit'])
    const late = (await begin(bearer)).body.result
    await change(sql`update passkey_challenges set expires_at = now() - interval '1 second'`)
    const answer = { body: softPasskey().make(late.challenge) }
    expect(told(await t.call(bearer, addPasskey, answer))).toEqual([422, 'passkey_late'])
    // One with an attestation that nobody asked for.
    const fresh = (await begin(bearer)).body.result
    const attested = { body: softPasskey().make(fresh.challenge, 'X', {}, 'fido-u2f') }
    expect(told(await t.call(bearer, addPasskey, attested))).toEqual([422, 'passkey_unfit'])
    expect(await own(bearer)).toHaveLength(1)
  })

  it('is one of twenty at most, also where two are added at once', async () => {
    const { username, bearer } = await holder()
    await change(sql`
      insert into passkeys (client_id, id, user_id, credential_id, public_key, is_synced, name)
      select client_id, gen_random_uuid(), id, 'c' || n, '', false, 'N'
      from users, generate_series(1, 18) n where username = ${username}`)
    const elsewhere = await entered(username)
    // Both have begun before either is added.
    const begun = [bearer, elsewhere].map(async (as) => ({ as, ...(await begin(as)).body.result }))
    const both = await Promise.all(
      (await Promise.all(begun)).map(({ as, challenge }) =>
        t.call(as, addPasskey, { body: softPasskey().make(challenge, 'A key') }),
      ),
    )
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(told(await begin(bearer))).toEqual([409, 'too_many_passkeys'])
  })
})

describe('signing in with a passkey [ACCT-05]', () => {
  it('takes no name and no password, and begins a session of both factors', async () => {
    const { username, key } = await holder()
    const reply = await enter(key)
    expect(reply).toMatchObject({ code: 200, body: { userdata: { username } } })
    expect(cookieLine(reply, 'epod_renewal')).toContain('HttpOnly')
    expect(cookieLine(reply, 'epod_device')).not.toBe('')
    expect((await t.call(`Bearer ${reply.body.token}`, session, {})).code).toBe(200)
    const [line] = await change(sql<{ seen: string }>`
      select last_sign_in_at as seen from users where username = ${username}`)
    expect(line?.seen).not.toBeNull()
  })

  it.each<[name: string, twist: Twist]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['the same host without https', { origin: 'http://epod.test' }],
    ['another relying party', { rp_id: 'evil.test' }],
    ['a user who was not verified', { is_verified: false }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['another user’s handle', { user_handle: Buffer.alloc(16, 7).toString('base64url') }],
  ])('refuses %s', async (_name, twist) => {
    const { key } = await holder()
    expect(told(await enter(key, twist))).toEqual([401, 'passkey_wrong'])
    expect((await enter(key)).code).toBe(200)
  })

  it('takes a challenge once, in its own browser, for five minutes', async () => {
    const { key } = await holder()
    const [first, other] = [await asked(), await asked()]
    const answer = key.answer(first.challenge)
    // Of two at once one is let in.
    const both = await Promise.all([give(answer, first.cookie), give(answer, first.cookie)])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(told(await give(answer, first.cookie))).toEqual([422, 'passkey_late'])
    expect(told(await give(key.answer(other.challenge), ''))).toEqual([422, 'passkey_late'])
    expect(told(await give(key.answer(first.challenge), other.cookie))).toEqual([
      401,
      'passkey_wrong',
    ])
    // What somebody adds a key with signs nobody in, nor the other way round.
    const late = await asked()
    await change(sql`update passkey_challenges set expires_at = now() - interval '1 second'`)
    expect(told(await give(key.answer(late.challenge), late.cookie))).toEqual([422, 'passkey_late'])
  })

  it('takes no other key’s signature for this key, nor a key that nobody has', async () => {
    const [{ key }, stranger] = [await holder(), softPasskey()]
    const { challenge, cookie } = await asked()
    const forged = { ...stranger.answer(challenge), id: key.id }
    expect(told(await give(forged, cookie))).toEqual([401, 'passkey_wrong'])
    expect(told(await enter(stranger))).toEqual([401, 'passkey_wrong'])
  })

  it('refuses a count that goes back, as of a copy, and says so in the log', async () => {
    const { key } = await holder()
    expect((await enter(key, { counter: 9 })).code).toBe(200)
    events.length = 0
    for (const counter of [9, 4, 0])
      expect(told(await enter(key, { counter }))).toEqual([401, 'passkey_wrong'])
    expect(events.filter((event) => event === 'passkey_copied')).toHaveLength(3)
    expect((await enter(key, { counter: 10 })).code).toBe(200)
    // One copy and the key itself at once, with the same count.
    const tries = [await asked(), await asked()]
    const both = await Promise.all(
      tries.map(({ challenge, cookie }) => give(key.answer(challenge, { counter: 11 }), cookie)),
    )
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('ends with the user, also between the two steps', async () => {
    const { username, key } = await holder()
    const { challenge, cookie } = await asked()
    await changed(t, 'admin', username, { disabled: true })
    expect(told(await give(key.answer(challenge), cookie))).toEqual([403, 'user_disabled'])
    await changed(t, 'admin', username, { disabled: false })
    expect((await enter(key)).code).toBe(200)
  })

  it('begins no session for whom is disabled as it is judged [AUTH-14]', async () => {
    const { username, key } = await holder()
    const { challenge, cookie } = await asked()
    const { database } = t.deps
    const read: typeof database.read = async (...of) => {
      const rows = await database.read(...of)
      const isAccount = rows.some((row) => Object.hasOwn(row as object, 'password_hash'))
      if (isAccount)
        await change(sql`update users set disabled = true where username = ${username}`)
      return rows
    }
    Object.assign(t.deps, { database: { ...database, read } })
    const reply = await give(key.answer(challenge), cookie)
    Object.assign(t.deps, { database })
    expect(told(reply)).toEqual([403, 'user_disabled'])
  })

  it('is not enough where the client’s users sign in at its own provider alone, and none is added [ACCT-03]', async () => {
    const { username, bearer, key } = await holder()
    await change(sql`
      insert into sign_in_providers (client_id, issuer, provider_client_id, scopes, groups_claim,
        groups, is_only)
      select client_id, 'https://login.example.com', 'epod', 'openid', 'groups', '[]', true
      from users
      where username = ${username}`)
    expect(told(await enter(key))).toEqual([422, 'single_only'])
    expect(told(await begin(bearer))).toEqual([422, 'single_only'])
    await change(sql`delete from sign_in_providers`)
    expect((await enter(key)).code).toBe(200)
  })

  it('counts wrong ones like wrong passwords [AUTH-13]', async () => {
    const { username, key } = await holder()
    for (let round = 0; round < 5; round += 1)
      expect((await enter(key, { is_verified: false })).code).toBe(401)
    expect(told(await enter(key))).toEqual([429, 'too_many_tries'])
    expect((await logIn(t.app, username, CHOSEN)).code).toBe(429)
    await change(sql`delete from login_failures`)
    expect((await enter(key)).code).toBe(200)
  })

  it('takes no body that is larger or other than it should be', async () => {
    const { key } = await holder()
    const { challenge, cookie } = await asked()
    const right = key.answer(challenge)
    const of = (response: object) => ({ ...right, response: { ...right.response, ...response } })
    const bodies = [
      of({ clientDataJSON: 'a'.repeat(4_001) }),
      of({ signature: 'a'.repeat(60_000) }),
      of({ authenticatorData: '<script>' }),
      { ...right, id: '' },
      { ...right, more: true },
    ]
    for (const body of bodies) expect((await give(body, cookie)).code).toBe(422)
    expect((await give(of({ signature: 'a'.repeat(200_000) }), cookie)).code).toBe(413)
    expect((await give(of({ clientDataJSON: 'AAAA', signature: 'AAAA' }), cookie)).code).toBe(401)
  })

  // Behind the others: everybody needs a second factor from here on.
  it('lets in where the client asks for a second factor, which the password alone does not', async () => {
    const { username, key, bearer } = await holder({ accountType: 'Admin' })
    const params = { key: 'acme' }
    const { document, latest } = (await t.call('admin', getPolicy, { params })).body.result
    await t.call('admin', putPolicy, {
      params,
      body: {
        document: { ...document, second_factor: 'everybody' },
        based_on: latest,
        why: 'A test',
      },
    })
    const works = async (as: string): Promise<number> => (await t.call(as, listViews, {})).code
    const by_password = await logIn(t.app, username, CHOSEN)
    expect(by_password.body.needs_second_factor).toBe(true)
    const by_key = await enter(key)
    expect(by_key.body.needs_second_factor).toBe(false)
    expect([
      await works(`Bearer ${by_key.body.token}`),
      await works(`Bearer ${by_password.body.token as string}`),
      // It added the key itself, and so has proved both.
      await works(bearer),
    ]).toEqual([200, 403, 200])
    // Whoever knows the password alone sets nothing up beside the key, nor takes it away.
    const held = `Bearer ${by_password.body.token as string}`
    expect(told(await begin(held, { password: CHOSEN }))).toEqual([403, 'passkey_first'])
    const app = await t.call(held, beginSecondFactor, { body: { password: CHOSEN } })
    expect(told(app)).toEqual([403, 'passkey_first'])
    const [{ id } = { id: '' }] = await own(held)
    expect((await t.call(held, removePasskey, { body: { id } })).code).toBe(403)
    // Whoever has none yet can do one thing beside the app: add a passkey, and go on.
    const fresh = await entered('acme', PASSWORD)
    expect(await works(fresh)).toBe(403)
    expect((await add(fresh, softPasskey())).code).toBe(200)
    expect(await works(fresh)).toBe(200)
  })
})
