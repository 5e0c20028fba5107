import type { Translation } from '../catalogue.ts'
import type { choiceWords as english } from '../choices.ts'

/** In Hindi: what may be said of goods. */
export const choiceWords: Translation<typeof english> = {
  'Damaged Goods': 'टूटा-फूटा माल',
  'Items Missing': 'सामान कम है',
  'Delayed Trip': 'गाड़ी देर से आई',
  'Drivers Behaviour': 'ड्राइवर का बर्ताव',
  'Wrong Items': 'गलत सामान',
  Spilled: 'गिर गया',
  'Not Cold': 'ठंडा नहीं',
  'Packaging Torn': 'पैकिंग फटी हुई',
  'Ontime delivery': 'समय पर डिलीवरी',
  Intact: 'सही सलामत',
  'Delayed delivery': 'देर से डिलीवरी',
  Damaged: 'टूटा-फूटा',
  'Items are missing': 'सामान कम',
  'Wrong Item': 'गलत चीज़',
  'Expired Items': 'एक्सपायर सामान',
  'Poor Service': 'खराब सेवा',
  Other: 'अन्य',
  'Wrong Material': 'गलत माल',
  'Expired Material': 'एक्सपायर माल',
  'Leakage Inside Box': 'बॉक्स के अंदर रिसाव',
  'Damaged Box': 'बॉक्स टूटा-फूटा',
  'Short Qty Receipt': 'मात्रा कम मिली',
  'Excess Qty Receipt': 'मात्रा ज़्यादा मिली',
  'Batch Mismatch': 'बैच अलग है',
  'Expiry Date Mismatch': 'एक्सपायरी तारीख अलग है',
  'Wet boxes': 'गीले बॉक्स',
}
