import { describe, expect, it } from 'vitest'
import { isPartyRight, isReservedName, newUser } from './user-input.ts'

describe('a username [MGMT-01]', () => {
  it.each([
    ['asha', true],
    ['Meera.K', true],
    ['asha+day@acme-2', true],
    ['किरण', true],
    ['élan', true],
    ['7', true],
    ['', false],
    ['.asha', false],
    ['asha khan', false],
    ['asha/khan', false],
    ['asha\u0000', false],
    ['\u0301asha', false],
    // Looks like another's: full width, a ligature, and an accent that stands apart.
    ['ＡＤＭＩＮ', false],
    ['o\ufb03ce', false],
    ['e\u0301lan', false],
    ['x'.repeat(81), false],
  ])('%j: %j', (username, isFit) => {
    expect(newUser.safeParse({ username, name: 'X' }).success).toBe(isFit)
  })
})

it.each([
  ['drivers', true],
  ['Import', true],
  ['generate-password', true],
  ['driver', false],
  ['asha', false],
])('the name %j is one of the API’s own addresses: %j [MGMT-01]', (username, is) =>
  expect(isReservedName(username)).toBe(is),
)

it.each([
  ['client', null, true],
  ['client', 'Roadrunner', false],
  ['vendor', 'Roadrunner', true],
  ['vendor', null, false],
  ['distributor', null, false],
] as const)('who sees as %s has the party %j: %j [MGMT-01]', (reach, party, isRight) => {
  expect(isPartyRight({ reach, party })).toBe(isRight)
  const user = { username: 'x', name: 'X', reach, party }
  expect(newUser.safeParse(user).success).toBe(isRight)
})
