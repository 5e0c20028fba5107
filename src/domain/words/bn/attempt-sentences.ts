import type { Translation } from '../catalogue.ts'
import type { attemptSentences as english } from '../attempt-sentences.ts'

/** In Bengali: what rules say of attempts that failed. */
export const attemptSentences: Translation<typeof english> = {
  attempt_reason_off: 'এই কারণটি এখানে দেওয়া নেই',
  attempt_text_missing: 'মাল কেন পৌঁছায়নি তা জানান',
  door_photo_missing: 'আগে দরজার ছবি তুলুন',
  too_many_attempts: (most: number) => `একটি অর্ডারে সর্বাধিক ${most}টি ব্যর্থ চেষ্টা থাকতে পারে`,
  attempt_unasked: 'এই চেষ্টা সম্পর্কে জিজ্ঞাসা করা হয়নি',
  attempt_answered: 'এর উত্তর আগেই দেওয়া হয়েছে',
  photo_of_attempt: 'এই ছবিটি একটি ব্যর্থ চেষ্টার',
  attempt_saved: 'ব্যর্থ চেষ্টা নথিভুক্ত হয়েছে',
  answer_saved: 'ধন্যবাদ। আপনার উত্তর নথিভুক্ত হয়েছে।',
}
