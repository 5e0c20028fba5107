import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Marathi: rejecting, and the rating. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: नक्की का?`,
  rejectText: 'पाठवणाऱ्याला लगेच कळवले जाईल. हे मागे घेता येणार नाही.',
  ratingTitle: 'एकूण अनुभव',
  ratingText: 'ही डिलिव्हरी कशी होती?',
  stars: (count: number) => (count === 1 ? '1 तारा' : `${count} तारे`),
  submit: 'सबमिट करा',
}
