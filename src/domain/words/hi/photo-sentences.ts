import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Hindi: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'यह फ़ोटो HEIC फ़ॉर्मेट में है, जो यहाँ पढ़ा नहीं जा सकता। कृपया JPEG में भेजें।',
  photoBlurred: 'फ़ोटो धुंधली लग रही है।',
  photoDark: 'फ़ोटो बहुत अँधेरी लग रही है।',
  photoReads: (reads: string, number: string) => `इस पर ${reads} लिखा है; ऑर्डर ${number} है।`,
  photoAgain: 'फिर से लें',
  photoAnyway: 'फिर भी भेजें',
}
