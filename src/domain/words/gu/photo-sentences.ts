import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Gujarati: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'આ ફોટો HEIC ફોર્મેટમાં છે, જે અહીં વાંચી શકાતો નથી. કૃપા કરી JPEG મોકલો.',
  photoBlurred: 'ફોટો ઝાંખો લાગે છે.',
  photoDark: 'ફોટો બહુ અંધારો લાગે છે.',
  photoReads: (reads: string, number: string) => `આમાં ${reads} લખેલું છે; ઓર્ડર ${number} છે.`,
  photoAgain: 'ફરી લો',
  photoAnyway: 'તો પણ મોકલો',
}
