import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Gujarati: rejecting, and the rating. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: ખાતરી છે?`,
  rejectText: 'મોકલનારને તરત જાણ થશે. આ પાછું નહીં લઈ શકાય.',
  ratingTitle: 'એકંદર અનુભવ',
  ratingText: 'આ ડિલિવરી કેવી રહી?',
  stars: (count: number) => (count === 1 ? '1 તારો' : `${count} તારા`),
  submit: 'સબમિટ કરો',
}
