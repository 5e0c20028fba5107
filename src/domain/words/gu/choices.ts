import type { Translation } from '../catalogue.ts'
import type { choiceWords as english } from '../choices.ts'

/** In Gujarati: what may be said of goods. */
export const choiceWords: Translation<typeof english> = {
  'Damaged Goods': 'તૂટેલો માલ',
  'Items Missing': 'વસ્તુઓ ઓછી છે',
  'Delayed Trip': 'ગાડી મોડી આવી',
  'Drivers Behaviour': 'ડ્રાઇવરનું વર્તન',
  'Wrong Items': 'ખોટી વસ્તુઓ',
  Spilled: 'ઢોળાયું',
  'Not Cold': 'ઠંડું નથી',
  'Packaging Torn': 'પેકિંગ ફાટેલું',
  'Ontime delivery': 'સમયસર ડિલિવરી',
  Intact: 'સહીસલામત',
  'Delayed delivery': 'મોડી ડિલિવરી',
  Damaged: 'તૂટેલું',
  'Items are missing': 'વસ્તુઓ ઓછી',
  'Wrong Item': 'ખોટી વસ્તુ',
  'Expired Items': 'એક્સપાયર વસ્તુઓ',
  'Poor Service': 'ખરાબ સેવા',
  Other: 'અન્ય',
  'Wrong Material': 'ખોટો માલ',
  'Expired Material': 'એક્સપાયર માલ',
  'Leakage Inside Box': 'બોક્સની અંદર લીકેજ',
  'Damaged Box': 'તૂટેલું બોક્સ',
  'Short Qty Receipt': 'જથ્થો ઓછો મળ્યો',
  'Excess Qty Receipt': 'જથ્થો વધુ મળ્યો',
  'Batch Mismatch': 'બેચ અલગ છે',
  'Expiry Date Mismatch': 'એક્સપાયરી તારીખ અલગ છે',
  'Wet boxes': 'ભીનાં બોક્સ',
}
