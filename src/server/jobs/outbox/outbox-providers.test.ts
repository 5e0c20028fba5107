import { describe, expect, it, vi } from 'vitest'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { QueuedMessage } from '../../stores/messages/queue.ts'
import { outboxStands, phone, registeredNotices } from '../../testing/outbox-stand.ts'
import { startOutbox } from './outbox.ts'

const { one, other, setClock, setPolicy, standWith, queue, rows, makeDue, drain } = outboxStands()
const turnsOf = (first: string): string[] => {
  const second = first === 'bulk' ? 'small' : 'bulk'
  return [first, second, first, second]
}

describe('messages by SMS and WhatsApp', () => {
  it('leave as what is registered, with the reference unsealed, and cost what their parts cost [SHAR-05] [MESG-01]', async () => {
    await setPolicy(one, registeredNotices)
    const stand = await standWith(['twilio', 'whatsapp'], {
      TWILIO_COST: '0.25',
      WHATSAPP_COST: '1',
    })
    await queue(stand, one, {}, { body: `${'ab '.repeat(60)}\n` }, { channel: 'whatsapp' })
    await drain(stand)
    expect(stand.providers.broken).toEqual([])
    expect(stand.providers.taken.map(({ provider, to, text }) => [provider, to, text])).toEqual(
      expect.arrayContaining([
        ['twilio', `+91${phone}`, 'Follow it: https://epod.test/publictracking/REF'],
        ['whatsapp', `91${phone}`, 'Acme|LR-1|x|y|publictracking/REF'],
      ]),
    )
    const sent = await rows()
    expect(sent.map(({ state, cost, provider }) => [state, cost, provider])).toEqual([
      ['sent', '0.2500', 'twilio'],
      ['sent', '0.5000', 'twilio'],
      ['sent', '1.0000', 'whatsapp'],
    ])
    const taken = stand.providers.taken.map(({ id }) => id)
    expect(new Set(sent.map(({ provider_id }) => provider_id))).toEqual(new Set(taken))
  })

  it('go by the provider that the client chooses, and by the first where it chooses none or one that is not there [SHAR-05]', async () => {
    const stand = await standWith(['twilio', 'msg91', 'http'], { MSG91_TEMPLATE_ID: 'all' })
    const who = async (messages: PolicyDocument['messages']) => {
      await setPolicy(one, { messages })
      await queue(stand, one, {})
      await drain(stand)
      return stand.providers.taken.at(-1)?.provider
    }
    expect([
      await who({ sms_provider: 'msg91' }),
      await who({ sms_provider: 'http' }),
      await who({}),
      await who({ sms_provider: 'twilio' }),
    ]).toEqual(['msg91', 'http', 'twilio', 'twilio'])
    const alone = await standWith(['http'])
    await setPolicy(one, { messages: { sms_provider: 'msg91' } })
    await queue(alone, one, {})
    await drain(alone)
    expect(alone.providers.taken).toHaveLength(1)
  })

  it('are taken as many of one client as of the next, and codes before notices [OTP-01] [MESG-01]', async () => {
    const stand = await standWith(['twilio'], { TWILIO_AT_ONCE: '1', TWILIO_RATE: '1000' })
    const many = Array.from({ length: 200 }, (_, n): Partial<QueuedMessage> => ({
      body: `bulk ${n}\n`,
      secret: null,
    }))
    await queue(stand, one, ...many)
    await queue(
      stand,
      other,
      { body: 'small 1\n', secret: null },
      { body: 'small 2\n', secret: null },
    )
    await queue(stand, one, { kind: 'otp', body: 'code\n', secret: null })
    const stop = await startOutbox(stand.deps, stand.gateways)
    await vi.waitFor(() => expect(stand.providers.taken.length).toBeGreaterThan(4), {
      timeout: 20_000,
    })
    await stop()
    const kinds = stand.providers.taken.map(({ text }) => text.split(' ')[0])
    // One at a time: the code first, then one of each client in turn.
    expect(kinds.slice(0, 5)).toEqual(['code', ...turnsOf(kinds[1] ?? '')])
  })

  it('never let a thousand of one client stand before another’s code [OTP-01]', async () => {
    const stand = await standWith(['twilio'], { TWILIO_AT_ONCE: '4', TWILIO_RATE: '1000' })
    await queue(
      stand,
      one,
      ...Array.from({ length: 1_000 }, () => ({ body: 'bulk\n', secret: null })),
    )
    const gate = Promise.withResolvers<void>()
    stand.providers.gate = gate.promise
    const stop = await startOutbox(stand.deps, stand.gateways)
    // Notices fill the places that they may have, and no more.
    await vi.waitFor(() => expect(stand.providers.asked).toHaveLength(2), { timeout: 20_000 })
    await queue(stand, other, { kind: 'otp', body: 'code\n', secret: null })
    await vi.waitFor(() => expect(stand.providers.asked).toHaveLength(3), { timeout: 20_000 })
    gate.resolve()
    await vi.waitFor(
      () => expect(stand.providers.taken.map(({ text }) => text)).toContain('code'),
      { timeout: 20_000 },
    )
    const place = stand.providers.taken.findIndex(({ text }) => text === 'code')
    expect(place).toBeLessThan(3)
    await stop()
    expect(stand.providers.most_at_once).toBeLessThanOrEqual(4)
  })

  it('wait for as long as a provider asks for, and lose no try by it [SHAR-05]', async () => {
    const stand = await standWith(['twilio'])
    stand.providers.behaviour.push({ status: 429, code: 20_429, retry_after: 30 })
    await queue(stand, one, {})
    await drain(stand)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'queued', tries: 0 })
    expect(row?.waits).toBeGreaterThan(20)
    await makeDue()
    await drain(stand)
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 1 }])
  })

  it('wait for the limit of one client’s sender alone, and neither others’ nor codes [SHAR-05] [OTP-01]', async () => {
    await setPolicy(one, { messages: { sms_sender: '+15550001111' } })
    await setPolicy(other, {})
    const stand = await standWith(['twilio'], { TWILIO_AT_ONCE: '1' })
    const stop = await startOutbox(stand.deps, stand.gateways, { poll_ms: 600_000 })
    stand.providers.behaviour.push({ status: 400, code: 21_611, retry_after: 600 })
    // One at a time: those behind the first have not been asked about as it is refused.
    await queue(stand, one, {}, {}, {})
    await vi.waitFor(
      async () => expect((await rows()).every(({ waits }) => waits > 500)).toBe(true),
      { timeout: 20_000 },
    )
    await queue(stand, other, {})
    await queue(stand, one, { kind: 'otp' })
    await vi.waitFor(() => expect(stand.providers.taken).toHaveLength(2), { timeout: 20_000 })
    await stop()
    expect(stand.providers.asked).toHaveLength(3)
    expect(
      (await rows()).filter(({ state }) => state === 'queued').map(({ tries }) => tries),
    ).toEqual([0, 0, 0])
  })

  it('are tried again where nobody knows whether they were taken, under the same id of ours [SHAR-05]', async () => {
    const stand = await standWith(['twilio'])
    stand.providers.behaviour.push('drop after accepting')
    const [id] = await queue(stand, one, {})
    await drain(stand)
    expect(await rows()).toMatchObject([
      { state: 'queued', tries: 1, error: expect.stringMatching(/^unreachable: /) },
    ])
    await makeDue()
    await drain(stand)
    expect(stand.providers.taken.map(({ ours }) => ours)).toEqual([id, id])
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }])
  })
})

