import type { Policy } from '../../policy/policy.ts'
import { withChoices } from './condition.ts'

/** The last remark of an order that leaves nothing to say of its items (ITEM-02). */
export const ALL_WELL = 'Ontime and Intact'

const wordless = withChoices('', 'ontime', ['intact'])

/**
 * A remark's text as rules name it: where a policy knows ALL_WELL, in time and intact, chosen
 * without a word beside, is that text.
 */
export const knownText = (text: string, { screen }: Pick<Policy, 'screen'>): string =>
  text.trim() === wordless && screen.bannedRejectRemarks.includes(ALL_WELL) ? ALL_WELL : text
