import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Tamil: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photo_heic: 'இந்தப் படம் HEIC வடிவில் உள்ளது; அதை இங்கே படிக்க முடியாது. JPEG ஆக அனுப்பவும்.',
  photo_not_readable: 'இந்தக் கோப்பு படிக்கக்கூடிய படமோ PDF-ஓ அல்ல',
  photo_blurred: 'படம் தெளிவில்லாமல் உள்ளது.',
  photo_dark: 'படம் மிகவும் இருட்டாக உள்ளது.',
  photo_reads: (reads: string, number: string) => `இதில் உள்ளது ${reads}; ஆர்டர் ${number}.`,
  photo_again: 'மீண்டும் எடுக்கவும்',
  photo_anyway: 'அப்படியே அனுப்பவும்',
}
