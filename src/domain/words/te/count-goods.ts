import type { Translation } from '../catalogue.ts'
import type { countWords as english } from '../count-goods.ts'

/** In Telugu: what public pages say where an order's lines are counted. */
export const countWords: Translation<typeof english> = {
  title: 'సరుకు లెక్కించండి',
  quantityOf: (line: string) => `${line} పరిమాణం`,
  onPaper: (amount: string) => `పత్రంలో ${amount}`,
  save: 'లెక్క సేవ్ చేయండి',
  counted: (counted: number, lines: number) => `${lines}లో ${counted} లెక్కించారు`,
  none: 'కనీసం ఒక పరిమాణం రాయండి',
  unreadable: 'సంఖ్య రాయండి, ఉదాహరణకు 12 లేదా 12.5',
}
