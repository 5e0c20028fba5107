import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authenticatorUri, base32, bytesOfStep, codeFrom, inFours, stepAt, stepOf } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number): string => new Date(seconds * 1000).toISOString()
const codeOf = (step: number, digits?: number): string =>
  codeFrom(createHmac('sha1', SECRET).update(bytesOfStep(step)).digest(), digits)

describe('codes of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B, at %i s [ACCT-01]', (seconds, code) => {
    expect(codeOf(stepAt(at(seconds)), 8)).toBe(code)
    expect(codeOf(stepAt(at(seconds)))).toBe(code.slice(2))
  })

  it.each([
    ['755224', 0],
    ['287082', 1],
    ['359152', 2],
    ['969429', 3],
    ['520489', 9],
  ])('are those of RFC 4226, appendix D: %s of step %i [ACCT-01]', (code, step) => {
    expect(codeOf(step)).toBe(code)
  })

  const now = at(1_234_567_890)
  const present = stepAt(now)
  it.each([
    [-2, 0, null],
    [-1, 0, present - 1],
    [0, 0, present],
    [1, 0, present + 1],
    [2, 0, null],
    // Once one was good, neither it nor one before it is.
    [0, present, null],
    [-1, present, null],
    [1, present, present + 1],
    [0, present + 1, null],
  ])('%i steps off are good as the last good one says [ACCT-01]', (off, last_step, step) => {
    const code = codeOf(present + off)
    expect(stepOf((tried) => codeOf(tried) === code, now, last_step)).toBe(step)
  })
})

describe('the secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('is written as RFC 4648 writes %j [ACCT-01]', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written)
  })

  it('stands in the address that apps read, and in groups to be typed [ACCT-01]', () => {
    expect(authenticatorUri('EPOD', 'a b:c', 'MZXW6')).toBe(
      'otpauth://totp/EPOD:a%20b%3Ac?secret=MZXW6&issuer=EPOD&algorithm=SHA1&digits=6&period=30',
    )
    expect([inFours('MZXW6YTBOI'), inFours('abcdefgh', '-')]).toEqual(['MZXW 6YTB OI', 'abcd-efgh'])
  })
})
