/** What a receiver who wrote back wants. */
export type ReplyMeaning = 'opted_out' | 'wrong_number' | 'opted_in'

/** Words that are the whole of a reply, as people write them in any of the languages. */
const words: Readonly<Record<ReplyMeaning, readonly string[]>> = {
  opted_out: [
    'stop',
    'stopall',
    'unsubscribe',
    'cancel',
    'end',
    'quit',
    'बंद',
    'रोकें',
    'நிறுத்து',
    'ఆపండి',
    'थांबवा',
    'বন্ধ',
    'બંધ',
    'ನಿಲ್ಲಿಸಿ',
  ],
  wrong_number: ['wrong', 'wrong number', 'wrongnumber', 'गलत नंबर', 'ग़लत नंबर'],
  opted_in: ['start', 'unstop', 'yes'],
}

/** What a reply means; null for anything else than one of the words, which somebody has to read. */
export const replyMeaning = (text: string): ReplyMeaning | null => {
  const said = text
    .normalize('NFC')
    .replace(/[\p{P}\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const meanings = ['opted_out', 'wrong_number', 'opted_in'] as const
  return (
    meanings.find((meaning) => words[meaning].some((word) => word.normalize('NFC') === said)) ??
    null
  )
}
