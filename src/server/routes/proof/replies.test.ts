import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { providerEnvironment } from '../../testing/message-providers.ts'
import { accounts } from '../../testing/provider-rules.ts'
import { metaStatuses, signedCallbacks } from '../../testing/signed-callbacks.ts'

const [phone, theirs] = ['9812345670', 'wamid.sent']
let t: TestApp
beforeAll(async () => {
  t = await openTestApp(providerEnvironment({ url: 'http://127.0.0.1:9' }, 'twilio', 'whatsapp'))
  // Told once by each way.
  await t.database.asOwner((db) =>
    sql`insert into outbox (id, client_id, kind, channel, recipient, subject, body, state, tries,
        provider, provider_id)
      select gen_random_uuid(), id, 'notice', channel, ${phone}, '', '', 'sent', 1, provider, theirs
      from clients, (values ('sms', 'twilio', 'SM1'), ('whatsapp', 'whatsapp', ${theirs}))
        as told (channel, provider, theirs)
      where key = 'acme'`.execute(db),
  )
})
afterAll(() => t.close())
const { twilio, meta } = signedCallbacks(() => t.app)

const reply = (from: string, Body: string) =>
  twilio(
    {
      MessageSid: 'SM1',
      SmsStatus: 'received',
      AccountSid: accounts.sid,
      From: from,
      To: accounts.from,
      Body,
    },
    null,
  )
const leftAlone = () =>
  t.database.read(
    platform,
    () => sql<{ key: string; channel: string; recipient: string; why: string }>`
    select c.key, o.channel, o.recipient, o.why
    from message_opt_outs o join clients c on c.id = o.client_id`,
  )

/** How the database looks for whom a provider's number has told. */
const planOfTelling = async (): Promise<string> => {
  let asked = ''
  const stop = t.database.watch((statement) => {
    const values = statement.values?.map((value) =>
      Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`,
    )
    if (statement.text.includes('as told'))
      asked = statement.text.replace(/\$(\d+)/g, (_gap, n: string) => values?.[Number(n) - 1] ?? '')
    return statement
  })
  await reply('+919000000000', 'STOP').finally(stop)
  const { rows } = await t.database.asOwner((db) => sql`explain ${sql.raw(asked)}`.execute(db))
  return JSON.stringify(rows)
}

describe('a receiver who writes back', () => {
  it('is found by an index, and no outbox is walked for it [MESG-01]', async () => {
    await t.database.asOwner(async (db) => {
      await sql`insert into outbox (id, client_id, kind, channel, recipient, subject, body, state,
          tries, provider, created_at)
        select gen_random_uuid(), id, 'notice', 'sms', 'x' || n, '', '', 'sent', 1, 'twilio',
          now() - interval '1 year'
        from clients, generate_series(1, 2000) n where key = 'acme'`.execute(db)
      await sql`analyze outbox`.execute(db)
      await sql`analyze clients`.execute(db)
    })
    const plan = await planOfTelling()
    expect(plan).toMatch(/Index (Only )?Scan using outbox_to/)
    expect(plan).toMatch(/Index Cond: \(\(client_id = c\.id\) AND \(recipient = ANY/)
    expect(plan).not.toContain('Seq Scan on outbox')
    await t.database.asOwner((db) => sql`delete from outbox where recipient like 'x%'`.execute(db))
  })

  it('is left alone by who told them, and by nobody else, until they want messages again [MESG-01]', async () => {
    const from = `+91${phone}`
    expect(await reply(from, 'What is this?')).toBe(204)
    // The same digits behind another country's code are somebody else.
    expect(await reply(`+1${phone}`, 'STOP')).toBe(204)
    expect(await reply('+919000000000', 'STOP')).toBe(204)
    expect(await leftAlone()).toEqual([])
    expect(await reply(from, ' Stop ')).toBe(204)
    expect(await reply(from, 'wrong number')).toBe(204)
    expect(await leftAlone()).toEqual([
      { key: 'acme', channel: 'sms', recipient: phone, why: 'opted_out' },
    ])
    expect(await reply(from, 'START')).toBe(204)
    expect(await leftAlone()).toEqual([])
  })

  it('may do so by WhatsApp, or a provider says that they did [MESG-01]', async () => {
    const errors = [{ code: 131_050, title: 'User has stopped marketing messages' }]
    expect(await meta(metaStatuses({ id: theirs, status: 'failed', errors }))).toBe(204)
    expect(await leftAlone()).toMatchObject([{ channel: 'whatsapp', why: 'opted_out' }])
    const message = { from: `91${phone}`, id: 'wamid.in', type: 'text', text: { body: 'start' } }
    const value = { metadata: { phone_number_id: accounts.wa_number }, messages: [message] }
    expect(await meta({ entry: [{ changes: [{ value }] }] })).toBe(204)
    expect(await leftAlone()).toEqual([])
    // A character that no database keeps is no reason to go on writing to them.
    const stop = { ...message, text: { body: 'Stop\0' } }
    const told = { ...value, messages: [stop] }
    expect(await meta({ entry: [{ changes: [{ value: told }] }] })).toBe(204)
    expect(await leftAlone()).toMatchObject([{ channel: 'whatsapp', why: 'opted_out' }])
  })

  it('hears again where the messages of then have had their time, and of a client that never reached them [MESG-01]', async () => {
    const from = `+91${phone}`
    expect(await reply(from, 'STOP')).toBe(204)
    await t.database.asOwner(async (db) => {
      await sql`delete from outbox`.execute(db)
      await sql`insert into message_opt_outs (client_id, channel, recipient, why)
        select id, 'sms', ${phone}, 'opted_out' from clients where key = 'shipper'`.execute(db)
    })
    const bySms = async () =>
      (await leftAlone()).filter(({ channel }) => channel === 'sms').map(({ key }) => key)
    expect((await bySms()).sort()).toEqual(['acme', 'shipper'])
    // The same digits behind another country's code are somebody else.
    expect(await reply(`+1${phone}`, 'START')).toBe(204)
    expect((await bySms()).sort()).toEqual(['acme', 'shipper'])
    expect(await reply(from, 'START')).toBe(204)
    expect(await bySms()).toEqual([])
  })
})
