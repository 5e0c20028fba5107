import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable.ts'

describe('a password that is among the first to be tried [AUTH-11, ACCT-01]', () => {
  it.each([
    '1234567890',
    '9876543210',
    '+91 98765 43210',
    'aaaaaaaaaa',
    'ababababab',
    'qwertyuiop',
    'asdfghjkl12345',
    'abcdefghij',
    'password1234',
    'Password@123',
    'P@ssw0rd2026!',
    'Welcome@2026',
    'welcome welcome',
    'admin-admin-1',
    'India@12345',
    'acme-desk-2026',
    'ACME-DESK password',
  ])('is %s', (password) => {
    expect(isGuessable(password, ['acme-desk'])).toBe(true)
  })

  it.each([
    'correct horse battery staple',
    'a new password of mine',
    'x9#Kq2!vZ7',
    'Tr0ub4dor&3x',
    'माल पहुँच गया है',
    'the acme-desk is green',
    'kX7-qmR2-9vLp',
    '#$%^&*()!?',
  ])('is not %s', (password) => {
    expect(isGuessable(password, ['acme-desk'])).toBe(false)
  })
})
