import { describe, expect, it } from 'vitest'
import { derivedOtp } from './derived-otp.ts'
import { keysFrom, newNonce } from './secrets.ts'

/** A message authentication code of 32-bit words. */
const macOf = (words: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(words.length * 4)
  words.forEach((word, at) => bytes.writeUInt32BE(word, at * 4))
  return bytes
}
const keys = keysFrom('a secret of thirty-two characters')
const to = ['9876500002', 'a@example.com']

describe('a derived one-time password', () => {
  it.each([
    ['the first word', [[0]], 100_000],
    ['the first word, to its last code', [[899_999]], 999_999],
    ['what is over whole rounds', [[900_001]], 100_001],
    ['the last word of the last round', [[4_294_799_999]], 999_999],
    ['the second word, where the first is beyond the last round', [[4_294_800_000, 7]], 100_007],
    ['the next counter, where no word will do', [[4_294_967_295, 4_294_800_000], [9]], 100_009],
  ])('is %s [OTP-03]', (_case, macs, code) => {
    expect(derivedOtp((counter) => macOf(macs[counter] ?? []))).toBe(code)
  })

  it('is the same for the same order, contacts and number, in whatever order they come [OTP-03]', () => {
    expect(keys.otpOf('an order', to, 'n')).toBe(keys.otpOf('an order', to.toReversed(), 'n'))
  })

  it('is another for another order, other contacts, another number or key [OTP-03]', () => {
    const codes = [
      keys.otpOf('an order', to, 'n'),
      keys.otpOf('another order', to, 'n'),
      keys.otpOf('an order', to.slice(1), 'n'),
      keys.otpOf('an order', to, 'm'),
      keysFrom('another secret, long enough for one').otpOf('an order', to, 'n'),
    ]
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('has six digits, each first one about as often as another [OTP-03]', () => {
    const counts = new Map<string, number>()
    for (let n = 0; n < 9_000; n += 1) {
      const code = String(keys.otpOf('an order', to, `n${n}`))
      expect(code).toMatch(/^[1-9][0-9]{5}$/)
      counts.set(code.charAt(0), (counts.get(code.charAt(0)) ?? 0) + 1)
    }
    expect(counts.size).toBe(9)
    // 1,000 of each is expected; five standard deviations are 150.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150)
  })

  it('needs a number of 128 random bits, another each time [OTP-03]', () => {
    expect(newNonce()).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(newNonce()).not.toBe(newNonce())
  })
})
