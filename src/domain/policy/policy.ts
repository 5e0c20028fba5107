import { z } from 'zod'
import { ownSettings } from './own-settings.ts'
import { wireSettings } from './wire-settings.ts'

/**
 * The effective policy of one account: the client's document with the user's laid over it. Wire
 * names where the wire has them; documented in docs/policy.md.
 */
export const policySchema = z.strictObject({ ...wireSettings, ...ownSettings })

/**
 * Which law or contract a rule follows, and the day (YYYY-MM-DD) on which that was last checked.
 */
export interface RuleSource {
  readonly source: string
  readonly checked_on: string
}

/** Configuration complete with every default. */
export type Policy = z.output<typeof policySchema>
/**
 * Configuration as written down: only what differs from the defaults. A client's document may say
 * beside it, by a setting's path, what its rules follow.
 */
export type PolicyDocument = z.input<typeof policySchema> & {
  readonly sources?: Readonly<Record<string, RuleSource>>
}
