import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Marathi: rejecting, the rating, and how it ended. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: नक्की का?`,
  rejectText: 'पाठवणाऱ्याला लगेच कळवले जाईल. हे मागे घेता येणार नाही.',
  ratingTitle: 'एकूण अनुभव',
  ratingText: 'ही डिलिव्हरी कशी होती?',
  stars: (count: number) => (count === 1 ? '1 तारा' : `${count} तारे`),
  submit: 'सबमिट करा',
  confirmedBy: { receive: 'बटणाने खात्री केली', otp: 'OTP ने खात्री केली', left: 'घेणाऱ्याशिवाय ठेवले' },
  receivedBy: (name: string, time: string) => `${name} यांना ${time} ला मिळाले`,
  copied: (text: string) => `${text} कॉपी झाले`,
}
