import type { Deps } from '../deps.ts'
import { gatewaysFrom } from '../gateways/configured.ts'
import { startChasing } from './reminders.ts'
import { startSequencing } from './sequencer.ts'
import { startFolding } from './fold-counts.ts'
import { startNightly } from './nightly.ts'
import { startOutbox } from './outbox.ts'
import { startVerifying } from './verification.ts'

/**
 * Starts everything that runs without being asked; answers the way to stop, which waits for what is
 * under way.
 */
export const startJobs = async (deps: Deps): Promise<() => Promise<void>> => {
  const stops = [
    startNightly(deps),
    startFolding(deps),
    startSequencing(deps),
    startChasing(deps),
    startVerifying(deps),
    await startOutbox(deps, gatewaysFrom(deps.settings)),
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
