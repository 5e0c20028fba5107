import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from '../caller.ts'
import { callerOfUser } from '../caller-of-user.ts'
import type { Deps } from '../deps.ts'
import { doItem, leaveItem, NotOurs } from '../orders/bulk-item.ts'
import { BULK_CHANNEL } from '../stores/bulk-changes/bulk-changes.ts'
import { sideBySide } from '../limits/side-by-side.ts'
import {
  endChange,
  handBack,
  isOurs,
  itemsToDo,
  takeOnChange,
  type BulkItem,
  type BulkWork,
} from '../stores/bulk-changes/bulk-work.ts'
import { Busy } from '../stores/database/busy.ts'
import { startRounds, wakeOn } from './rounds.ts'

/** How long one that a process broke off waits for another, at most, beside its lease. */
const EVERY_MS = 5_000
/** Changed at once by one process. */
const AT_ONCE = 2
/** How often one is tried for which the database has no time, and how long that waits, in ms. */
const MOST_BUSY = 5
const BUSY_MS = 300
/** Orders after which it is asked anew what the account may. */
const A_STRETCH = 20

/**
 * Does changes of many orders as they are asked for; answers the way to stop, after which another
 * process goes on.
 */
export const startBulkChanges = async (
  deps: Deps,
  every_ms = EVERY_MS,
): Promise<() => Promise<void>> => {
  const rounds = startRounds(
    deps,
    {
      job: 'bulk_changes',
      every_ms,
      failed: (error) =>
        deps.log.warn({ err: error }, 'changes could not be gone on with and are tried again'),
    },
    (leaving) => makeChanges(deps, leaving),
  )
  return wakeOn(deps.database, BULK_CHANNEL, rounds)
}

/** Does all changes that wait, two at a time; resolves when nothing waits. */
export const makeChanges = async (
  deps: Deps,
  leaving: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const work = async (): Promise<void> => {
    while (!leaving.aborted) {
      const job = await takeOnChange(deps.database, randomUUID())
      if (!job) return
      await make(deps, job, leaving)
    }
  }
  await sideBySide(AT_ONCE, work)
}

const make = async (deps: Deps, work: BulkWork, leaving: AbortSignal): Promise<void> => {
  const { database } = deps
  try {
    for (;;) {
      if (leaving.aborted) return void (await handBack(database, work))
      const items = await itemsToDo(database, work, A_STRETCH)
      if (items.length === 0) return await endChange(database, work, null)
      // As whoever asked is now: rights that were taken since are not used.
      const caller = await callerOfUser(deps, work.client_id, work.user_id)
      if (!caller) return await endChange(database, work, 'change_not_allowed')
      for (const item of items) {
        if (leaving.aborted) break
        await oneOf(deps, caller, work, item)
      }
    }
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error
  }
}

/**
 * What nobody foresaw is tried once more, and what waits for the database some more times; then
 * that order is left alone, and the others go on.
 */
const oneOf = async (deps: Deps, caller: Caller, work: BulkWork, item: BulkItem): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await doItem(deps, caller, work, item)
    } catch (error) {
      if (!(await isOurs(deps.database, work))) throw new NotOurs()
      // It was done after all: its COMMIT had come through, and the word of it had not.
      if (error instanceof NotOurs) return
      if (tries < (error instanceof Busy ? MOST_BUSY : 2)) {
        if (error instanceof Busy) await sleep(BUSY_MS * tries)
        continue
      }
      deps.log.error({ err: error, order: item.order_id }, 'an order of a change was left')
      return await leaveItem(deps, caller, work, item)
    }
  }
}
