import type { Clock, Instant } from '../domain/time.ts'
import type { Caller } from './caller.ts'
import type { Deps } from './deps.ts'

/** System clock: this process's own time, where nothing that was read brings the database's. */
export const nowHere = (deps: Pick<Deps, 'now'>): Instant => deps.now(new Date().toISOString())

/** The clock by which something is decided that was read at the database's time. */
export const clockAt = (
  deps: Pick<Deps, 'now'>,
  { time_zone }: Pick<Clock, 'time_zone'>,
  database_now: Instant,
): Clock => ({ now: deps.now(database_now), time_zone })

/** The clock of a caller's question: now here, in its client's zone. */
export const clockFor = (
  deps: Pick<Deps, 'now'>,
  { policy: { time_zone } }: { readonly policy: Pick<Caller['policy'], 'time_zone'> },
): Clock => ({ now: nowHere(deps), time_zone })
