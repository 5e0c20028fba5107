import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Tamil: rejecting, the rating, and how it ended. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: உறுதியாகவா?`,
  rejectText: 'அனுப்புநருக்கு உடனே தெரிவிக்கப்படும். இதைத் திரும்பப் பெற முடியாது.',
  ratingTitle: 'ஒட்டுமொத்த அனுபவம்',
  ratingText: 'இந்த டெலிவரி எப்படி இருந்தது?',
  stars: (count: number) => (count === 1 ? '1 நட்சத்திரம்' : `${count} நட்சத்திரங்கள்`),
  submit: 'சமர்ப்பி',
  confirmedBy: {
    receive: 'பொத்தான் மூலம் உறுதிசெய்யப்பட்டது',
    otp: 'OTP மூலம் உறுதிசெய்யப்பட்டது',
    left: 'பெறுநர் இல்லாமல் விடப்பட்டது',
  },
  receivedBy: (name: string, time: string) => `${time} அன்று ${name} பெற்றார்`,
  copied: (text: string) => `${text} நகலெடுக்கப்பட்டது`,
}
