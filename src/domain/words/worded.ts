import type { Policy } from '../policy/policy.ts'
import { overlaid, type Translate } from './catalogue.ts'
import { rejectSentences } from './reject-sentences.ts'
import { rejectWords } from './reject-words.ts'

/** What a policy calls rejecting, and what was rejected; null where it says what everybody says. */
export type Wording = Pick<Policy['wording'], 'reject' | 'rejected'>

type Parts = Readonly<Record<string, object>>

/** What is said of the act, in catalogues by their names. */
const partsOfReject = (reject: string): Parts => ({
  offlineWords: { attempted: { reject } },
  outboxWords: { kinds: { reject } },
})

/** What is said of an order that was rejected, and the sentences that speak of it. */
const partsOfRejected = (rejected: string, reject: string, t: Translate): Parts => {
  const { already_marked, not_offered, still_open } = t(rejectSentences)
  const { openOr, rejectedAt, rejectedWhy, reupdateText } = t(rejectWords)
  return {
    callWords: { statuses: { rejected } },
    reportWords: {
      facts: { rejected_at: rejectedAt(rejected), rejected_why: rejectedWhy(rejected) },
    },
    columnWords: { states: { REJECT: rejected } },
    deliveryWords: { outcomes: { rejected } },
    linkSentences: {
      rejected,
      already_rejected: already_marked(rejected),
      not_closed: still_open,
      reject_off: not_offered(reject),
    },
    managementWords: { rejected, parts: { other: openOr(rejected) } },
    panelWords: { events: { rejected } },
    scorecardWords: { columns: { rejected }, measures: { rejected } },
    proofWords: {
      rejected: (time: string) => `${rejected} ${time}`,
      reupdateText: reupdateText(rejected),
    },
  }
}

const known = new WeakMap<Translate, Map<string, Translate>>()

/**
 * The catalogues of a language in a policy's own words: one policy says 'Not Received' wherever
 * others say Reject and Rejected (EPOD-13). Page and server both say it by this one table.
 */
export const worded = (t: Translate, { reject, rejected }: Wording): Translate => {
  if (reject === null && rejected === null) return t
  const made = known.get(t) ?? new Map<string, Translate>()
  known.set(t, made)
  const key = JSON.stringify([reject, rejected])
  const before = made.get(key)
  if (before) return before
  const parts: Parts = {
    labelWords: {
      ...(reject !== null && { actions: { reject } }),
      ...(rejected !== null && { cards: { rejected } }),
    },
    ...(reject !== null && partsOfReject(reject)),
    ...(rejected !== null && partsOfRejected(rejected, reject ?? rejected, t)),
  }
  const own = overlaid(t, (name) => parts[name])
  made.set(key, own)
  return own
}
