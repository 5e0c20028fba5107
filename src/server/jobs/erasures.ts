import type { Deps } from '../deps.ts'
import { machineScope } from '../users/machine-desk.ts'
import { ERASED_CHANNEL } from '../orders/erase-order.ts'
import { erasuresUnderWay, noteFault } from '../stores/erasures/records.ts'
import { startRounds } from './rounds.ts'
import { erasePerson } from '../erasing/erase-person.ts'

/** How long an erasure that was asked for may wait until it begins, in ms. */
const EVERY_MS = 5_000

class Leaving extends Error {}

/**
 * Goes on with every erasure that is under way; one that fails is tried again in the next round.
 */
export const eraseAll = async (deps: Deps, mayGoOn: () => void = () => {}): Promise<void> => {
  let failed: unknown
  for (const under_way of await erasuresUnderWay(deps.database))
    try {
      await erasePerson(deps, under_way, mayGoOn)
    } catch (error) {
      if (error instanceof Leaving) throw error
      failed = error
      // The message of a database's error may hold the value itself: none of it is kept.
      const scope = machineScope(under_way.client_id)
      await noteFault(deps.database, scope, under_way.id, codeOf(error)).catch(() => {})
    }
  if (failed !== undefined) throw new Error(`an erasure failed: ${codeOf(failed)}`)
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
  const { stop } = startRounds(
    deps,
    {
      job: 'erasures',
      every_ms,
      failed: (error) => {
        if (!(error instanceof Leaving))
          deps.log.error({ err: error }, 'an erasure could not be done and is tried again')
      },
    },
    (leaving) =>
      eraseAll(deps, () => {
        if (leaving.aborted) throw new Leaving('the process ends')
      }),
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
