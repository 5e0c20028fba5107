import { describe, expect, it, vi } from 'vitest'
import { outboxStands, type OutboxStand } from '../../testing/outbox-stand.ts'
import { drainOnce, lanesOf, startOutbox } from './outbox.ts'

const { one, other, setPolicy, standWith, queue, rows, watch, setTries } = outboxStands()

/** Drains with one memory of the providers, whose clock the test moves on. */
const drains = ({ deps, gateways }: OutboxStand) => {
  let at = 0
  const lanes = lanesOf(gateways, () => at)
  return {
    pass: (ms: number): void => void (at += ms),
    drain: async (): Promise<void> => {
      while ((await drainOnce(deps, gateways, undefined, lanes)) > 0);
    },
  }
}
const FIVE = Array.from({ length: 5 }, () => ({}))
const isOfTheirs = (text: string): boolean => /set due_at = least/.test(text)
const states = async () => (await rows()).map(({ state, tries }) => `${state} ${tries}`)

describe('a provider that is back', () => {
  it('is not what answers now and then: each message waits for its own next try [SHAR-05]', async () => {
    await setPolicy(one, {})
    const stand = await standWith(['twilio'], { TWILIO_AT_ONCE: '1' })
    const stop = await startOutbox(stand.deps, stand.gateways, { poll_ms: 600_000 })
    const isAs = (expected: readonly string[]) =>
      vi.waitFor(async () => expect(await states()).toEqual(expected), { timeout: 20_000 })
    for (const expected of [
      ['queued 1', 'sent 1'],
      ['queued 1', 'sent 1', 'queued 1', 'sent 1'],
    ]) {
      stand.providers.behaviour.push('drop before')
      await queue(stand, one, {})
      await isAs(expected.slice(0, -1))
      await queue(stand, one, {})
      await isAs(expected)
    }
    await stop()
    expect(stand.providers.asked).toHaveLength(4)
  })

  it('makes due what waits for it, no sooner than ten seconds after a try that was perhaps taken [SHAR-05]', async () => {
    await setPolicy(one, {})
    const stand = await standWith(['twilio'])
    const { pass, drain } = drains(stand)
    await queue(stand, one, ...FIVE)
    await setTries(5)
    stand.providers.behaviour.push(...FIVE.map(() => 'drop after accepting' as const))
    await drain()
    for (const { waits } of await rows()) expect(waits).toBeGreaterThan(1_000)
    pass(30_000)
    await queue(stand, one, {})
    await drain()
    const waiting = (await rows()).filter(({ state }) => state === 'queued')
    expect(waiting).toHaveLength(5)
    for (const { waits } of waiting) expect(waits).toBeLessThan(10)
    for (const { waits } of waiting) expect(waits).toBeGreaterThan(0)
  })

  it('says nothing of the clients that another provider of its channel serves [SHAR-05]', async () => {
    await setPolicy(one, { messages: { sms_provider: 'msg91' } })
    await setPolicy(other, {})
    const stand = await standWith(['twilio', 'msg91'], { MSG91_TEMPLATE_ID: 'all' })
    const { pass, drain } = drains(stand)
    const away = FIVE.map(() => ({ status: 503 }))
    await queue(stand, one, {})
    await setTries(5)
    stand.providers.behaviour.push(...away.slice(0, 1))
    await drain()
    await queue(stand, other, ...FIVE)
    stand.providers.behaviour.push(...away)
    await drain()
    pass(30_000)
    await queue(stand, other, {})
    await drain()
    const waits = (await rows()).map((row) => (row.state === 'sent' ? 0 : row.waits))
    expect(waits[0]).toBeGreaterThan(1_000)
    expect(Math.max(...waits.slice(1))).toBeLessThan(10)
  })

  it('makes it due with the next message that it takes, where that fails at first [SHAR-05]', async () => {
    await setPolicy(one, {})
    const stand = await standWith(['twilio'])
    const { pass, drain } = drains(stand)
    await queue(stand, one, ...FIVE)
    await setTries(5)
    stand.providers.behaviour.push(...FIVE.map(() => 'drop before' as const))
    await drain()
    pass(30_000)
    const stop = watch((statement) =>
      isOfTheirs(statement.text) ? { text: 'select 1 / 0' } : statement,
    )
    await queue(stand, one, {})
    await drain()
    stop()
    const longest = async () => Math.max(...(await rows()).map(({ waits }) => waits))
    expect(await longest()).toBeGreaterThan(1_000)
    await queue(stand, one, {})
    await drain()
    expect(await longest()).toBeLessThan(10)
  })
})
