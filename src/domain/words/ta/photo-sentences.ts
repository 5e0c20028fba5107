import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Tamil: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'இந்தப் படம் HEIC வடிவில் உள்ளது; அதை இங்கே படிக்க முடியாது. JPEG ஆக அனுப்பவும்.',
  photoBlurred: 'படம் தெளிவில்லாமல் உள்ளது.',
  photoDark: 'படம் மிகவும் இருட்டாக உள்ளது.',
  photoReads: (reads: string, number: string) => `இதில் உள்ளது ${reads}; ஆர்டர் ${number}.`,
  photoAgain: 'மீண்டும் எடுக்கவும்',
  photoAnyway: 'அப்படியே அனுப்பவும்',
}
