import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keepSecret, keptSecret, MOST_SECRETS, rotateSecret } from './kept-secret.ts'
import { keysFrom, newSecret } from './secrets.ts'
import { cannotStart } from './start-errors.ts'

const isNew = (): Promise<boolean> => Promise.resolve(false)
const folder = mkdtempSync(join(tmpdir(), 'epod-secret-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the installation’s secret', () => {
  it('is made once, for this user’s eyes, however many start together', async () => {
    const data = join(folder, 'new', 'data')
    const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(data, isNew)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect([readdirSync(data), statSync(join(data, 'secret')).mode & 0o777]).toEqual([
      ['secret'],
      0o600,
    ])
    expect(await keptSecret(data, isNew)).toBe(secrets[0])
  })

  it('is never replaced by another, and says where it cannot be kept', async () => {
    const file = join(folder, 'secret')
    writeFileSync(file, 'too short')
    await expect(keptSecret(folder, isNew)).rejects.toThrow(cannotStart.secretUnusable(file))
    await expect(keptSecret(file, isNew)).rejects.toThrow(
      cannotStart.secretNotKept(join(file, 'secret'), 'ENOTDIR'),
    )
  })

  it('is not made anew for a database that was used with another', async () => {
    const data = join(folder, 'used')
    const file = join(data, 'secret')
    await expect(keptSecret(data, () => Promise.resolve(true))).rejects.toThrow(
      cannotStart.secretGone(file),
    )
    expect(existsSync(file)).toBe(false)
    // Another process made the secret and began to use the database between the two looks.
    const secret = await keptSecret(data, async () => {
      await keptSecret(data, isNew)
      return true
    })
    expect(readFileSync(file, 'utf8').trim()).toBe(secret)
  })

  it('is rotated: what was sealed and signed before stays readable, however often [MGMT-02]', async () => {
    const data = join(folder, 'rotated')
    await expect(rotateSecret(data)).rejects.toThrow(cannotStart.secretGone(join(data, 'secret')))
    const first = await keptSecret(data, isNew)
    const before = keysFrom(first)
    const [sealed, signed] = [before.seal('hello'), before.sign('link', { id: 1 })]
    for (const secrets of [2, 3, 4, 5, 6]) {
      expect(await rotateSecret(data)).toBe(secrets)
      const keys = keysFrom(await keptSecret(data, isNew))
      expect([keys.unseal(sealed), keys.verified('link', signed)]).toEqual(['hello', { id: 1 }])
      // What is made now is made with the new one: the old one alone cannot read it.
      expect(() => before.unseal(keys.seal('new'))).toThrow('unable to authenticate data')
      expect(before.verified('link', keys.sign('link', 'new'))).toBeNull()
      expect(keys.otpOf('order', [], 'n')).not.toBe(before.otpOf('order', [], 'n'))
    }
    expect([readdirSync(data), statSync(join(data, 'secret')).mode & 0o777]).toEqual([
      ['secret'],
      0o600,
    ])
  })

  it('is rotated in two steps too, so that of two processes each reads what the other made [MGMT-02]', async () => {
    const data = join(folder, 'two-steps')
    const before = keysFrom(await keptSecret(data, isNew))
    const steps = ['add', 'use'] as const
    const [added, used] = [
      await rotateSecret(data, steps[0]).then(async () => keysFrom(await keptSecret(data, isNew))),
      await rotateSecret(data, steps[1]).then(async () => keysFrom(await keptSecret(data, isNew))),
    ]
    expect([added.fingerprints[0], used.fingerprints[1]]).toEqual([
      before.fingerprints[0],
      before.fingerprints[0],
    ])
    for (const [maker, reader] of [
      [before, added],
      [added, before],
      [added, used],
      [used, added],
    ] as const) {
      expect(reader.unseal(maker.seal('hello'))).toBe('hello')
      expect(reader.isOtp('order', ['to'], 'n', maker.otpOf('order', ['to'], 'n'))).toBe(true)
      const hash = maker.otpHash('order', ['to'], 123_456)
      expect(reader.isOtpHash(hash, 'order', ['to'], 123_456)).toBe(true)
      expect(reader.isOtpHash(hash, 'order', ['to'], 123_457)).toBe(false)
    }
  })

  it('is not rotated beyond the bound, and loses nothing there [MGMT-02]', async () => {
    const data = join(folder, 'full')
    const file = join(data, 'secret')
    await keptSecret(data, isNew)
    const full = Array.from({ length: MOST_SECRETS }, () => newSecret()).join('\n')
    writeFileSync(file, full)
    await expect(rotateSecret(data)).rejects.toThrow(cannotStart.secretsFull(file, MOST_SECRETS))
    expect(await keptSecret(data, isNew)).toBe(full)
    expect(readdirSync(data)).toEqual(['secret'])
  })

  it('is kept as it is given where there is none, and never over another', async () => {
    const data = join(folder, 'given')
    const given = 'a secret from elsewhere, longer than 32 characters'
    await keepSecret(data, given)
    await keepSecret(data, given)
    expect(await keptSecret(data, isNew)).toBe(given)
    const file = join(data, 'secret')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(keepSecret(data, `${given}!`)).rejects.toThrow(cannotStart.anotherSecret(file))
    expect(await keptSecret(data, isNew)).toBe(given)
  })
})
