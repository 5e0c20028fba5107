import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Telugu: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'ఈ ఫోటో HEIC ఫార్మాట్‌లో ఉంది, ఇక్కడ చదవలేము. దయచేసి JPEGగా పంపండి.',
  photoBlurred: 'ఫోటో మసకగా ఉంది.',
  photoDark: 'ఫోటో చాలా చీకటిగా ఉంది.',
  photoReads: (reads: string, number: string) => `ఇందులో ఉన్నది ${reads}; ఆర్డర్ ${number}.`,
  photoAgain: 'మళ్లీ తీయండి',
  photoAnyway: 'అయినా పంపండి',
}
