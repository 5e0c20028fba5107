import { describe, expect, it } from 'vitest'
import { pathOf } from '../api/api.ts'
import { basic, loginMessage } from './session.ts'

describe('signing in', () => {
  it('sends HTTP Basic credentials in UTF-8, colons in the password too [AUTH-02]', () => {
    expect(basic('acme', 'epod-demo')).toBe('Basic YWNtZTplcG9kLWRlbW8=')
    expect(Buffer.from(basic('Zoë', 'pä:ß').slice(6), 'base64').toString()).toBe('Zoë:pä:ß')
  })

  it.each([
    [401, 'Please sign in again.', 'Invalid Credentials'],
    [403, 'You may not do this', 'User Disabled'],
    [
      429,
      'Too many tries. Please wait and try again.',
      'Too many tries. Please wait and try again.',
    ],
    [500, 'Some Error', 'Some Error'],
  ])('says what went wrong: %i %s as %s [AUTH-03]', (code, message, shown) =>
    expect(loginMessage({ code, message })).toBe(shown),
  )
})

describe('the path of a call', () => {
  it('is filled and encoded, so that no value can lead elsewhere [AUTH-15]', () => {
    expect(pathOf('/orders/:id/links', { id: '../x?y' })).toBe('/orders/..%2Fx%3Fy/links')
    expect(pathOf('/outbox', {}, { before: 'a b', after: undefined })).toBe('/outbox?before=a+b')
  })
})
