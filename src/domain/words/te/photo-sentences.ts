import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Telugu: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photo_heic: 'ఈ ఫోటో HEIC ఫార్మాట్‌లో ఉంది, ఇక్కడ చదవలేము. దయచేసి JPEGగా పంపండి.',
  photo_not_readable: 'ఈ ఫైల్ చదవగలిగే ఫోటో లేదా PDF కాదు',
  photo_blurred: 'ఫోటో మసకగా ఉంది.',
  photo_dark: 'ఫోటో చాలా చీకటిగా ఉంది.',
  photo_reads: (reads: string, number: string) => `ఇందులో ఉన్నది ${reads}; ఆర్డర్ ${number}.`,
  photo_again: 'మళ్లీ తీయండి',
  photo_anyway: 'అయినా పంపండి',
}
