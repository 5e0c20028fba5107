import type { Translation } from '../catalogue.ts'
import type { attemptSentences as english } from '../attempt-sentences.ts'

/** In Marathi: what rules say of attempts that failed. */
export const attemptSentences: Translation<typeof english> = {
  attempt_reason_off: 'हे कारण येथे दिलेले नाही',
  attempt_text_missing: 'माल का पोहोचला नाही ते सांगा',
  door_photo_missing: 'आधी दाराचा फोटो काढा',
  too_many_attempts: (most: number) => `एका ऑर्डरचे जास्तीत जास्त ${most} अयशस्वी प्रयत्न असू शकतात`,
  attempt_unasked: 'या प्रयत्नाबद्दल विचारलेले नाही',
  attempt_answered: 'याचे उत्तर आधीच दिले आहे',
  photo_of_attempt: 'हा फोटो एका अयशस्वी प्रयत्नाचा आहे',
  attempt_saved: 'अयशस्वी प्रयत्नाची नोंद झाली',
  answer_saved: 'धन्यवाद. तुमचे उत्तर नोंदवले आहे.',
}
