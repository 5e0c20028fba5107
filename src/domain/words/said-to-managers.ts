import { joined } from './catalogue.ts'
import { doorSentences } from './door-sentences.ts'
import { labelWords } from './labels.ts'
import { linkSentences } from './link-sentences.ts'
import { officeSentences } from './office-sentences.ts'
import { pageSentences } from './page-sentences.ts'
import { userSentences } from './user-sentences.ts'

/** What the page of user management says of itself, of the codes that its rules answer. */
export const saidToManagers = /* @__PURE__ */ joined({
  pageSentences,
  doorSentences,
  linkSentences,
  officeSentences,
  userSentences,
  labelWords,
})
