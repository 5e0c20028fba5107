import type { Translation } from '../catalogue.ts'
import type { proofWords as english } from '../proof-panel.ts'

/** In Hindi: what the order's panel says of reviews, statements, claims and corrections. */
export const proofWords: Translation<typeof english> = {
  // outbound
  outboundAt: (time: string) => `प्राप्तकर्ताओं को ${time} पर बताया गया`,
  // summary
  copyNumber: 'नंबर कॉपी करें', copied: (number: string) => `${number} कॉपी हुआ`, ordersFrom: 'यहाँ से जाने वाले ऑर्डर दिखाएँ', ordersTo: 'यहाँ आने वाले ऑर्डर दिखाएँ',
  // review
  review: 'समीक्षा', approve: 'स्वीकार करें', turnDown: 'प्रमाण नामंज़ूर करें', approvedAt: (level: number, time: string, by: string) => `स्वीकृति ${level}: ${time}${by}`, turnedDownAt: (time: string, by: string) => `नामंज़ूर: ${time}${by}`, byWhom: (name: string) => `, ${name} द्वारा`,
  turnDownSure: 'यह प्रमाण नामंज़ूर करें?', turnDownText: 'इसके बाद प्रमाण को दोबारा अपडेट करके सुधारा जा सकता है।',
  reupdate: 'दोबारा अपडेट', reupdateText: 'ऑर्डर फिर से खुला है, जब तक वह दोबारा प्राप्त या अस्वीकार न हो। अभी का प्रमाण एक संस्करण के रूप में रहेगा।', reason: 'कारण',
  versions: 'संस्करण', version: (number: number) => `संस्करण ${number}`, counts: 'अभी मान्य', endedAt: (time: string, by: string) => `फिर खोला गया ${time}${by}`,
  received: (time: string) => `प्राप्त ${time}`, rejected: (time: string) => `अस्वीकृत ${time}`, stillOpen: 'अभी पूरा नहीं हुआ', remarkCount: (count: number) => (count === 1 ? '1 टिप्पणी' : `${count} टिप्पणियाँ`), photoCount: (count: number) => (count === 1 ? '1 फ़ोटो' : `${count} फ़ोटो`),
  cancel: 'रद्द करें', save: 'सेव करें',
  // items
  items: 'वस्तुएँ', addItemRemark: 'वस्तुओं पर टिप्पणी', item: 'वस्तु', itemCategory: 'श्रेणी', receivedQuantity: 'प्राप्त मात्रा', unit: 'इकाई', message: 'संदेश', choose: '–',
  deviation: (amount: string) => `अंतर ${amount}`, ordered: (amount: string) => `ऑर्डर ${amount}`, submitItems: 'जमा करें',
  itemRemark: (category: string, received: string, unit: string) => `${category}: ${received}${unit === '' ? '' : ` ${unit}`} मिला`,
  // signature
  signedBy: (name: string, relation: string) => `${name} (${relation})`,
  signatureNeeded: 'ऑर्डर प्राप्त करने से पहले ज़रूरी', signatureOf: (name: string) => `${name} के हस्ताक्षर`,
  // quantities
  quantities: 'मात्राएँ', state: { declared: 'बताएँ कि क्या भेजा गया', delivered: 'बताएँ कि क्या डिलीवर हुआ', accepted: 'बताएँ कि क्या स्वीकार हुआ' },
  sides: { declared: 'घोषित', delivered: 'डिलीवर', accepted: 'स्वीकृत' }, wholeOrder: 'पूरा ऑर्डर', onPaper: (amount: string) => `कागज़ पर ${amount}`, difference: 'अंतर', noDifference: 'कोई नहीं', unknown: '–',
  quantityOf: (line: string) => `${line} की मात्रा`, kinds: { short: 'कम', excess: 'ज़्यादा', damaged: 'टूटा-फूटा', wrong: 'गलत', expired: 'एक्सपायर्ड' },
  partOf: (kind: string, line: string) => `${line} में ${kind}`, noteOf: (line: string) => `${line} पर नोट`, apart: 'टूटा-फूटा, गलत या एक्सपायर्ड',
  // claims
  claims: 'दावे', claim: (number: number) => `दावा ${number}`, origins: { difference: 'अंतर से', dispute: 'विवाद से' }, owner: 'ज़िम्मेदार', due: 'नियत तारीख', overdue: 'समय बीत चुका',
  dispute: 'विवाद करें', disputeText: 'क्या गलत है?', disputeUntil: (time: string) => `${time} तक विवाद किया जा सकता है`, evidence: 'दोनों पक्षों के सबूत', change: 'बदलें', settle: 'निपटाएँ', decision: 'नतीजा', amount: 'राशि', settledAt: (decision: string, time: string, by: string) => `${decision} ${time}${by}`,
  outcomeNote: 'क्यों', parties: { client: 'भेजने वाला', carrier: 'ढुलाई वाला', receiver: 'प्राप्तकर्ता' }, nothingSaid: 'कुछ दर्ज नहीं है',
  // correction
  correct: 'मान सुधारें', corrections: 'सुधार', field: 'फ़ील्ड', now: (value: string) => `अभी: ${value}`, newValue: 'सही मान', newDay: 'सही दिन', newTime: 'सही समय', nothing: 'कुछ नहीं', saveCorrection: 'सुधार दर्ज करें', changed: (before: string, after: string) => `${before} → ${after}`,
  fields: { delivery_time: 'मिलने का समय', invoice: 'इनवॉइस', truck_number: 'गाड़ी', ship_unit: 'नग', quantity: 'मात्रा', number_of_box: 'बॉक्स की संख्या' },
}
