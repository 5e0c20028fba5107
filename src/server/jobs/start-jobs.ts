import type { Deps } from '../deps.ts'
import { gatewaysFrom } from '../gateways/messages/configured.ts'
import { startBulkChanges } from './bulk-changes.ts'
import { startCheckpointMails } from './log/checkpoint-mails.ts'
import { startDispatchCodes } from './dispatch-codes.ts'
import { startExports } from './account/run-exports.ts'
import { startReminders } from './reminders.ts'
import { startSequencing } from './log/sequencer.ts'
import { startKeeping, type MakeKept } from './keep-downloads.ts'
import { startFolding } from './fold-counts.ts'
import { startErasing } from './erasures.ts'
import { startNightly } from './nightly.ts'
import { startOutbox } from './outbox/outbox.ts'
import { startWebhooks } from './webhooks/webhooks.ts'
import { startVerifying } from './log/verification.ts'

/**
 * Starts everything that runs without being asked; answers the way to stop, which waits for what is
 * under way.
 */
export const startJobs = async (deps: Deps, makeKept: MakeKept): Promise<() => Promise<void>> => {
  const stops = [
    startNightly(deps),
    startFolding(deps),
    await startSequencing(deps),
    startCheckpointMails(deps),
    startReminders(deps),
    startDispatchCodes(deps),
    startVerifying(deps),
    await startErasing(deps),
    await startKeeping(deps, makeKept),
    await startBulkChanges(deps),
    startExports(deps),
    await startOutbox(deps, gatewaysFrom(deps.settings)),
    await startWebhooks(deps),
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
