import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Marathi: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photo_heic: 'हा फोटो HEIC प्रकारात आहे, जो येथे वाचता येत नाही. कृपया JPEG पाठवा.',
  photo_not_readable: 'ही फाइल वाचता येणारा फोटो किंवा PDF नाही',
  photo_blurred: 'फोटो अस्पष्ट दिसत आहे.',
  photo_dark: 'फोटो खूप काळोखा दिसत आहे.',
  photo_reads: (reads: string, number: string) => `यावर ${reads} आहे; ऑर्डर ${number} आहे.`,
  photo_again: 'पुन्हा काढा',
  photo_anyway: 'तरीही पाठवा',
}
