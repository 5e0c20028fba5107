import type { Deps } from '../deps.ts'
import { sequence } from '../jobs/log/sequencer.ts'
import { deliverOnce } from '../jobs/webhooks/webhooks.ts'
import { settled } from '../stores/testing/settled.ts'

/** Has every event become a leaf. */
export const sequenced = async (deps: Deps): Promise<void> => {
  await settled(deps.database)
  await sequence(deps)
}

/** Tells the webhooks every event. */
export const deliveredOnce: typeof deliverOnce = async (deps, pace) => {
  await settled(deps.database)
  await deliverOnce(deps, pace)
}
