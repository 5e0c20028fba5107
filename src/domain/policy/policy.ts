import { z } from 'zod'
import { ownSwitches } from './extra-settings.ts'
import { wirePlaces } from './spec-settings.ts'

/**
 * The effective policy of one account: the client's document with the user's laid over it. Wire
 * names where the wire has them; documented in docs/policy.md.
 */
export const policySchema = z.strictObject({ ...wirePlaces, ...ownSwitches })

/** Configuration complete with every default. */
export type Policy = z.output<typeof policySchema>
/** Configuration as written down: only what differs from the defaults. */
export type PolicyDocument = z.input<typeof policySchema>
