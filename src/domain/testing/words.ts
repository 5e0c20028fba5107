import { answerSentences } from '../words/answer-sentences.ts'
import { joined } from '../words/catalogue.ts'
import { doorSentences } from '../words/door-sentences.ts'
import { labelTextSentences } from '../words/label-text-sentences.ts'
import { labelWords } from '../words/labels.ts'
import { linkSentences } from '../words/link-sentences.ts'
import { rejectSentences } from '../words/reject-sentences.ts'
import { messageWords } from '../words/messages.ts'
import { officeSentences } from '../words/office-sentences.ts'
import { pageSentences } from '../words/page-sentences.ts'
import { photoSentences } from '../words/photo-sentences.ts'
import { apiSentences } from '../words/api-sentences.ts'
import { requestSentences } from '../words/request-sentences.ts'

/** The sentences that tests compare with, by the name the code uses for each. */
export const words = /* @__PURE__ */ joined({
  pageSentences,
  photoSentences,
  linkSentences,
  apiSentences,
  rejectSentences,
  requestSentences,
  doorSentences,
  officeSentences,
  labelTextSentences,
  answerSentences,
  labelWords,
  messageWords,
})
