import { answerSentences } from './answer-sentences.ts'
import { attemptSentences } from './attempt-sentences.ts'
import { joined } from './catalogue.ts'
import { doorSentences } from './door-sentences.ts'
import { fileSentences } from './file-sentences.ts'
import { labelTextSentences } from './label-text-sentences.ts'
import { labelWords } from './labels.ts'
import { ledgerSentences } from './ledger-sentences.ts'
import { linkSentences } from './link-sentences.ts'
import { rejectSentences } from './reject-sentences.ts'
import { officeSentences } from './office-sentences.ts'
import { operationsSentences } from './operations-sentences.ts'
import { pageSentences } from './page-sentences.ts'
import { parcelSentences } from './parcel-sentences.ts'
import { photoSentences } from './photo-sentences.ts'
import { policySentences } from './policy-sentences.ts'
import { apiSentences } from './api-sentences.ts'
import { requestSentences } from './request-sentences.ts'
import { singleSentences } from './single-sentences.ts'
import { systemSentences } from './system-sentences.ts'
import { userSentences } from './user-sentences.ts'

/** Every sentence by its code, those that the server or one page alone says among them. */
export const everySentence = /* @__PURE__ */ joined({
  pageSentences,
  photoSentences,
  parcelSentences,
  attemptSentences,
  linkSentences,
  apiSentences,
  rejectSentences,
  requestSentences,
  doorSentences,
  officeSentences,
  labelTextSentences,
  answerSentences,
  policySentences,
  operationsSentences,
  singleSentences,
  systemSentences,
  userSentences,
  fileSentences,
  ledgerSentences,
  labelWords,
})
