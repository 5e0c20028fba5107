import type { Translation } from '../catalogue.ts'
import type { attemptSentences as english } from '../attempt-sentences.ts'

/** In Hindi: what rules say of attempts that failed. */
export const attemptSentences: Translation<typeof english> = {
  attempt_reason_off: 'यह कारण यहाँ नहीं दिया जाता',
  attempt_text_missing: 'कृपया बताएँ कि माल क्यों नहीं पहुँचा',
  door_photo_missing: 'पहले दरवाज़े की फ़ोटो लें',
  too_many_attempts: (most: number) => `एक ऑर्डर में अधिकतम ${most} असफल प्रयास हो सकते हैं`,
  attempt_unasked: 'इस प्रयास के बारे में नहीं पूछा गया है',
  attempt_answered: 'इसका जवाब दिया जा चुका है',
  photo_of_attempt: 'यह फ़ोटो एक असफल प्रयास की है',
  attempt_saved: 'असफल प्रयास दर्ज हुआ',
  answer_saved: 'धन्यवाद। आपका जवाब दर्ज हो गया।',
}
