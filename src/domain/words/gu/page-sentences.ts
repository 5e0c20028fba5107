import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Gujarati: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  someError: 'કંઈક ભૂલ થઈ',
  noConnection: 'ઇન્ટરનેટ નથી. કૃપા કરી ફરી પ્રયાસ કરો.',
  notFound: 'મળ્યું નહીં',
  stillRunning: 'આ જ વિનંતી હજી ચાલે છે',
  required: (label: string) => `${label} જરૂરી છે`,
  otpTooSoon: 'બીજો OTP માગતાં પહેલાં 30 સેકન્ડ રાહ જુઓ',
  otpOff: 'આ ખાતામાં OTP વપરાતો નથી',
  remarkMissing: 'કૃપા કરી ટિપ્પણી લખો',
  mandatoryRemarkMissing: 'કૃપા કરી સ્થિતિની ટિપ્પણી અથવા અન્ય જરૂરી વિગતો ભરો',
  remarkCategoryMissing: 'કૃપા કરી ટિપ્પણીનો પ્રકાર પસંદ કરો',
  recipientPictureMissing: 'લેનારનો ફોટો નથી',
  missingGoodNeeded: 'કૃપા કરી ઓછામાં ઓછી 1 ખૂટતા માલની વિગત ભરો',
  damagedGoodNeeded: 'કૃપા કરી ઓછામાં ઓછી 1 નુકસાન થયેલા માલની વિગત ભરો',
  photoTooLarge: 'ફાઇલ 15 MB થી મોટી ન હોઈ શકે',
  photoNameNeeded: 'ફાઇલના નામમાં એક્સટેન્શન જોઈએ',
  notAllowed: 'તમને આની પરવાનગી નથી',
}
