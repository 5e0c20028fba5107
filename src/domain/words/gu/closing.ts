import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Gujarati: rejecting, the rating, and how it ended. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: ખાતરી છે?`,
  rejectText: 'મોકલનારને તરત જાણ થશે. આ પાછું નહીં લઈ શકાય.',
  ratingTitle: 'એકંદર અનુભવ',
  ratingText: 'આ ડિલિવરી કેવી રહી?',
  stars: (count: number) => (count === 1 ? '1 તારો' : `${count} તારા`),
  submit: 'સબમિટ કરો',
  confirmedBy: { receive: 'બટનથી ખાતરી કરી', otp: 'OTP થી ખાતરી કરી', left: 'લેનાર વગર મૂક્યું' },
  receivedBy: (name: string, time: string) => `${name}ને ${time} વાગ્યે મળ્યું`,
  copied: (text: string) => `${text} કૉપિ થયું`,
}
