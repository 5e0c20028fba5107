import type { Translation } from '../catalogue.ts'
import type { operationsSentences as english } from '../operations-sentences.ts'

/** In Hindi: what the API says of the installation, to those who run it. */
export const operationsSentences: Translation<typeof english> = {
  platform_only: 'यह केवल वही देख और कर सकता है जो हर ग्राहक का प्रबंधन करता है',
  verification_begun: 'लॉग की जाँच हो रही है',
  verification_under_way: 'लॉग की जाँच पहले से चल रही है',
  hold_begun: 'अब से यह रोककर रखा गया है',
  hold_ended: 'रोक समाप्त हुई',
  hold_order_unknown: 'इस नंबर का कोई ऑर्डर नहीं है',
  held_already: 'यह पहले से रोककर रखा गया है',
  hold_ended_before: 'यह रोक पहले ही समाप्त हो चुकी थी',
}
