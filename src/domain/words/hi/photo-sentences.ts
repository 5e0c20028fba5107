import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Hindi: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photo_heic: 'यह फ़ोटो HEIC फ़ॉर्मेट में है, जो यहाँ पढ़ा नहीं जा सकता। कृपया JPEG में भेजें।',
  photo_not_readable: 'यह फ़ाइल ऐसी फ़ोटो या PDF नहीं है जो पढ़ी जा सके',
  photo_blurred: 'फ़ोटो धुंधली लग रही है।',
  photo_dark: 'फ़ोटो बहुत अँधेरी लग रही है।',
  photo_reads: (reads: string, number: string) => `इस पर ${reads} लिखा है; ऑर्डर ${number} है।`,
  photo_again: 'फिर से लें',
  photo_anyway: 'फिर भी भेजें',
}
