import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Gujarati: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  some_error: 'કંઈક ભૂલ થઈ',
  no_connection: 'ઇન્ટરનેટ નથી. કૃપા કરી ફરી પ્રયાસ કરો.',
  not_found: 'મળ્યું નહીં',
  still_running: 'આ જ વિનંતી હજી ચાલે છે',
  required: (label: string) => `${label} જરૂરી છે`,
  otp_too_soon: 'બીજો OTP માગતાં પહેલાં 30 સેકન્ડ રાહ જુઓ',
  otp_off: 'આ ખાતામાં OTP વપરાતો નથી',
  remark_missing: 'કૃપા કરી ટિપ્પણી લખો',
  mandatory_remark_missing: 'કૃપા કરી સ્થિતિની ટિપ્પણી અથવા અન્ય જરૂરી વિગતો ભરો',
  status_remark_missing: 'કૃપા કરી સ્થિતિની ટિપ્પણી લખો',
  remark_category_missing: 'કૃપા કરી ટિપ્પણીનો પ્રકાર પસંદ કરો',
  recipient_picture_missing: 'લેનારનો ફોટો નથી',
  missing_good_needed: 'કૃપા કરી ઓછામાં ઓછી 1 ખૂટતા માલની વિગત ભરો',
  damaged_good_needed: 'કૃપા કરી ઓછામાં ઓછી 1 નુકસાન થયેલા માલની વિગત ભરો',
  photo_too_large: 'ફાઇલ 15 MB થી મોટી ન હોઈ શકે',
  photo_name_needed: 'ફાઇલના નામમાં એક્સટેન્શન જોઈએ',
  not_allowed: 'તમને આની પરવાનગી નથી',
  thanks: 'આભાર',
  note_missing: 'કૃપા કરી કહો કે શું ખોટું છે',
  signature_blank: 'કૃપા કરી પહેલાં બૉક્સમાં સહી કરો',
  signature_name_missing: 'કૃપા કરી સહી કરનારનું નામ લખો',
  signature_relation_missing: 'કૃપા કરી સહી કરનારનો લેનાર સાથેનો સંબંધ લખો',
  anonymous: 'અનામી',
  incomplete_form: 'ફોર્મ અધૂરું છે',
  submitted: 'સફળતાપૂર્વક સબમિટ થયું',
}
