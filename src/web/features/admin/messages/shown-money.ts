import { spokenHere } from '../../../lib/language/language.ts'

/** An amount of a currency (ISO 4217) as the reader's language writes it. */
export const shownMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(spokenHere(), { style: 'currency', currency }).format(amount)
