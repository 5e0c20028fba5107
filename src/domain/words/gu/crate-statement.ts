import type { Translation } from '../catalogue.ts'
import type { statementWords as english } from '../crate-statement.ts'

/** In Gujarati: what the page under a crate statement's address says. */
export const statementWords: Translation<typeof english> = {
  title: 'ક્રેટનો હિસાબ',
  question: 'શું તમારી પાસે આટલા જ છે?',
  text: (party: string, until: string) => `${until} સુધી ${party} પાસે રહેલા ક્રેટ.`,
  asset: 'વસ્તુ',
  count: 'સંખ્યા',
  nothing: 'તમારી પાસે કંઈ નથી.',
  confirm: 'હા, આ સાચું છે',
  contest: 'ના, કંઈક ખોટું છે',
  back: 'પાછા',
  contestTitle: 'શું ખોટું છે?',
  note: 'તમારી પાસે કેટલા છે અને બાકીના ક્યાં ગયા તે કહો',
  send: 'મોકલો',
  answered: { confirmed: 'ખાતરી કરી', contested: 'વાંધો લીધો' },
  answeredAt: (time: string) => `${time} એ જવાબ આપ્યો`,
  yourNote: 'તમારી નોંધ',
  gone: 'આ લિંક કામ કરતી નથી',
  goneText: 'કદાચ તેનો સમય પૂરો થયો. મોકલનાર પાસે નવો હિસાબ માગો.',
}