describe('what a client says of its messages', () => {
  it('is a cap of money that no message passes, however many leave at once [MESG-01]', async () => {
    await setPolicy(one, { messages: { money_a_day: 1 } })
    await setPolicy(other, {})
    const stand = await standWith(['twilio'], { TWILIO_COST: '0.3' })
    await queue(stand, one, ...Array.from({ length: 12 }, () => ({})))
    await queue(stand, other, {}, {})
    await Promise.all([drain(stand), drain(stand)])
    expect(stand.providers.taken).toHaveLength(5)
    const states = (await rows()).map(({ state, error }) => `${state} ${error ?? ''}`).sort()
    expect(states).toEqual([
      ...Array<string>(9).fill('failed money_cap'),
      ...Array<string>(5).fill('sent '),
    ])
  })

  it('counts nothing for what a provider did not take [MESG-01]', async () => {
    await setPolicy(one, { messages: { money_a_day: 1 } })
    const stand = await standWith(['twilio'], { TWILIO_COST: '0.6' })
    stand.providers.behaviour.push({ status: 400, code: 21_211 }, { status: 401, code: 20_003 })
    for (let sent = 0; sent < 3; sent += 1) {
      await queue(stand, one, {})
      await drain(stand)
    }
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'queued', 'sent'])
  })

  it('are quiet hours by the receiver’s clock, which no code waits for and no try is lost by [MESG-01]', async () => {
    await setPolicy(one, {
      messages: {
        quiet_from: '21:00',
        quiet_until: '08:00',
        quiet_zones: [{ code: '971', zone: 'Asia/Dubai' }],
      },
    })
    const stand = await standWith(['twilio'])
    setClock('2026-11-24T16:30:00.000Z')
    await queue(
      stand,
      one,
      {},
      { recipient: '+971501234567' },
      { kind: 'otp', recipient: '9000000001' },
    )
    await drain(stand)
    expect(stand.providers.taken.map(({ to }) => to).sort()).toEqual([
      '+919000000001',
      '+971501234567',
    ])
    const [waiting] = (await rows()).filter(({ state }) => state === 'queued')
    expect(waiting).toMatchObject({ recipient: phone, tries: 0, error: null })
    expect(waiting?.waits).toBeGreaterThan(9.9 * 3_600)
    expect(waiting?.waits).toBeLessThan(10.1 * 3_600)
  })
})
