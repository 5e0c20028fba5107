import { describe, expect, it } from 'vitest'
import { credentialsIn } from './credentials.ts'

const encoded = (content: string | Uint8Array): string =>
  `Basic ${Buffer.from(content).toString('base64')}`

describe('Basic credentials', () => {
  it.each([
    ['a plain pair', encoded('acme:secret'), { username: 'acme', password: 'secret' }],
    ['a password with colons', encoded('acme:a:b:c'), { username: 'acme', password: 'a:b:c' }],
    ['UTF-8', encoded('jörg:grüße 🚚'), { username: 'jörg', password: 'grüße 🚚' }],
    ['an empty password', encoded('acme:'), { username: 'acme', password: '' }],
    [
      'a scheme in another case',
      encoded('acme:secret').replace('Basic', 'basic'),
      { username: 'acme', password: 'secret' },
    ],
    ['256 bytes', encoded(`a:${'x'.repeat(254)}`), { username: 'a', password: 'x'.repeat(254) }],
  ])('are read from %s', (_what, header, credentials) => {
    expect(credentialsIn(header)).toEqual(credentials)
  })

  it.each([
    ['nothing', undefined],
    ['no credentials', 'Basic '],
    ['another scheme', 'Bearer YTpi'],
    ['no base64', 'Basic a:b'],
    ['no colon', encoded('acme')],
    ['no name', encoded(':secret')],
    ['257 bytes', encoded(`a:${'x'.repeat(255)}`)],
    ['what is no UTF-8', encoded(Uint8Array.of(0x61, 0x3a, 0xff))],
    ['a NUL', encoded('ac\0me:x')],
    ['a line break', encoded('acme:x\r\n')],
  ])('are not read from %s', (_what, header) => {
    expect(credentialsIn(header)).toBeNull()
  })
})
