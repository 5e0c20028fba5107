import { describe, expect, it, vi } from 'vitest'
import { outboxStands } from '../../testing/outbox-stand.ts'
import { startOutbox } from './outbox.ts'

const { one, setPolicy, standWith, queue, rows, watch, spentBy, drain } = outboxStands()
const isNote = (text: string): boolean => /update outbox .*t\.provider_id/s.test(text)
const outOfTime = { text: "do $$ begin raise exception 'busy' using errcode = '57014'; end $$" }

describe('a message that its provider took', () => {
  it('is not sent again, nor its cost given back, where the note of it fails [SHAR-05] [MESG-01]', async () => {
    await setPolicy(one, { messages: { money_a_day: 1 } })
    const stand = await standWith(['twilio'], { TWILIO_COST: '0.25' })
    await queue(stand, one, {})
    let failed = 0
    const stop = watch((statement) => {
      if (!isNote(statement.text) || failed === 2) return statement
      failed += 1
      return { text: 'select 1 / 0' }
    })
    await drain(stand).finally(stop)
    expect(failed).toBe(2)
    expect(stand.providers.taken).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 1, error: null, cost: '0.2500' }])
    expect(await spentBy(one)).toBe(0.25)
  })

  it('is marked once its lease is over and the database has time, and not sent a second time [SHAR-05]', async () => {
    await setPolicy(one, {})
    const stand = await standWith(['twilio'])
    await queue(stand, one, {})
    let isBusy = true
    // Its lease cannot be renewed either, as where the database is away.
    const isOfIts = (text: string): boolean => isNote(text) || /set lease_until/.test(text)
    const stopWatching = watch((statement) =>
      isBusy && isOfIts(statement.text) ? outOfTime : statement,
    )
    const stop = await startOutbox(stand.deps, stand.gateways, { lease_seconds: 1, poll_ms: 50 })
    await vi.waitFor(async () => expect((await rows())[0]?.tries).toBeGreaterThan(1), {
      timeout: 20_000,
    })
    isBusy = false
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent' }]), {
      timeout: 20_000,
    })
    await stop()
    stopWatching()
    expect(stand.providers.taken).toHaveLength(1)
  })

  it('makes what waits for its channel due with the next one, where that fails at first [SHAR-05]', async () => {
    await setPolicy(one, {})
    const stand = await standWith(['twilio'], { TWILIO_AT_ONCE: '1' })
    stand.providers.behaviour.push('drop before')
    const stop = watch((statement) =>
      /set due_at = clock_timestamp\(\)\s+where/.test(statement.text)
        ? { text: 'select 1 / 0' }
        : statement,
    )
    const stopOutbox = await startOutbox(stand.deps, stand.gateways, { poll_ms: 600_000 })
    const isSent = async (n: number) =>
      vi.waitFor(
        async () => expect((await rows()).filter(({ state }) => state === 'sent')).toHaveLength(n),
        { timeout: 20_000 },
      )
    await queue(stand, one, {})
    await vi.waitFor(async () => expect((await rows())[0]?.error).toMatch(/^unreachable/), {
      timeout: 20_000,
    })
    await queue(stand, one, {})
    await isSent(1)
    expect((await rows()).map(({ tries }) => tries)).toEqual([1, 1])
    stop()
    await queue(stand, one, {})
    await isSent(3)
    await stopOutbox()
    expect(stand.providers.taken).toHaveLength(3)
  })
})
