import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Tamil: sentences of the API that pages say themselves too: apart from the rest, so that a page
 * on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  someError: 'ஏதோ பிழை ஏற்பட்டது',
  noConnection: 'இணைய இணைப்பு இல்லை. மீண்டும் முயலவும்.',
  notFound: 'கிடைக்கவில்லை',
  stillRunning: 'இதே கோரிக்கை இன்னும் செயலில் உள்ளது',
  required: (label: string) => `${label} தேவை`,
  otpTooSoon: 'மற்றொரு OTP கேட்பதற்கு முன் 30 வினாடிகள் காத்திருக்கவும்',
  otpOff: 'இந்தக் கணக்கில் OTP பயன்படுத்தப்படுவதில்லை',
  remarkMissing: 'குறிப்பை உள்ளிடவும்',
  mandatoryRemarkMissing: 'நிலைக் குறிப்பு அல்லது மற்ற கட்டாய விவரங்களை உள்ளிடவும்',
  remarkCategoryMissing: 'குறிப்பின் வகையைத் தேர்ந்தெடுக்கவும்',
  recipientPictureMissing: 'பெறுநரின் படம் இல்லை',
  missingGoodNeeded: 'குறைந்தது 1 காணாமல் போன பொருளின் விவரத்தை உள்ளிடவும்',
  damagedGoodNeeded: 'குறைந்தது 1 சேதமான பொருளின் விவரத்தை உள்ளிடவும்',
  photoTooLarge: 'கோப்பு 15 MB-க்கு மேல் இருக்கக் கூடாது',
  photoNameNeeded: 'கோப்பின் பெயரில் நீட்டிப்பு தேவை',
  notAllowed: 'இதைச் செய்ய உங்களுக்கு அனுமதி இல்லை',
}
