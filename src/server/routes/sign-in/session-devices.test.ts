import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, PASSWORD, type Reply, type TestApp } from '../../testing/app.ts'
import { countHashes } from '../../testing/hashes.ts'
import { basic, cookieLine, logIn, postAs } from '../../testing/log-in.ts'

const hashes = countHashes()

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
  test.database.asOwner((db) => statement.execute(db))
beforeEach(async () => {
  await change(sql`delete from login_failures`)
  hashes.evaluated = 0
})

const HERE = '198.51.100.1'
/** Leaves wrong passwords for the name, as if given by strangers, so many from each network. */
const guessed = (name: string, networks: readonly string[], each = 5): Promise<unknown> =>
  change(sql`
    insert into login_failures (id, name_hash, address, pending)
    select gen_random_uuid(), encode(sha256(convert_to(${name}, 'UTF8')), 'hex'), a, false
    from unnest(${[...networks]}::text[]) a, generate_series(1, ${each}::int)`)
const manyNetworks = Array.from({ length: 20 }, (_, index) => `203.0.113.${index + 1}`)

const headerOf = (reply: Reply): string => cookieLine(reply, 'epod_device=')
const deviceOf = (reply: Reply): string => headerOf(reply).split(';')[0] ?? ''
const tryFrom = (cookie: string, username: string, password = PASSWORD): Promise<Reply> =>
  postAs(test.app, '/login', basic(username, password), HERE, { cookie })

describe('a browser that has signed in as this user before', () => {
  it('keeps a signed cookie that no script and no other site can use [AUTH-13]', async () => {
    const reply = await logIn(test.app, 'acme', undefined, HERE)
    expect(headerOf(reply)).toMatch(
      /^epod_device=[\w-]+\.[\w-]+; Max-Age=7776000; Path=\/api; HttpOnly; SameSite=Strict$/,
    )
    expect(deviceOf(await logIn(test.app, 'acme', 'wrong', HERE))).toBe('')
    expect(deviceOf(await logIn(test.app, 'disabled', undefined, HERE))).toBe('')
    const safe = await openTestApp({ EPOD_PUBLIC_URL: 'https://epod.test' })
    expect(headerOf(await logIn(safe.app, 'acme'))).toMatch(/; Secure(;|$)/)
    await safe.close()
  })

  it('is locked out by no stranger, not even one in its own network [AUTH-13]', async () => {
    const device = deviceOf(await logIn(test.app, 'acme', undefined, HERE))
    await guessed('acme', [HERE, ...manyNetworks])
    await guessed('others', [HERE], 50)
    expect((await logIn(test.app, 'acme', undefined, HERE)).code).toBe(429)
    expect((await tryFrom(device, 'acme')).code).toBe(200)
  })

  it('has five wrong passwords of its own, which take nobody else’s [AUTH-13]', async () => {
    const device = deviceOf(await logIn(test.app, 'acme', undefined, HERE))
    const another = deviceOf(await logIn(test.app, 'acme', undefined, HERE))
    for (let index = 0; index < 5; index += 1)
      expect((await tryFrom(device, 'acme', 'wrong')).code).toBe(401)
    const refused = await tryFrom(device, 'ACME')
    expect(refused.code).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect((await tryFrom(another, 'acme')).code).toBe(200)
    expect((await logIn(test.app, 'acme', undefined, HERE)).code).toBe(200)
  })

  it('is a stranger to every other user, and with a cookie that was changed, is old or was signed elsewhere [AUTH-13]', async () => {
    const device = deviceOf(await logIn(test.app, 'acme', undefined, HERE))
    const value = device.split('=')[1] ?? ''
    await guessed('acme', [HERE])
    await guessed('bayer', [HERE])
    expect((await tryFrom(device, 'bayer')).code).toBe(429)
    for (const forged of [
      `epod_device=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`,
      `epod_device=${test.deps.keys.sign('link', [])}`,
      `epod_device=${test.deps.keys.sign('device', 'nonsense')}`,
      'epod_device=nonsense',
    ])
      expect((await tryFrom(forged, 'acme')).code).toBe(429)
    test.setClock(new Date(Date.now() + 91 * 86_400_000).toISOString())
    expect((await tryFrom(device, 'acme')).code).toBe(429)
    test.setClock(null)
    expect((await tryFrom(device, 'acme')).code).toBe(200)
  })

  it('remembers the five who signed in last at a shared desk [AUTH-13]', async () => {
    let cookie = ''
    const users = ['acme', 'bayer', 'swiggy', 'shipper', 'syngenta', 'acme-vendor']
    for (const name of users) cookie = deviceOf(await tryFrom(cookie, name))
    for (const name of users) await guessed(name, [HERE])
    const codes = []
    for (const name of users) codes.push((await tryFrom(cookie, name)).code)
    expect(codes).toEqual([429, 200, 200, 200, 200, 200])
  })
})

describe('all unknown networks together', () => {
  it('are slowed, and never locked [AUTH-13]', async () => {
    const device = deviceOf(await logIn(test.app, 'acme', undefined, HERE))
    await guessed('acme', manyNetworks)
    const begun = performance.now()
    expect((await logIn(test.app, 'acme', undefined, HERE)).code).toBe(200)
    expect(performance.now() - begun).toBeGreaterThan(2_500)
    const waited: number[] = []
    for (let n = 0; n < 3; n += 1) {
      const again = performance.now()
      expect((await tryFrom(device, 'acme')).code).toBe(200)
      waited.push(performance.now() - again)
    }
    // Whoever is slowed waits three seconds each time, on any machine.
    expect(Math.min(...waited)).toBeLessThan(3_000)
  })

  it('have few passwords of two hundred at once evaluated [AUTH-13]', async () => {
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        logIn(test.app, 'acme', 'wrong', `198.51.${index}.1`),
      ),
    )
    expect(hashes.evaluated).toBeGreaterThan(0)
    expect(hashes.evaluated).toBeLessThan(80)
    expect(
      replies.every(
        ({ code, headers }) => code === 401 || (code === 503 && Number(headers['retry-after']) > 0),
      ),
    ).toBe(true)
  })
})
