import { describe, expect, it, vi } from 'vitest'
import type { ProviderReceipt } from '../gateways/messages/receipts/receipt.ts'
import {
  outboxStands,
  phone,
  registeredNotices,
  type OutboxStand,
} from '../testing/outbox-stand.ts'
import { recordReceipt } from './record-receipt.ts'

const { one, setClock, setPolicy, standWith, queue, rows, makeDue, drain } = outboxStands()

const ways_left = [{ channel: 'sms', recipient: phone }] as const
const costs = { WHATSAPP_COST: '2', TWILIO_COST: '1' }

const tellsOf = (
  { deps }: OutboxStand,
  ours: string | undefined,
  receipt: Partial<ProviderReceipt>,
): Promise<boolean> =>
  recordReceipt(deps, {
    provider: 'whatsapp',
    ours: ours ?? '',
    theirs: 'wamid.1',
    status: 'sent',
    error: null,
    why: null,
    ...receipt,
  })

/** A notice by WhatsApp that its provider took, and of which it never answered. */
const dropped = async (): Promise<{ stand: OutboxStand; id: string | undefined }> => {
  await setPolicy(one, registeredNotices)
  const stand = await standWith(['twilio', 'whatsapp'], costs)
  stand.providers.behaviour.push('drop after accepting')
  const [id] = await queue(stand, one, { channel: 'whatsapp', ways_left })
  await drain(stand)
  expect(await rows()).toMatchObject([{ state: 'queued', tries: 1 }])
  return { stand, id }
}

/** One whose receipt comes while the provider's answer is on its way; then that comes too. */
const overtaken = async (receipt: Partial<ProviderReceipt>): Promise<OutboxStand> => {
  await setPolicy(one, registeredNotices)
  const stand = await standWith(['twilio', 'whatsapp'], costs)
  let answer = (): void => {}
  stand.providers.gate = new Promise((resolve) => {
    answer = resolve
  })
  const [id] = await queue(stand, one, { channel: 'whatsapp', ways_left })
  const sending = drain(stand)
  await vi.waitFor(() => expect(stand.providers.asked).toHaveLength(1), 20_000)
  expect(await tellsOf(stand, id, receipt)).toBe(true)
  stand.providers.gate = null
  answer()
  await sending
  return stand
}

describe('a receipt that comes before the provider’s answer', () => {
  it('of a message whose answer was lost leaves it another way: one without a further receipt goes on [MESG-01] [SHAR-06]', async () => {
    const { stand, id } = await dropped()
    expect(await tellsOf(stand, id, { status: 'sent' })).toBe(true)
    const [sent] = await rows()
    expect(sent).toMatchObject({ state: 'sent', secret: expect.any(String), ways_left })
    expect(Number(sent?.cost)).toBe(2)
    expect(sent?.judged_in).toBeGreaterThan(14 * 60)
    setClock(new Date(Date.now() + 16 * 60_000).toISOString())
    await makeDue()
    await drain(stand)
    expect(stand.providers.taken.map(({ provider }) => provider)).toEqual(['whatsapp', 'twilio'])
    expect(stand.providers.taken[1]?.text).toContain('https://epod.test/publictracking/REF')
  })

  it.each([[['sent']], [[]]] as const)(
    'behind %j, and says that it failed, sends it another way at once [MESG-01] [SHAR-06]',
    async (before) => {
      const { stand, id } = await dropped()
      for (const status of before) expect(await tellsOf(stand, id, { status })).toBe(true)
      expect(await tellsOf(stand, id, { status: 'failed', error: 'not on WhatsApp' })).toBe(true)
      await drain(stand)
      expect(await rows()).toMatchObject([
        { channel: 'whatsapp', state: 'failed', error: 'not on WhatsApp', secret: null },
        { channel: 'sms', state: 'sent' },
      ])
    },
  )

  it('keeps what the message cost, and when its receipt is due [MESG-01]', async () => {
    await overtaken({ status: 'sent' })
    const [sent] = await rows()
    expect(sent).toMatchObject({ state: 'sent', provider: 'whatsapp', provider_id: 'wamid.1' })
    expect([Number(sent?.cost), sent?.secret]).toEqual([2, expect.any(String)])
    expect(sent?.judged_in).toBeGreaterThan(14 * 60)
  })

  it('and that it arrived, ends it, with what it cost [MESG-01] [SHAR-06]', async () => {
    await overtaken({ status: 'delivered' })
    const [sent] = await rows()
    expect(sent).toMatchObject({ state: 'delivered', secret: null, judged_in: null, ways_left: [] })
    expect(Number(sent?.cost)).toBe(2)
  })

  it('and that its receiver opted out, is kept with both: it goes another way, and its way is closed [MESG-01] [SHAR-06]', async () => {
    const stand = await overtaken({ status: 'failed', error: 'blocked', why: 'opted_out' })
    await drain(stand)
    const [failed, instead] = await rows()
    expect(failed).toMatchObject({ state: 'failed', error: 'blocked' })
    expect(Number(failed?.cost)).toBe(2)
    expect(instead).toMatchObject({ channel: 'sms', state: 'sent' })
    await queue(stand, one, { channel: 'whatsapp' })
    await drain(stand)
    expect((await rows()).at(-1)).toMatchObject({ state: 'failed', error: 'opted_out' })
  })

  it('brings nothing in the place of a code: it is sent or it is not [OTP-01] [MESG-01]', async () => {
    await setPolicy(one, registeredNotices)
    const stand = await standWith(['twilio', 'whatsapp'])
    stand.providers.behaviour.push('drop after accepting')
    const [id] = await queue(stand, one, { kind: 'otp', ways_left })
    await drain(stand)
    await tellsOf(stand, id, { provider: 'twilio', status: 'sent' })
    expect(await rows()).toMatchObject([{ state: 'sent', secret: null, judged_in: null }])
  })
})
