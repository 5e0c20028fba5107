import type { Translation } from '../catalogue.ts'
import type { attemptSentences as english } from '../attempt-sentences.ts'

/** In Telugu: what rules say of attempts that failed. */
export const attemptSentences: Translation<typeof english> = {
  attempt_reason_off: 'ఈ కారణం ఇక్కడ లేదు',
  attempt_text_missing: 'ఎందుకు అందించలేదో చెప్పండి',
  door_photo_missing: 'ముందుగా తలుపు ఫోటో తీయండి',
  too_many_attempts: (most: number) => `ఒక ఆర్డర్‌కు గరిష్ఠంగా ${most} విఫల ప్రయత్నాలు ఉండవచ్చు`,
  attempt_unasked: 'ఈ ప్రయత్నం గురించి అడగలేదు',
  attempt_answered: 'దీనికి ఇప్పటికే జవాబు ఇచ్చారు',
  photo_of_attempt: 'ఈ ఫోటో ఒక విఫల ప్రయత్నానికి చెందినది',
  attempt_saved: 'విఫల ప్రయత్నం నమోదైంది',
  answer_saved: 'ధన్యవాదాలు. మీ జవాబు నమోదైంది.',
}
