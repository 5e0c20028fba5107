import { setImmediate as soon } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import type { Deps } from '../deps.ts'
import { startRounds } from './rounds.ts'

// A job without a name notes nothing: it needs neither.
const nothing = {} as Pick<Deps, 'database' | 'log'>
const HOURLY = 3_600_000

interface Round {
  readonly leaving: AbortSignal
  readonly end: (fault?: Error) => void
}

/** Rounds whose end the test says. */
const watched = (plan: { every_ms?: number; first_ms?: number } = {}) => {
  const begun: Round[] = []
  const faults: unknown[] = []
  const rounds = startRounds(
    nothing,
    { job: null, every_ms: HOURLY, failed: (error) => faults.push(error), ...plan },
    (leaving) =>
      new Promise((resolve, reject) =>
        begun.push({ leaving, end: (fault) => (fault ? reject(fault) : resolve()) }),
      ),
  )
  return { ...rounds, begun, faults }
}

afterEach(() => void vi.useRealTimers())

it('has one round at a time, and one more for all that woke it meanwhile', async () => {
  const { wake, stop, begun } = watched()
  wake()
  await soon()
  wake()
  wake()
  await soon()
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await soon()
  expect(begun).toHaveLength(2)
  begun[1]?.end()
  await soon()
  expect(begun).toHaveLength(2)
  await stop()
})

it('begins by the clock, the first time sooner, and not while a round goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
  const { stop, begun } = watched({ first_ms: 1_000 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3 * HOURLY)
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await soon()
  expect(begun).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(HOURLY)
  expect(begun).toHaveLength(2)
  begun[1]?.end()
  await stop()
  await vi.advanceTimersByTimeAsync(HOURLY)
  expect(begun).toHaveLength(2)
})

it('says what went wrong in a round, and has the next one', async () => {
  const { wake, stop, begun, faults } = watched()
  const fault = new Error('once')
  wake()
  await soon()
  begun[0]?.end(fault)
  await soon()
  wake()
  await soon()
  expect([begun.length, faults]).toEqual([2, [fault]])
  begun[1]?.end()
  await stop()
})

it('tells the round under way that it stops, waits for its end, and has none after', async () => {
  const { wake, stop, begun } = watched()
  wake()
  await soon()
  wake()
  const log: string[] = []
  const stopped = stop().then(() => log.push('stopped'))
  expect(begun[0]?.leaving.aborted).toBe(true)
  await soon()
  log.push('ended')
  begun[0]?.end()
  await stopped
  wake()
  await soon()
  expect([begun.length, log]).toEqual([1, ['ended', 'stopped']])
})
