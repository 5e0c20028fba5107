import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Tamil: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'இந்தப் படம் HEIC வடிவில் உள்ளது; அதை இங்கே படிக்க முடியாது. JPEG ஆக அனுப்பவும்.',
}
