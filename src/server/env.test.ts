import { describe, expect, it } from 'vitest'
import { addressOf, readSettings, WrongSetting } from './env.ts'

describe('the settings', () => {
  it('have the contract’s defaults where nothing is set, or set to nothing', () => {
    const defaults = readSettings({})
    expect(defaults).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      data_dir: './data',
      public_url: 'http://127.0.0.1:8080',
      demo: true,
      demo_asked_for: false,
      trusted_proxies: [],
      database_url: undefined,
      secret: undefined,
      smtp_url: undefined,
    })
    expect(
      readSettings({
        PORT: '',
        HOST: '',
        DATABASE_URL: '',
        EPOD_DEMO: '',
        EPOD_TRUSTED_PROXIES: '',
        SMTP_URL: '',
      }),
    ).toEqual(defaults)
  })

  it('load the demo with the embedded database unless told, and never with a server unless told', () => {
    const demo = (environment: Record<string, string>): boolean => readSettings(environment).demo
    const DATABASE_URL = 'postgres://u:p@h/d'
    expect([
      demo({}),
      demo({ EPOD_DEMO: '0' }),
      demo({ DATABASE_URL }),
      demo({ DATABASE_URL, EPOD_DEMO: '1' }),
    ]).toEqual([true, false, false, true])
  })

  it.each([
    [{ HOST: 'epod.local', PORT: '80' }, 'http://epod.local:80'],
    [{ HOST: '::1' }, 'http://[::1]:8080'],
    [{ EPOD_PUBLIC_URL: 'https://epod.example.com/' }, 'https://epod.example.com'],
    [{ EPOD_PUBLIC_URL: 'https://example.com/epod//' }, 'https://example.com/epod'],
  ])('build links for %j on %s', (environment, url) =>
    expect(readSettings(environment).public_url).toBe(url),
  )

  it.each([
    [{}, { name: 'EPOD', address: 'no-reply@localhost' }],
    [{ EPOD_MAIL_FROM: ' proof@example.com ' }, { name: '', address: 'proof@example.com' }],
    [
      { EPOD_MAIL_FROM: '"Proof of delivery" <proof@example.com>' },
      { name: 'Proof of delivery', address: 'proof@example.com' },
    ],
  ])('let mail of %j be from %j', (environment, from) =>
    expect(readSettings(environment).mail_from).toEqual(from),
  )

  it('write an IPv6 host as an address has it', () =>
    expect([addressOf('::1', 1), addressOf('h', 2)]).toEqual(['http://[::1]:1', 'http://h:2']))

  it('take trusted proxies as addresses and networks', () => {
    expect(
      readSettings({ EPOD_TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,::1 ,fd00::/8,' })
        .trusted_proxies,
    ).toEqual(['10.0.0.1', '192.168.0.0/16', '::1', 'fd00::/8'])
  })

  it.each([
    ['PORT', 'x'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['EPOD_DEMO', 'yes'],
    ['EPOD_PUBLIC_URL', 'ftp://x'],
    ['EPOD_PUBLIC_URL', 'javascript:alert(1)'],
    ['EPOD_SECRET', 'short'],
    ['EPOD_METRICS_TOKEN', 'short'],
    ['EPOD_SUPPORT_EMAIL', 'nobody'],
    ['SMTP_URL', 'http://x'],
    ['SMTP_URL', 'nonsense'],
    ['SMTP_URL', 'smtp:///x'],
    ['SMTP_URL', 'smtp://50%:x@h'],
    ['SMTP_URL', 'smtp://x:50%@h'],
    ['EPOD_MAIL_FROM', 'nobody'],
    ['EPOD_MAIL_FROM', 'EPOD <a@b, c@d>'],
    ['EPOD_MAIL_FROM', 'a@b\r\nBcc: c@d'],
    ['EPOD_TRUSTED_PROXIES', 'all'],
    ['EPOD_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['EPOD_TRUSTED_PROXIES', 'loopback'],
  ])('that cannot be used are named: %s=%s', (name, value) => {
    const read = (): unknown => readSettings({ [name]: value })
    expect(read).toThrow(WrongSetting)
    expect(read).toThrow(new RegExp(`^${name}`))
  })
})
