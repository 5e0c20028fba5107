import { randomUUIDv7 } from 'node:crypto'
import { pino } from 'pino'
import { sql } from 'kysely'
import type { SMTPServer } from 'smtp-server'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '../../stores/database/scope.ts'
import { createDeps, type Deps } from '../../deps.ts'
import { readSettings } from '../../env.ts'
import { gatewaysFrom } from '../../gateways/messages/configured.ts'
import { mailGateway } from '../../gateways/messages/mail.ts'
import { SECRET_GAP } from '../../../domain/messages/secret-gap.ts'
import type { Gateway, Gateways } from '../../gateways/messages/messages.ts'
import { keysFrom } from '../../secrets.ts'
import { insertMessages, type QueuedMessage } from '../../stores/messages/queue.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { closed, listen, portOf, SLOW_MS, type SeenMail } from '../../testing/mail-server.ts'
import { drainOnce, lanesOf, startOutbox } from './outbox.ts'
import { waitAfter } from './send-message.ts'
import { noFiles } from '../../testing/no-files.ts'

const client_id = randomUUIDv7()
let database: TestDatabase
let deps: Deps
let gateways: Gateways
let smtp: SMTPServer
const seen: SeenMail = { mails: [], encrypted: [], behaviour: [] }
beforeAll(async () => {
  database = await openTestDatabase()
  await database.transaction(platform, ({ finish }) =>
    finish(sql`insert into clients (id, key, name) values (${client_id}, 'acme', 'Acme')`),
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  smtp = await listen(seen)
  Object.assign(seen, { mails: [], encrypted: [], behaviour: [] })
  const settings = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp)}`,
    EPOD_MAIL_FROM: 'Proof <proof@example.com>',
  })
  gateways = gatewaysFrom(settings)
  deps = createDeps({
    settings,
    database,
    keys: keysFrom('a secret for tests, longer than 32 characters'),
    log: pino({ level: 'silent' }),
    fixedNow: () => null,
    files: noFiles,
  })
})
afterEach(async () => {
  await closed(smtp)
  await database.asOwner((db) => sql`delete from outbox`.execute(db))
})

const queue = async (...changes: Partial<QueuedMessage>[]): Promise<string[]> => {
  const messages = changes.map((change): QueuedMessage => ({
    id: randomUUIDv7(),
    order_id: null,
    kind: 'otp',
    channel: 'email',
    recipient: 'someone@example.com',
    subject: 'One-time password',
    body: `Goods are here.\n\nOTP: ${SECRET_GAP}\n\nKeep it.\n`,
    secret: deps.keys.seal('123456'),
    expires_at: null,
    ...change,
  }))
  await database.transaction({ client_id, kind: 'client', party: '' }, ({ finish }) =>
    finish(insertMessages(client_id, messages)),
  )
  return messages.map(({ id }) => id)
}
const rows = () =>
  database.read(
    platform,
    () => sql<{
      id: string
      state: string
      tries: number
      secret: string | null
      error: string | null
      waits: number
    }>`
  select id, state, tries, secret, error,
    extract(epoch from due_at - clock_timestamp())::float8 as waits
  from outbox
  order by id`,
  )
const makeDue = () =>
  database.transaction(platform, ({ finish }) =>
    finish(
      sql`
        update outbox
        set due_at = now(), lease_until = case when lease_until is null then null else now() end`,
    ),
  )

describe('the outbox', () => {
  it('brings a one-time password to a mail server in a text part, and wipes it then [SHAR-05] [OTP-01]', async () => {
    const [id] = await queue({})
    expect(JSON.stringify(await rows())).not.toContain('123456')
    expect(await drainOnce(deps, gateways)).toBe(1)
    expect(seen.mails).toHaveLength(1)
    expect(seen.mails[0]).toMatchObject({
      messageId: `<${id}@example.com>`,
      from: { name: 'Proof', address: 'proof@example.com' },
      to: [{ address: 'someone@example.com' }],
      subject: 'One-time password',
    })
    expect(seen.mails[0]?.text?.split('\n')).toContain('OTP: 123456')
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 1, secret: null }])
    expect(await drainOnce(deps, gateways)).toBe(0)
  })

  it('sends a text that looks like the gap for a code as it is, where there is no code [SHAR-05]', async () => {
    await queue({ kind: 'notice', body: `Vehicle: ${SECRET_GAP}\n`, secret: null })
    await drainOnce(deps, gateways)
    expect(seen.mails.map(({ text }) => text?.trim())).toEqual([`Vehicle: ${SECRET_GAP}`])
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 1 }])
  })

  it('encrypts where the server offers it, and goes without on this machine only [SHAR-05]', async () => {
    const bare = await listen(seen, 0, true)
    await queue({}, {})
    await drainOnce(deps, gateways)
    await queue({})
    await drainOnce(
      deps,
      gatewaysFrom(readSettings({ SMTP_URL: `smtp://127.0.0.1:${portOf(bare)}` })),
    )
    expect(seen.encrypted).toEqual([true, true, false])
    await closed(bare)
  })

  it('sends as soon as the database tells of COMMIT, long before it would look by itself [SHAR-05]', async () => {
    const stop = await startOutbox(deps, gateways, { poll_ms: 600_000 })
    const sent = (count: number) =>
      vi.waitFor(() => expect(seen.mails).toHaveLength(count), { timeout: 20_000, interval: 10 })
    await queue({})
    await sent(1)
    // What it looked at as it began, and after that one was sent, is over by then.
    await sleep(500)
    await queue({})
    await sent(2)
    await stop()
    await queue({})
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'queued'])
  })

  it('sends each message once where two drains share the work [SHAR-05]', async () => {
    await queue(...Array.from({ length: 40 }, () => ({})))
    const drain = async () => {
      while ((await drainOnce(deps, gateways)) > 0);
    }
    await Promise.all([drain(), drain(), drain()])
    expect(seen.mails).toHaveLength(40)
    expect(new Set(seen.mails.map(({ messageId }) => messageId)).size).toBe(40)
  })

  it('tries again later where the server says not now, and where there is no server [SHAR-05]', async () => {
    seen.behaviour = ['refuse']
    await queue({})
    await drainOnce(deps, gateways)
    expect(await rows()).toMatchObject([
      { state: 'queued', tries: 1, error: expect.stringContaining('451') },
    ])
    expect((await rows())[0]?.waits).toBeGreaterThan(7)
    expect(await drainOnce(deps, gateways)).toBe(0)
    const port = portOf(smtp)
    await closed(smtp)
    await makeDue()
    await drainOnce(deps, gateways)
    expect(await rows()).toMatchObject([
      { state: 'queued', tries: 2, error: expect.stringContaining('unreachable') },
    ])
    smtp = await listen(seen, port)
    await makeDue()
    await drainOnce(deps, gateways)
    expect([seen.mails.length, await rows()]).toMatchObject([
      1,
      [{ state: 'sent', tries: 3, error: null }],
    ])
  })

  it('sends at once what a server out of reach had kept waiting, as soon as one message gets through [SHAR-05]', async () => {
    const port = portOf(smtp)
    await closed(smtp)
    await queue({}, {}, {}, {}, {})
    let at = 0
    const lanes = lanesOf(gateways, () => at)
    await drainOnce(deps, gateways, undefined, lanes)
    await database.asOwner((db) =>
      sql`
        update outbox
        set tries = 6, due_at = now() + interval '1 hour',
          tried = jsonb_set(tried, '{0,at}', to_jsonb(now() - interval '1 hour'))`.execute(db),
    )
    smtp = await listen(seen, port)
    await queue({})
    // It is left alone for half a minute, and then asked by one message.
    expect(await drainOnce(deps, gateways, undefined, lanes)).toBe(0)
    at += 30_000
    while ((await drainOnce(deps, gateways, undefined, lanes)) > 0);
    expect(seen.mails).toHaveLength(6)
  })

  it('repeats the Message-ID where the server took the mail and the answer was lost, or the sender was killed [SHAR-05]', async () => {
    seen.behaviour = ['drop after accepting']
    await queue({})
    await drainOnce(deps, gateways)
    // Killed after the lease: what a process that is gone leaves behind.
    await database.transaction(platform, ({ finish }) =>
      finish(sql`update outbox set due_at = now(), lease_until = now() + interval '60 s'`),
    )
    expect(await drainOnce(deps, gateways)).toBe(0)
    await makeDue()
    await drainOnce(deps, gateways)
    expect(seen.mails).toHaveLength(2)
    expect(seen.mails[1]?.messageId).toBe(seen.mails[0]?.messageId)
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })

  it('gives a server that does not answer ten seconds, and never sends a one-time password that expired meanwhile [SHAR-05] [OTP-03]', async () => {
    seen.behaviour = ['hang']
    await queue({ expires_at: new Date(Date.now() + 4_000).toISOString() })
    const given_up = drainOnce(deps, gateways).then(() => 'given up')
    // Both wait on the same machine, however busy it is.
    expect(await Promise.race([given_up, sleep(20_000, 'still waiting')])).toBe('given up')
    await makeDue()
    expect(await drainOnce(deps, gateways)).toBe(0)
    expect([seen.mails, await rows()]).toMatchObject([[], [{ state: 'expired', secret: null }]])
  })

  it('waits behind the final dot for a slow server, keeps the message leased and sends it once [SHAR-05]', async () => {
    seen.behaviour = ['slow']
    const slow: Gateways = {
      email: mailGateway(deps.settings.smtp_url ?? '', deps.settings.mail_from, {
        connect_ms: 3_000,
        total_ms: SLOW_MS / 3,
        after_dot_ms: 20 * SLOW_MS,
      }),
    }
    await queue({})
    const bounds = { lease_seconds: SLOW_MS / 3_000, poll_ms: 20, first_wait_ms: 1 }
    const stops = [await startOutbox(deps, slow, bounds), await startOutbox(deps, gateways, bounds)]
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent' }]), {
      timeout: 10 * SLOW_MS,
    })
    await Promise.all(stops.map((stop) => stop()))
    expect([seen.mails.length, await rows()]).toMatchObject([1, [{ tries: 1 }]])
  })

  it('leaves under the name of a client that has a look of its own, with an HTML part beside the text [CLNT-02]', async () => {
    const branding = { name: 'Amber', colour: '#ffb300', logo: `${'ab'.repeat(32)}-420x120` }
    const change = (statement: ReturnType<typeof sql>) =>
      database.asOwner((db) => statement.execute(db))
    await change(sql`insert into policies (client_id, version, document)
      values (${client_id}, 1, ${JSON.stringify({ branding })}::jsonb)`)
    await queue({})
    await drainOnce(deps, gateways)
    const [mail] = seen.mails
    expect(mail?.from).toEqual({ name: 'Amber', address: 'proof@example.com' })
    expect(mail?.text).toMatch(/OTP: 123456[\s\S]*Amber/)
    expect(mail?.html).toContain(
      `src="${deps.settings.public_url}/api/brand/acme/logo/${branding.logo}" alt="Amber"`,
    )
    expect(mail?.html).toContain('OTP: 123456')
    // Of a later policy, without a look: as the product.
    await change(sql`insert into policies (client_id, version, document)
      values (${client_id}, 2, '{}'::jsonb)`)
    await queue({})
    await drainOnce(deps, gateways)
    expect([seen.mails[1]?.from?.name, seen.mails[1]?.html]).toEqual(['Proof', undefined])
  })

  it('does not ask again where the server says never [SHAR-05]', async () => {
    seen.behaviour = ['refuse for good']
    await queue({})
    await drainOnce(deps, gateways)
    expect(await rows()).toMatchObject([
      { state: 'failed', tries: 1, secret: null, error: expect.stringContaining('554') },
    ])
  })

  it('lets no one-time password wait behind notices that a provider takes its time with [SHAR-05] [OTP-01]', async () => {
    const held: (() => void)[] = []
    const sent: string[] = []
    const provider: Gateway = {
      send: async ({ id, subject }) => {
        if (subject === 'Notice') await new Promise<void>((resolve) => held.push(resolve))
        sent.push(subject)
        return { provider_id: id }
      },
    }
    await queue(
      ...Array.from({ length: 40 }, () => ({ kind: 'notice' as const, subject: 'Notice' })),
    )
    const stop = await startOutbox(deps, { email: provider })
    await expect.poll(() => held.length).toBe(5)
    await queue(...Array.from({ length: 12 }, () => ({})))
    await vi.waitFor(() => expect(sent).toHaveLength(12), { timeout: 10_000 })
    expect(sent).not.toContain('Notice')
    const ending = stop()
    for (const release of held) release()
    await ending
    expect(sent).toHaveLength(17)
  })

  it('gives up after eight tries and keeps the others going [SHAR-05]', async () => {
    const recipient = 'poisoned@example.com'
    const [poisoned] = await queue({ recipient })
    const email = gateways.email as Gateway
    const send: Gateway['send'] = (message, ...given) =>
      message.recipient === recipient
        ? Promise.reject(new Error('try again later'))
        : email.send(message, ...given)
    const mails: Gateways = { ...gateways, email: { ...email, send } }
    for (let tries = 1; tries <= 8; tries += 1) {
      await queue({})
      await makeDue()
      while ((await drainOnce(deps, mails)) > 0);
    }
    expect(seen.mails).toHaveLength(8)
    expect((await rows()).filter(({ state }) => state !== 'sent')).toMatchObject([
      { id: poisoned, state: 'failed', tries: 8, secret: null },
    ])
  })

  it('closes what nobody can send, and keeps it readable until it expires [SHAR-05]', async () => {
    await queue(
      { channel: 'sms', recipient: '9876543210' },
      { channel: 'sms', expires_at: new Date(Date.now() + 300).toISOString() },
    )
    await drainOnce(deps, {})
    expect((await rows()).map(({ state, secret }) => [state, secret !== null])).toEqual([
      ['no_provider', true],
      ['no_provider', true],
    ])
    await vi.waitFor(
      async () => {
        await drainOnce(deps, {})
        expect(
          (await rows()).filter(({ state, secret }) => state === 'no_provider' && secret !== null),
        ).toHaveLength(1)
      },
      { timeout: 20_000 },
    )
  })

  it('lets no text of an order become a header or another recipient [SHAR-05]', async () => {
    const hostile = [
      '\r\nBcc: victim@example.com',
      '\nX-Evil: 1',
      '\u0001',
      '\u2028Bcc: a@b.co',
      '", <victim@example.com>',
      '=?utf-8?q?=0d=0aBcc:_a@b.co?=',
    ]
    await queue(
      ...hostile.map((text) => ({
        subject: `LR-1${text}`,
        body: `${text}\n\nOTP: ${SECRET_GAP}\n`,
      })),
    )
    await queue(...hostile.map((text) => ({ recipient: `someone@example.com${text}` })))
    while ((await drainOnce(deps, gateways)) > 0);
    expect(seen.mails).toHaveLength(hostile.length)
    const expected = [
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]
    for (const mail of seen.mails) {
      expect(mail.headers.map(({ key }) => key).sort()).toEqual(expected)
      expect(mail.to).toEqual([expect.objectContaining({ address: 'someone@example.com' })])
    }
  })

  it('waits four times as long each time, with some chance in it', () => {
    expect([1, 2, 7].map((tries) => waitAfter(tries, 10_000, 0))).toEqual([
      10_000, 40_000, 40_960_000,
    ])
    expect(waitAfter(1, 10_000, 1)).toBe(7_500)
  })
})
