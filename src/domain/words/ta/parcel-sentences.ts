import type { Translation } from '../catalogue.ts'
import type { parcelSentences as english } from '../parcel-sentences.ts'

/** In Tamil: what rules say of the transport labels of an order. */
export const parcelSentences: Translation<typeof english> = {
  label_tells_nothing: 'இந்த லேபிள் டெலிவரி பற்றி எதுவும் சொல்லவில்லை',
  label_window_empty: 'இந்த லேபிளில் “இதற்குப் பிறகு இல்லை” நேரம் “இதற்கு முன் இல்லை” நேரத்திற்கு முன் உள்ளது',
  label_other_order: 'இந்த லேபிள் வேறு சரக்கைச் சேர்ந்தது',
  label_too_many: (most: number) => `ஒரு ஆர்டரில் அதிகபட்சம் ${most} யூனிட்கள்`,
  label_too_early: (time: string) => `லேபிளின்படி ${time}க்கு முன் வழங்கக் கூடாது`,
  label_too_late: (time: string) => `லேபிளின்படி ${time}க்குப் பிறகு வழங்கக் கூடாது`,
  label_signature: 'லேபிள் கையொப்பம் கேட்கிறது',
  leave_not_allowed: 'பெறுநர் இல்லாமல் விட்டுச் செல்ல எந்த லேபிளும் அனுமதிக்கவில்லை',
  leave_signature: 'இதற்குக் கையொப்பம் தேவை; பெறுநர் இல்லாமல் விட முடியாது',
  leave_not_confirmed: 'லேபிள் வாசலில் படிக்கப்பட்டது; விட்டுச் செல்லலாம் என அனுப்புநர் உறுதி செய்யவில்லை',
  leave_photo: 'முதலில் வைத்த இடத்தின் படம் எடுக்கவும்',
  label_unread: 'இது படிக்கக்கூடிய GS1 லேபிள் அல்ல',
  label_saved: 'லேபிள் பதிவானது',
  left_saved: 'பெறுநர் இல்லாமல் விட்டதாகப் பதிவானது',
}
