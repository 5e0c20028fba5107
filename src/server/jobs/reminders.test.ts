import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MINUTE } from '../../domain/time.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { startReminders } from './reminders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

it('has its first round a minute after the start, for the one that the restart ended [CHAS-01]', async () => {
  const rounds = () =>
    t.database.read(platform, () => sql`select job from job_runs where job = 'reminders'`)
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
  const stop = startReminders(t.deps)
  vi.advanceTimersByTime(MINUTE)
  vi.useRealTimers()
  await expect.poll(rounds, { timeout: 10_000 }).toEqual([{ job: 'reminders' }])
  await stop()
})
