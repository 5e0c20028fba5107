import { apiSentences } from '../../../domain/words/api-sentences.ts'
import type { Translate } from '../../../domain/words/catalogue.ts'
import { worded, type Parts, type Wording } from '../../../domain/words/worded.ts'

/** The sentences that speak of rejecting, around the policy's own word for it. */
const sentencesFor = (t: Translate, { reject, rejected }: Wording): Parts => {
  if (rejected === null) return {}
  const say = t(apiSentences)
  return {
    linkSentences: {
      rejected,
      already_rejected: say.already_marked(rejected),
      not_closed: say.still_open,
      reject_off: say.not_offered(reject ?? rejected),
    },
  }
}

const known = new WeakMap<Translate, Map<string, Translate>>()

/** What the server says in a language, in a policy's own words (EPOD-13). */
export const inOwnWords = (t: Translate, { reject, rejected }: Wording): Translate => {
  if (reject === null && rejected === null) return t
  const made = known.get(t) ?? new Map<string, Translate>()
  known.set(t, made)
  const key = JSON.stringify([reject, rejected])
  const own =
    made.get(key) ?? worded(t, { reject, rejected }, sentencesFor(t, { reject, rejected }))
  made.set(key, own)
  return own
}
