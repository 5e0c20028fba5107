import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Kannada: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photo_heic: 'ಈ ಫೋಟೋ HEIC ರೂಪದಲ್ಲಿದೆ, ಇಲ್ಲಿ ಓದಲಾಗದು. ದಯವಿಟ್ಟು JPEG ಆಗಿ ಕಳುಹಿಸಿ.',
  photo_not_readable: 'ಈ ಫೈಲ್ ಓದಬಹುದಾದ ಫೋಟೋ ಅಥವಾ PDF ಅಲ್ಲ',
  photo_blurred: 'ಫೋಟೋ ಮಸುಕಾಗಿದೆ.',
  photo_dark: 'ಫೋಟೋ ತುಂಬಾ ಕತ್ತಲಾಗಿದೆ.',
  photo_reads: (reads: string, number: string) => `ಇದರಲ್ಲಿರುವುದು ${reads}; ಆರ್ಡರ್ ${number}.`,
  photo_again: 'ಮತ್ತೆ ತೆಗೆಯಿರಿ',
  photo_anyway: 'ಆದರೂ ಕಳುಹಿಸಿ',
}
