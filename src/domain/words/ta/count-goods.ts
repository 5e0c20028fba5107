import type { Translation } from '../catalogue.ts'
import type { countWords as english } from '../count-goods.ts'

/** In Tamil: what public pages say where an order's lines are counted. */
export const countWords: Translation<typeof english> = {
  title: 'சரக்கை எண்ணுங்கள்',
  quantityOf: (line: string) => `${line} அளவு`,
  onPaper: (amount: string) => `ஆவணத்தில் ${amount}`,
  save: 'எண்ணிக்கையைச் சேமி',
  counted: (counted: number, lines: number) => `${lines} இல் ${counted} எண்ணப்பட்டது`,
  none: 'குறைந்தது ஒரு அளவை எழுதுங்கள்',
  unreadable: 'எண்ணை எழுதுங்கள், எ.கா. 12 அல்லது 12.5',
}
