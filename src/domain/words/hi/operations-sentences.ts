import type { Translation } from '../catalogue.ts'
import type { operationsSentences as english } from '../operations-sentences.ts'

/** In Hindi: what the API says of the installation, to those who run it. */
export const operationsSentences: Translation<typeof english> = {
  platform_only: 'यह केवल वही देख और कर सकता है जो हर ग्राहक का प्रबंधन करता है',
  verification_begun: 'लॉग की जाँच हो रही है',
  verification_under_way: 'लॉग की जाँच पहले से चल रही है',
}
