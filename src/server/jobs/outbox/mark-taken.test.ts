import { describe, expect, it, vi } from 'vitest'
import type { Gateway, Gateways } from '../../gateways/messages/messages.ts'
import { outboxStands } from '../../testing/outbox-stand.ts'
import { drainOnce, startOutbox } from './outbox.ts'

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

  it('is marked though another with it cannot be [SHAR-05]', async () => {
    await setPolicy(one, {})
    const stand = await standWith(['twilio'])
    const ids = await queue(stand, one, ...Array.from({ length: 6 }, () => ({})))
    const bad = ids[3] ?? ''
    const stop = watch((statement) =>
      isNote(statement.text) && JSON.stringify(statement.values).includes(bad)
        ? { text: 'select 1 / 0' }
        : statement,
    )
    const bounds = { lease_seconds: 1, poll_ms: 5_000, first_wait_ms: 10_000 }
    await drainOnce(stand.deps, stand.gateways, bounds).finally(stop)
    const left = (await rows()).filter(({ state }) => state === 'queued').map(({ id }) => id)
    expect(left).toEqual([bad])
    expect(stand.providers.taken).toHaveLength(6)
  })

  it('or refused, is kept as far as a database can, whatever its provider says [SHAR-05]', async () => {
    await setPolicy(one, {})
    const stand = await standWith(['twilio'])
    const odd = 'SM\u0000\ud83d'
    const says = (send: Gateway['send']): Gateways => ({ sms: { send } })
    await queue(stand, one, {})
    await drainOnce(
      stand.deps,
      says(() => Promise.resolve({ provider_id: `${odd}1` })),
    )
    await queue(stand, one, {})
    await drainOnce(
      stand.deps,
      says(() => Promise.reject(new Error(`no ${odd} now`))),
    )
    expect(
      (await rows()).map(({ state, provider_id, error }) => [state, provider_id, error]),
    ).toEqual([
      ['sent', 'SM1', null],
      ['queued', null, 'no SM \ufffd now'],
    ])
  })
})
