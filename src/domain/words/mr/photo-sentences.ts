import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Marathi: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'हा फोटो HEIC प्रकारात आहे, जो येथे वाचता येत नाही. कृपया JPEG पाठवा.',
  photoBlurred: 'फोटो अस्पष्ट दिसत आहे.',
  photoDark: 'फोटो खूप काळोखा दिसत आहे.',
  photoReads: (reads: string, number: string) => `यावर ${reads} आहे; ऑर्डर ${number} आहे.`,
  photoAgain: 'पुन्हा काढा',
  photoAnyway: 'तरीही पाठवा',
}
