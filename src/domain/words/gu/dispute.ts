import type { Translation } from '../catalogue.ts'
import type { disputeWords as english } from '../dispute.ts'

/** In Gujarati: what the receiver's page says of disputes. */
export const disputeWords: Translation<typeof english> = {
  title: 'વાંધો',
  dispute: 'વાંધો નોંધાવો',
  until: (time: string) => `${time} સુધી વાંધો નોંધાવી શકાય`,
  ask: 'શું ખોટું છે?',
  explained: 'મોકલનાર આને પુરાવા સાથે જુએ છે અને નિર્ણય લે છે. આ પાછું લઈ શકાતું નથી.',
  reason: 'કારણ',
  disputedAt: (time: string) => `${time} એ વાંધો નોંધાવ્યો`,
  pending: 'હજી નિર્ણય થયો નથી',
  decisions: { accepted: 'સ્વીકાર્યો', partly: 'અંશતઃ સ્વીકાર્યો', refused: 'નકાર્યો' },
  decidedAt: (decision: string, time: string) => `${decision} ${time}`,
}
