import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../policy/resolve.ts'
import { mustHaveSecondFactor, typedFactor } from './second-factor.ts'

describe('who must have a second factor', () => {
  it.each([
    ['optional', { admin: true }, false],
    ['administrators', {}, false],
    ['administrators', { role: 'User_Mgmnt' }, false],
    ['administrators', { admin: true }, true],
    ['administrators', { accountType: 'Admin' }, true],
    ['everybody', {}, true],
  ] as const)('with %s, %o: %s [ACCT-01]', (second_factor, config, must) => {
    expect(mustHaveSecondFactor(resolvePolicy({ second_factor }, { config }), false)).toBe(must)
  })

  it('whoever administers every client is an administrator [ACCT-01]', () => {
    const policy = (second_factor: 'optional' | 'administrators') =>
      resolvePolicy({ second_factor })
    expect(mustHaveSecondFactor(policy('administrators'), true)).toBe(true)
    expect(mustHaveSecondFactor(policy('optional'), true)).toBe(false)
  })
})

describe('a second factor as it is typed', () => {
  it.each([
    ['123456', 'app', '123456'],
    [' 123 456 ', 'app', '123456'],
    ['ABCD-efgh-ijkl-mn23', 'recovery', 'abcdefghijklmn23'],
    ['12345', null, null],
    ['1234567', null, null],
    ['abcd-efgh-ijkl-mno1', null, null],
    ['１２３４５６', null, null],
    ['', null, null],
  ])('%j is %s %s [ACCT-01]', (text, kind, code) => {
    expect(typedFactor(text)).toEqual(kind === null ? null : { kind, code })
  })
})
