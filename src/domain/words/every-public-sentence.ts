import { attemptSentences } from './attempt-sentences.ts'
import { joined } from './catalogue.ts'
import { doorSentences } from './door-sentences.ts'
import { labelWords } from './labels.ts'
import { linkSentences } from './link-sentences.ts'
import { pageSentences } from './page-sentences.ts'
import { parcelSentences } from './parcel-sentences.ts'
import { photoSentences } from './photo-sentences.ts'

/** The sentences that rules say to whoever holds a link; the office's stay off that page. */
export const everyPublicSentence = /* @__PURE__ */ joined({
  pageSentences,
  photoSentences,
  parcelSentences,
  attemptSentences,
  linkSentences,
  doorSentences,
  labelWords,
})
