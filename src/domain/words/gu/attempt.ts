import type { Translation } from '../catalogue.ts'
import type { attemptWords as english } from '../attempt.ts'

/** In Gujarati: what pages and papers say of goods that could not be delivered. */
export const attemptWords: Translation<typeof english> = {
  title: 'નિષ્ફળ પ્રયાસ',
  ask: 'માલ કેમ આપી ન શકાયો?',
  reasons: {
    nobody_there: 'ત્યાં કોઈ ન હતું',
    closed: 'બંધ હતું',
    refused_at_door: 'દરવાજે ના પાડી',
    another_day: 'બીજા દિવસે બોલાવ્યા',
    address_not_found: 'સરનામું ન મળ્યું',
    no_time: 'સમય ન રહ્યો',
    vehicle: 'વાહનમાં ખામી',
    other: 'બીજું કારણ',
  },
  photo: 'દરવાજાનો ફોટો',
  remark: 'નોંધ',
  save: 'નિષ્ફળ પ્રયાસ નોંધો',
  attempt: (number: number, reason: string) => `પ્રયાસ ${number}: ${reason}`,
  question: 'કોઈ આવ્યું હતું?',
  said: (reason: string, time: string) => `ડ્રાઇવરે જણાવ્યું: ${reason}, ${time}`,
  answers: {
    somebody_came: 'હા, કોઈ આવ્યું હતું',
    nobody_came: 'કોઈ આવ્યું નથી',
    another_day: 'મેં બીજા દિવસે બોલાવ્યા',
  },
  receiver: (answer: string) => `લેનાર: ${answer}`,
  unasked: 'હજી જવાબ નથી',
  contradicted: 'ખંડન થયું',
  photos: (count: number) => `દરવાજાના ફોટા: ${count}`,
}
