import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Tamil: sentences of the API that pages say themselves too: apart from the rest, so that a page
 * on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  some_error: 'ஏதோ பிழை ஏற்பட்டது',
  no_connection: 'இணைய இணைப்பு இல்லை. மீண்டும் முயலவும்.',
  not_found: 'கிடைக்கவில்லை',
  still_running: 'இதே கோரிக்கை இன்னும் செயலில் உள்ளது',
  required: (label: string) => `${label} தேவை`,
  otp_too_soon: 'மற்றொரு OTP கேட்பதற்கு முன் 30 வினாடிகள் காத்திருக்கவும்',
  otp_off: 'இந்தக் கணக்கில் OTP பயன்படுத்தப்படுவதில்லை',
  remark_missing: 'குறிப்பை உள்ளிடவும்',
  mandatory_remark_missing: 'நிலைக் குறிப்பு அல்லது மற்ற கட்டாய விவரங்களை உள்ளிடவும்',
  status_remark_missing: 'நிலைக் குறிப்பை உள்ளிடவும்',
  remark_category_missing: 'குறிப்பின் வகையைத் தேர்ந்தெடுக்கவும்',
  recipient_picture_missing: 'பெறுநரின் படம் இல்லை',
  missing_good_needed: 'குறைந்தது 1 காணாமல் போன பொருளின் விவரத்தை உள்ளிடவும்',
  damaged_good_needed: 'குறைந்தது 1 சேதமான பொருளின் விவரத்தை உள்ளிடவும்',
  photo_too_large: 'கோப்பு 15 MB-க்கு மேல் இருக்கக் கூடாது',
  photo_name_needed: 'கோப்பின் பெயரில் நீட்டிப்பு தேவை',
  not_allowed: 'இதைச் செய்ய உங்களுக்கு அனுமதி இல்லை',
  thanks: 'நன்றி',
  note_missing: 'என்ன தவறு என்று சொல்லவும்',
  signature_blank: 'முதலில் கட்டத்தில் கையொப்பமிடவும்',
  signature_name_missing: 'கையொப்பமிட்டவர் பெயரை உள்ளிடவும்',
  signature_relation_missing: 'கையொப்பமிட்டவருக்குப் பெறுநருடன் உள்ள உறவை உள்ளிடவும்',
  anonymous: 'பெயரற்றவர்',
  incomplete_form: 'படிவம் முழுமையாக இல்லை',
  submitted: 'வெற்றிகரமாகச் சமர்ப்பிக்கப்பட்டது',
}
