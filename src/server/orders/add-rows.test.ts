import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import { Pace } from '../limits/pace.ts'
import { callerOfSession } from '../sessions/caller-of-session.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { present } from '../testing/present.ts'
import { prepareRows } from './add-rows.ts'

let t: TestApp
let caller: Caller
beforeAll(async () => {
  t = await openTestApp()
  caller = present(await callerOfSession(t.deps, await t.token('acme')))
})
afterAll(() => t.close())

const clock = { now: '2026-03-10T06:30:00.000Z', time_zone: 'Asia/Kolkata' }
const COUNT = 2_000
/** A row that takes long to judge. */
const wrong = { Items: Array.from({ length: 500 }, () => ({})) }

it('serves others between rows, and stops where nobody waits for them any more [BULK-09]', async () => {
  const end = new AbortController()
  let judged = 0
  const rows = Array.from({ length: COUNT }, () => ({
    get Items() {
      judged += 1
      return wrong.Items
    },
  }))
  const judging = prepareRows(
    caller,
    clock,
    { rows, first_row: 1, again: true },
    new Pace(end.signal),
  )
  await setImmediate()
  await setImmediate()
  end.abort(new Error('gone'))
  await expect(judging).rejects.toThrow('gone')
  const after = judged
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(COUNT)
  await setImmediate()
  expect(judged).toBe(after)
})
