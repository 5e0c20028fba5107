import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Gujarati: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photo_heic: 'આ ફોટો HEIC ફોર્મેટમાં છે, જે અહીં વાંચી શકાતો નથી. કૃપા કરી JPEG મોકલો.',
  photo_not_readable: 'આ ફાઇલ વાંચી શકાય તેવો ફોટો કે PDF નથી',
  photo_blurred: 'ફોટો ઝાંખો લાગે છે.',
  photo_dark: 'ફોટો બહુ અંધારો લાગે છે.',
  photo_reads: (reads: string, number: string) => `આમાં ${reads} લખેલું છે; ઓર્ડર ${number} છે.`,
  photo_again: 'ફરી લો',
  photo_anyway: 'તો પણ મોકલો',
}
