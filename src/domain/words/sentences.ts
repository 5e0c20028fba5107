import { joined } from './catalogue.ts'
import { doorSentences } from './door-sentences.ts'
import { labelTextSentences } from './label-text-sentences.ts'
import { labelWords } from './labels.ts'
import { linkSentences } from './link-sentences.ts'
import { officeSentences } from './office-sentences.ts'
import { pageSentences } from './page-sentences.ts'
import { parcelSentences } from './parcel-sentences.ts'
import { photoSentences } from './photo-sentences.ts'

/** Every sentence by its code, and the labels that sentences name. */
export const sentences = /* @__PURE__ */ joined({
  pageSentences,
  photoSentences,
  parcelSentences,
  linkSentences,
  doorSentences,
  officeSentences,
  labelTextSentences,
  labelWords,
})
