import { describe, expect, it } from 'vitest'
import { addressOf, readSettings } from './env.ts'
import { WrongSetting } from './wrong-setting.ts'

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

  it('name a replica of a server alone [HOST-10]', () => {
    const EPOD_REPLICA_URL = 'postgres://u:p@replica/d'
    const DATABASE_URL = 'postgres://u:p@h/d'
    expect(readSettings({ DATABASE_URL, EPOD_REPLICA_URL }).replica_url).toBe(EPOD_REPLICA_URL)
    expect(() => readSettings({ EPOD_REPLICA_URL })).toThrow(/^EPOD_REPLICA_URL: DATABASE_URL/)
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

  it('serve on after SIGTERM where another process may be there, and end at once with the embedded database [HOST-01]', () => {
    const drain = (environment: Record<string, string>): number =>
      readSettings(environment).drain_ms
    const DATABASE_URL = 'postgres://u:p@h/d'
    expect([
      drain({}),
      drain({ DATABASE_URL }),
      drain({ DATABASE_URL, EPOD_DRAIN_SECONDS: '0' }),
      drain({ EPOD_DRAIN_SECONDS: '30' }),
    ]).toEqual([0, 5_000, 0, 30_000])
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
    [{ TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+15005550006' }, /^TWILIO_ACCOUNT_SID: /],
    [{ TWILIO_ACCOUNT_SID: 'x' }, /^TWILIO_ACCOUNT_SID: /],
    [{ WHATSAPP_TOKEN: 'x' }, /^WHATSAPP_PHONE_NUMBER_ID: /],
    [{ MSG91_CALLBACK_SECRET: 'short' }, /^MSG91_CALLBACK_SECRET: /],
    [{ SMS_HTTP_REQUEST: '{' }, /^SMS_HTTP_REQUEST: is not JSON/],
    [{ SMS_HTTP_REQUEST: '{"url":"https://{to}.example/x"}' }, /^SMS_HTTP_REQUEST: url: /],
    [{ SMS_HTTP_REQUEST: '{"url":"https://a.example/x","retries":3}' }, /^SMS_HTTP_REQUEST: /],
  ])('refuse the half of a provider in %j [SHAR-05]', (environment, expected) =>
    expect(() => readSettings(environment)).toThrow(expected),
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
    ['EPOD_SECRET', '\n'],
    ['EPOD_SECRET', `short\n${'k'.repeat(32)}`],
    ['EPOD_SECRET', `${'k'.repeat(32)}\nshort\n`],
    ['EPOD_SECRET', `${'k'.repeat(32)}\n\n${'l'.repeat(32)}`],
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
    ['EPOD_LIVE_STREAMS', '0'],
    ['EPOD_HEALTH_PORT', '65536'],
    ['EPOD_DRAIN_SECONDS', '-1'],
    ['EPOD_DRAIN_SECONDS', '1.5'],
    ['EPOD_DRAIN_SECONDS', '601'],
    ['EPOD_TRUSTED_PROXIES', 'all'],
    ['EPOD_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['EPOD_TRUSTED_PROXIES', 'loopback'],
    ['EPOD_CHECKPOINTS', 'https://bucket/x?lock_days=1'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x?lock_days=0'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x?lock_days=36501'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x?lock_days=1.5'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x?lock_days=1&lock_days=2'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x?lock_days=1&mode=none'],
    ['EPOD_CHECKPOINTS', 's3://key:secret@bucket/x?lock_days=1'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x?lock_days=1&endpoint=file:///etc'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x?lock_days=1&endpoint=https://key:secret@s3.lan'],
    ['EPOD_CHECKPOINTS', 's3://Not_a_bucket/x?lock_days=1'],
    ['EPOD_CHECKPOINTS', 's3://bucket/x%20y?lock_days=1'],
    ['EPOD_FILES', 'https://bucket/x'],
    ['EPOD_FILES', 's3://key:secret@bucket'],
    ['EPOD_FILES', 'file:'],
    ['EPOD_FILES', 'file://elsewhere/srv/files'],
    ['EPOD_FILES', 's3://bucket?unknown=1'],
    ['EPOD_FILES', 's3://bucket?lock_days=0'],
    ['EPOD_FILES', 's3://bucket?lock_days=36501'],
    ['EPOD_FILES', 's3://bucket?lock_mode=compliance'],
    ['EPOD_FILES', 's3://bucket?lock_days=1&lock_mode=none'],
    ['EPOD_FILES', 's3://bucket?signed_seconds=61'],
    ['EPOD_FILES', 's3://bucket?signed_seconds=0'],
    ['EPOD_FILES', 's3://bucket?browsers=https://files.lan'],
    ['EPOD_FILES', 's3://bucket?signed_seconds=60&browsers=files.lan'],
  ])('that cannot be used are named: %s=%s', (name, value) => {
    const read = (): unknown => readSettings({ [name]: value })
    expect(read).toThrow(WrongSetting)
    expect(read).toThrow(new RegExp(`^${name}`))
  })

  it.each([
    [{}, 'data/files'],
    [{ EPOD_DATA_DIR: '/srv/epod' }, '/srv/epod/files'],
    [{ EPOD_FILES: 'file:./photos' }, './photos'],
    [{ EPOD_FILES: 'file:/srv/my files' }, '/srv/my files'],
    [{ EPOD_FILES: 'file:///srv/my%20files', EPOD_DATA_DIR: '/srv/epod' }, '/srv/my files'],
  ])('name a folder of files: %o is %s [FILE-01]', (environment, files_folder) => {
    expect(readSettings(environment)).toMatchObject({ files_folder, file_store: undefined })
  })

  it('name a store of files, with lock and addresses for browsers, or none [FILE-01]', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' }
    const storeOf = (EPOD_FILES: string) => readSettings({ EPOD_FILES, ...keys }).file_store
    const place = { bucket: 'photos', prefix: '', endpoint: null, region: 'us-east-1' }
    const credentials = { access_key_id: 'id', secret_access_key: 'key' }
    expect(storeOf('s3://photos')).toEqual({ place, lock: null, signed: null, credentials })
    expect(storeOf('s3://photos?lock_days=30&signed_seconds=60')).toMatchObject({
      lock: { mode: 'GOVERNANCE', days: 30 },
      signed: { seconds: 60, endpoint: null },
    })
    const given = 'endpoint=http://s3.lan:9000&signed_seconds=5'
    const other = '&lock_days=1&lock_mode=compliance&browsers=https://files.lan'
    expect(storeOf(`s3://photos?${given}`)?.signed?.endpoint).toBe('http://s3.lan:9000')
    expect(storeOf(`s3://photos?${given}${other}`)).toMatchObject({
      lock: { mode: 'COMPLIANCE', days: 1 },
      signed: { seconds: 5, endpoint: 'https://files.lan' },
    })
    expect(readSettings(keys).file_store).toBeUndefined()
    expect(() => readSettings({ EPOD_FILES: 's3://photos' })).toThrow('AWS_ACCESS_KEY_ID: is not')
  })

  it('name an object store with its keys, or say which is missing', () => {
    const EPOD_CHECKPOINTS =
      's3://proofs/log/of/2026/?endpoint=http%3A%2F%2Fs3.lan%3A9000&region=in-1&lock_days=3650'
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' }
    expect(readSettings({ EPOD_CHECKPOINTS, ...keys }).checkpoint_archive).toEqual({
      place: {
        bucket: 'proofs',
        prefix: 'log/of/2026/',
        endpoint: 'http://s3.lan:9000',
        region: 'in-1',
      },
      lock_days: 3650,
      credentials: { access_key_id: 'id', secret_access_key: 'key' },
    })
    expect(
      readSettings({ EPOD_CHECKPOINTS: 's3://proofs?lock_days=1', ...keys }).checkpoint_archive,
    ).toMatchObject({ place: { prefix: '', endpoint: null, region: 'us-east-1' } })
    expect(readSettings(keys).checkpoint_archive).toBeUndefined()
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
      expect(() => readSettings({ EPOD_CHECKPOINTS, ...keys, [name]: '' })).toThrow(
        `${name}: is not set`,
      )
  })
})
