import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from '../../stores/database/scope.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { checkpointsAfter } from '../../stores/log/tree.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { aRow } from '../../testing/rows.ts'
import { stretchAfter } from './sequencer.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

describe('The sequencer [EMB-05]', () => {
  it.each([
    ['that took as long as it may', 500, 100, 500],
    ['that took twice as long', 500, 200, 250],
    ['that was quick: more, and not more than twice as many', 500, 10, 1_000],
    ['that took no time to be seen', 500, 0, 1_000],
    ['that took very long: some all the same', 500, 60_000, 100],
    ['of the most that there may be', 5_000, 1, 5_000],
  ])('follows a stretch %s', (_, size, took_ms, next) => {
    expect(stretchAfter(size, took_ms)).toBe(next)
  })

  it('takes the events of a large upload in several stretches, and leaves none', async () => {
    for (let call = 0; call < 3; call += 1)
      await t.call(
        'acme',
        '/orders',
        Array.from({ length: 200 }, () => aRow()),
      )
    await sequenced(t.deps)
    const [counted] = await t.database.read(
      platform,
      () => sql<{ events: number }>`select count(*)::int as events from events`,
    )
    const sizes = (await checkpointsAfter(readerOf(t.database), 0, 100)).map(({ size }) => size)
    expect(sizes.at(-1)).toBe(counted?.events)
    const stretches = sizes.map((size, index) => size - (sizes[index - 1] ?? 0))
    expect(stretches[0]).toBe(500)
    expect(stretches.length).toBeGreaterThan(1)
  })
})
