import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Kannada: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'ಈ ಫೋಟೋ HEIC ರೂಪದಲ್ಲಿದೆ, ಇಲ್ಲಿ ಓದಲಾಗದು. ದಯವಿಟ್ಟು JPEG ಆಗಿ ಕಳುಹಿಸಿ.',
}
