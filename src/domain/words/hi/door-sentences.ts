import type { Translation } from '../catalogue.ts'
import type { doorSentences as english } from '../door-sentences.ts'

/** In Hindi: what rules say to the office, and on public pages too. */
export const doorSentences: Translation<typeof english> = {
  quantities_closed: 'मात्राएँ अब नहीं बताई जा सकतीं',
  reason_missing: 'कृपया कारण भरें',
  too_many_claims: 'इस ऑर्डर पर बहुत ज़्यादा दावे हैं',
  dispute_over: 'इस ऑर्डर पर विवाद का समय पूरा हो गया',
  deletion_off: 'इस खाते में फ़ाइलें हटाई नहीं जा सकतीं',
}
