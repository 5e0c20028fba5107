import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Hindi: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'यह फ़ोटो HEIC फ़ॉर्मेट में है, जो यहाँ पढ़ा नहीं जा सकता। कृपया JPEG में भेजें।',
}
