import type { Deps } from '../deps.ts'
import { machineScope } from '../users/machine-desk.ts'
import { ERASED_CHANNEL } from '../orders/erase-order.ts'
import {
  erasuresUnderWay,
  MOST_UNDER_WAY,
  noteFault,
  type ErasureUnderWay,
} from '../stores/erasures/records.ts'
import { startRounds } from './rounds.ts'
import { erasePerson } from '../erasing/erase-person.ts'

/** How long an erasure that was asked for may wait until it begins, in ms. */
const EVERY_MS = 5_000

/** The first wait of one that failed; each further one is twice as long, up to the longest. */
const WAIT_MS = 5_000
const LONGEST_MS = 900_000

class Leaving extends Error {}

/** Nothing new went wrong: what failed waits until it is tried again. */
class Waiting extends Error {}

/** Exponential backoff: what failed in this process, by its id, until it is done. */
export type Failing = Map<string, Failed>
interface Failed {
  readonly tries: number
  /** From when it is tried again, by the clock that the round was given, in ms. */
  readonly due: number
  readonly code: string
}

/**
 * Goes on with every erasure that is under way, but for those that failed and wait. Throws where
 * one fails, or waits; the others are done all the same.
 */
export const eraseAll = async (
  deps: Deps,
  mayGoOn: () => void = () => {},
  failing: Failing = new Map(),
  now: () => number = () => performance.now(),
): Promise<void> => {
  const began = now()
  const without = [...failing].flatMap(([id, { due }]) => (due > began ? [id] : []))
  const found = await erasuresUnderWay(deps.database, { without })
  forgetDone(failing, began, found)
  let hasFailed = false
  for (const under_way of found)
    try {
      await erasePerson(deps, under_way, mayGoOn)
      failing.delete(under_way.id)
    } catch (error) {
      if (error instanceof Leaving) throw error
      hasFailed = true
      await noteFailed(deps, under_way, codeOf(error), { failing, now })
    }
  const [last] = [...failing.values()].toReversed()
  if (last) throw new (hasFailed ? Error : Waiting)(`an erasure failed: ${last.code}`)
}

/** Another process may have done what failed here. */
const forgetDone = (failing: Failing, now: number, found: readonly ErasureUnderWay[]): void => {
  if (found.length >= MOST_UNDER_WAY) return
  const ids = new Set(found.map(({ id }) => id))
  for (const [id, { due }] of failing) if (due <= now && !ids.has(id)) failing.delete(id)
}

/** The message of a database's error may hold the value itself: none of it is kept. */
const noteFailed = async (
  { database, log }: Deps,
  { client_id, id }: ErasureUnderWay,
  code: string,
  { failing, now }: { readonly failing: Failing; readonly now: () => number },
): Promise<void> => {
  const tries = (failing.get(id)?.tries ?? 0) + 1
  const wait_ms = Math.min(WAIT_MS * 2 ** (tries - 1), LONGEST_MS)
  failing.delete(id)
  failing.set(id, { tries, due: now() + wait_ms, code })
  log.warn({ erasure: id, client_id, code, tries, wait_ms }, 'an erasure failed and waits')
  await noteFault(database, machineScope(client_id), id, code).catch(() => {})
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown'

/**
 * Erases persons when that is asked for, and forgets what this process remembers of orders whose
 * values went, in whichever process. Answers the way to stop, after the order under way.
 */
export const startErasing = async (
  deps: Deps,
  every_ms = EVERY_MS,
): Promise<() => Promise<void>> => {
  const failing: Failing = new Map()
  const { stop } = startRounds(
    deps,
    {
      job: 'erasures',
      every_ms,
      failed: (error) => {
        if (!(error instanceof Leaving || error instanceof Waiting))
          deps.log.error({ err: error }, 'an erasure could not be done and is tried again')
      },
    },
    (leaving) =>
      eraseAll(
        deps,
        () => {
          if (leaving.aborted) throw new Leaving('the process ends')
        },
        failing,
      ),
  )
  const { orders } = deps.caches
  const unlisten = await deps.database.listen(
    ERASED_CHANNEL,
    (key) => orders.delete(key),
    () => orders.clear(),
  )
  return async () => {
    await stop()
    await unlisten()
  }
}
