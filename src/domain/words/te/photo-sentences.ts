import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Telugu: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'ఈ ఫోటో HEIC ఫార్మాట్‌లో ఉంది, ఇక్కడ చదవలేము. దయచేసి JPEGగా పంపండి.',
}
