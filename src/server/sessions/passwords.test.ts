import { describe, expect, it } from 'vitest'
import { Refused } from '../errors.ts'
import { credentialsIn } from './credentials.ts'
import { hashOfChosen, hashPassword, NO_PASSWORD, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('are kept as salted argon2id with 19 MiB and two passes, and found again', async () => {
    const [one, other] = await Promise.all([
      hashPassword('grüße:42 🚚'),
      hashPassword('grüße:42 🚚'),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword(one, 'grüße:42 🚚')).toBe(true)
    expect(await verifyPassword(one, 'grüße:42 🚛')).toBe(false)
    expect(await verifyPassword(one, '')).toBe(false)
  })

  it('are the same however the keyboard composes an umlaut', async () => {
    expect(await verifyPassword(await hashPassword('gr\u00fc\u00dfe'), 'gru\u0308\u00dfe')).toBe(
      true,
    )
  })

  it('are refused where they could not be sent to sign in with [AUTH-11]', async () => {
    const [username, password] = ['अ'.repeat(30), 'अआइई'.repeat(16)]
    const header = (chosen: string) =>
      `Basic ${Buffer.from(`${username}:${chosen}`).toString('base64')}`
    expect(credentialsIn(header(password))).toBeNull()
    expect(() => hashOfChosen(password, username)).toThrow(
      expect.objectContaining({
        code: 422,
        errors: [expect.objectContaining({ field: 'password', code: 'password_heavy' })],
      }),
    )
    const shorter = 'अआइई'.repeat(13)
    expect(credentialsIn(header(shorter))).toEqual({ username, password: shorter })
    await expect(hashOfChosen(shorter, username)).resolves.toContain('$argon2id$')
  })

  it('are checked with the cost they were hashed with', async () => {
    const cheap = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$'
    await expect(
      verifyPassword(`${cheap}AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`, 'x'),
    ).resolves.toBe(false)
    await expect(verifyPassword('plain text', 'plain text')).rejects.toThrow('cannot be read')
  })

  it('fit no password where there is none', async () => {
    expect(await verifyPassword(NO_PASSWORD, '')).toBe(false)
  })

  it('refuse at once what would wait behind more than twenty others, and serve the rest', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 30 }, () => verifyPassword(NO_PASSWORD, 'x')),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)
    const refused = asked.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Refused] : [],
    )
    expect(
      refused.every(
        (reason) => reason instanceof Refused && reason.code === 503 && reason.retry_after === 1,
      ),
    ).toBe(true)
    expect(await verifyPassword(NO_PASSWORD, 'x')).toBe(false)
  })
})
