import type { Policy } from '../policy/policy.ts'
import { overlaid, type Translate } from './catalogue.ts'

/** What a policy calls rejecting, and what was rejected; null where it says what everybody says. */
export type Wording = Pick<Policy['wording'], 'reject' | 'rejected'>

/** Parts of catalogues by their names. */
export type Parts = Readonly<Record<string, object>>

/** The labels that speak of rejecting, in a policy's own words. */
const labelsFor = ({ reject, rejected }: Wording): Parts => ({
  ...(reject !== null && {
    offlineWords: { attempted: { reject } },
    labelWords: { actions: { reject } },
  }),
  ...(rejected !== null && {
    panelWords: { events: { rejected } },
    columnWords: { states: { REJECT: rejected } },
    proofWords: { rejected: (time: string) => `${rejected} ${time}` },
  }),
})

/**
 * The same language in a policy's own words: one policy says 'Not Received' wherever others say
 * Reject and Rejected (EPOD-13). `sentences` are those that speak of it, where they are at hand.
 */
export const worded = (t: Translate, wording: Wording, sentences: Parts = {}): Translate => {
  const parts = { ...labelsFor(wording), ...sentences }
  return overlaid(t, (name) => parts[name])
}
