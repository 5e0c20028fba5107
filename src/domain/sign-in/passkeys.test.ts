import { describe, expect, it } from 'vitest'
import { isCopied, relyingParty } from './passkeys.ts'

describe('whom a passkey is for [ACCT-05]', () => {
  it.each<[address: string, expected: ReturnType<typeof relyingParty>]>([
    ['https://epod.example', { id: 'epod.example', origin: 'https://epod.example' }],
    ['https://EPOD.example:8443', { id: 'epod.example', origin: 'https://epod.example:8443' }],
    ['https://epod.example:443/in', { id: 'epod.example', origin: 'https://epod.example' }],
    ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['http://a.localhost', { id: 'a.localhost', origin: 'http://a.localhost' }],
    ['http://epod.example', null],
    ['http://127.0.0.1:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['http://[::1]:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['https://10.0.0.7:8443', null],
    ['https://[2001:db8::1]:8443', null],
    ['http://notlocalhost', null],
    ['https://epod.example@evil.example', null],
    ['', null],
  ])('of %s', (address, expected) => {
    expect(relyingParty(address)).toEqual(expected)
  })
})

describe('a count of uses [ACCT-05]', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [1, 2, false],
    [2, 2, true],
    [2, 1, true],
    [2, 0, true],
  ])('that was %i and is %i shows a copy: %s', (kept, told, expected) => {
    expect(isCopied(kept, told)).toBe(expected)
  })
})
