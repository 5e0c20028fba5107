import type { Translation } from '../catalogue.ts'
import type { attemptSentences as english } from '../attempt-sentences.ts'

/** In Tamil: what rules say of attempts that failed. */
export const attemptSentences: Translation<typeof english> = {
  attempt_reason_off: 'இந்தக் காரணம் இங்கே இல்லை',
  attempt_text_missing: 'ஏன் வழங்கவில்லை எனக் கூறவும்',
  door_photo_missing: 'முதலில் வாசலின் படம் எடுக்கவும்',
  too_many_attempts: (most: number) => `ஒரு ஆர்டருக்கு அதிகபட்சம் ${most} தோல்வி முயற்சிகள்`,
  attempt_unasked: 'இந்த முயற்சி பற்றிக் கேட்கப்படவில்லை',
  attempt_answered: 'இதற்கு ஏற்கெனவே பதில் தரப்பட்டது',
  photo_of_attempt: 'இந்தப் படம் ஒரு தோல்வி முயற்சியைச் சேர்ந்தது',
  attempt_saved: 'தோல்வி முயற்சி பதிவானது',
  answer_saved: 'நன்றி. உங்கள் பதில் பதிவானது.',
}
