import type { Deps } from '../deps.ts'
import { noted } from './noted.ts'
import { removeExpired } from '../stores/upkeep/upkeep.ts'

/** 21:30 UTC is three in the morning in India. */
const AT_MINUTE_OF_DAY = 21 * 60 + 30
const DAY_MS = 86_400_000

/** Milliseconds from `now` to the next night's work. */
export const untilTonight = (now: number): number => {
  const due = AT_MINUTE_OF_DAY * 60_000
  return (due - (now % DAY_MS) + DAY_MS) % DAY_MS || DAY_MS
}

/**
 * Once a night removes what has had its time and, on the embedded engine, vacuums; answers the way
 * to stop.
 */
export const startNightly = (deps: Deps): (() => Promise<void>) => {
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const run = noted(deps, 'nightly', () => untilTonight(Date.now()))
  const plan = (): void => {
    timer = setTimeout(() => {
      running = run(() => tidy(deps)).catch((error: unknown) =>
        deps.log.error({ err: error }, 'the nightly work failed and is done again tomorrow'),
      )
      plan()
    }, untilTonight(Date.now()))
  }
  plan()
  return async () => {
    clearTimeout(timer)
    await running
  }
}

const tidy = async ({ database }: Deps): Promise<void> => {
  await removeExpired(database)
  await database.vacuum()
}
