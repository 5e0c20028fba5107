import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../env.ts'
import { keysFrom } from '../secrets.ts'
import { orderOfVerifyCode, verifyAddress, verifyCodeOf } from './verify-code.ts'

const SECRET = 'a secret for tests, longer than 32 characters'
const keys = keysFrom(SECRET)
const ORDER = '01900000-0000-7000-8000-0000000000ff'

describe('The code in the address of a certificate', () => {
  it('is base32 that begins with the order and is the same each time [REPT-04]', () => {
    const code = verifyCodeOf(keys, ORDER)
    expect(code).toMatch(/^[a-z2-7]{42}$/)
    expect(code.slice(0, 25)).toBe('agiaaaaaabyabaaaaaaaaaaa7')
    expect(verifyCodeOf(keys, ORDER)).toBe(code)
    expect(orderOfVerifyCode(keys, code)).toBe(ORDER)
  })

  it('leads back to its order and to no other, however many there are [REPT-04]', () => {
    const ids = Array.from({ length: 200 }, () => randomUUIDv7())
    const codes = ids.map((id) => verifyCodeOf(keys, id))
    expect(new Set(codes).size).toBe(ids.length)
    expect(codes.map((code) => orderOfVerifyCode(keys, code))).toEqual(ids)
  })

  it('may be typed in capitals [REPT-04]', () => {
    expect(orderOfVerifyCode(keys, verifyCodeOf(keys, ORDER).toUpperCase())).toBe(ORDER)
  })

  it('is nobody else’s to make: each other character in it leads nowhere [REPT-04]', () => {
    const code = verifyCodeOf(keys, ORDER)
    const wrong = code
      .split('')
      .flatMap((sign, at) =>
        ['a', 'b', '2', '7'].flatMap((other) =>
          other === sign ? [] : [code.slice(0, at) + other + code.slice(at + 1)],
        ),
      )
    expect(wrong.map((one) => orderOfVerifyCode(keys, one)).filter((id) => id !== null)).toEqual([])
    expect(orderOfVerifyCode(keysFrom(SECRET.replace('a', 'A')), code)).toBeNull()
  })

  it.each(['', 'a', ORDER, 'a'.repeat(41), 'a'.repeat(43), '1'.repeat(42), 'ａ'.repeat(42)])(
    'is not %j [REPT-04]',
    (code) => {
      expect(orderOfVerifyCode(keys, code)).toBeNull()
    },
  )

  it('of before a rotation of the secret still leads to its order [REPT-04]', () => {
    const rotated = keysFrom(`a newer secret, longer than 32 characters\n${SECRET}`)
    expect(orderOfVerifyCode(rotated, verifyCodeOf(keys, ORDER))).toBe(ORDER)
    expect(verifyCodeOf(rotated, ORDER)).not.toBe(verifyCodeOf(keys, ORDER))
  })

  it('stands behind the address that the product is reached under [REPT-04]', () => {
    const settings = readSettings({ EPOD_PUBLIC_URL: 'https://pod.example.com/' })
    expect(verifyAddress({ keys, settings }, ORDER)).toBe(
      `https://pod.example.com/verify/${verifyCodeOf(keys, ORDER)}`,
    )
  })

  it('is made for ids of orders alone [REPT-04]', () => {
    expect(() => verifyCodeOf(keys, 'LR-1')).toThrow('is no id of an order')
  })
})
