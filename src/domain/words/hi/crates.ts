import type { Translation } from '../catalogue.ts'
import type { crateWords as english } from '../crates.ts'

/** In Hindi: what the page of the crate account says, and the order's panel of its crates. */
export const crateWords: Translation<typeof english> = {
  kinds: { warehouse: 'गोदाम', vehicle: 'गाड़ी', receiver: 'प्राप्तकर्ता', lost: 'गुम', damaged: 'टूटा-फूटा' },
  lead: 'वापस होने वाला सामान: किसके पास है, क्या लौटकर नहीं आया', party: 'पक्ष', asset: 'सामान', anyKind: 'हर पक्ष', unknown: '–', nothing: 'कुछ नहीं',
  failed: { balances: 'शेष लोड नहीं हो सका', differences: 'अंतर लोड नहीं हो सके', statement: 'खाता लोड नहीं हो सका', statements: 'विवरण लोड नहीं हो सके' },
  rows: (first: number, last: number) => `${first}–${last}`, pagesOf: (table: string) => `${table} के पेज`,
  // balances
  balances: 'शेष', balancesLead: 'हर पक्ष के पास अभी क्या है, और कब से', balancesOn: (day: string) => `${day} के अंत में हर पक्ष के पास क्या था, और कब से`, balance: 'शेष',
  ageing: { week: '7 दिन तक', month: '8 से 30 दिन', quarter: '31 से 90 दिन', older: '90 दिन से ज़्यादा' },
  noBalances: 'किसी के पास क्रेट नहीं हैं', noBalancesHint: 'किसी ऑर्डर पर क्रेट गिनने या हाथ से दर्ज करने पर शेष यहाँ दिखता है।',
  // differences
  differences: 'अंतर', by: { asset: 'सामान', lot: 'लॉट', receiver: 'प्राप्तकर्ता', vehicle: 'गाड़ी' }, grouped: 'किसके अनुसार अंतर',
  leads: { asset: 'गोदाम से बाहर और वापस', lot: 'गोदाम से बाहर और वापस, लॉट के अनुसार', receiver: 'हर प्राप्तकर्ता को पहुँचाया और वापस लिया', vehicle: 'हर गाड़ी पर चढ़ाया और उतारा' },
  out: 'बाहर', home: 'अंदर', difference: 'अंतर',
  noDifferences: 'इन दिनों में कोई क्रेट नहीं चला', noDifferencesHint: 'क्या गया और क्या लौटा, यह देखने के लिए दूसरे दिन चुनें।',
  // a party's account
  account: (kind: string, party: string) => `${kind}: ${party}`, opening: 'शुरुआती', openingOn: (day: string) => `${day} से पहले`, closing: 'अंतिम', closingOn: (day: string) => `${day} के बाद`,
  entries: 'प्रविष्टियाँ', when: 'समय', change: 'बदलाव', other: 'कहाँ से या कहाँ', what: 'क्या', moved: 'हाथ से दर्ज', noEntries: 'इन दिनों में कुछ नहीं चला', signed: (amount: number) => (amount > 0 ? `+${amount}` : String(amount)),
  send: 'विवरण भेजें', sendHint: 'एक पता बनाता है जहाँ पक्ष अपने पास के सामान की पुष्टि या उस पर आपत्ति करता है।', sent: 'विवरण बना, पता कॉपी हुआ', made: 'विवरण बना', address: 'विवरण का पता', until: (time: string) => `यह एक ही बार दिखता है। ${time} तक जवाब दिया जा सकता है।`,
  // a movement
  move: 'आवाजाही दर्ज करें', from: 'कहाँ से', to: 'कहाँ', nameOf: (side: string) => `${side} किसका`, nameNeeded: 'कृपया पक्ष का नाम भरें', quantity: 'गिनती', note: 'नोट', save: 'दर्ज करें', cancel: 'रद्द करें', needed: (label: string) => `${label} ज़रूरी है`, atLeastOne: 'गिनती कम से कम 1 होनी चाहिए',
  // statements
  statements: 'भेजे गए विवरण', statementsLead: 'पक्षों को क्या बताया गया, और उन्होंने क्या कहा', sentAt: 'भेजा गया', stated: 'बताया गया', answer: 'जवाब', open: 'अभी जवाब नहीं मिला', confirmed: 'पुष्टि की गई', contested: 'आपत्ति की गई',
  byWhom: (who: string) => `${who} द्वारा`, noStatements: 'कोई विवरण नहीं भेजा गया', noStatementsHint: 'शेष में कोई पक्ष खोलें और उसे विवरण भेजें।',
  // on an order
  countOf: (column: string, asset: string) => `${asset} का ${column}`, receive: 'प्राप्त करें', saveCount: 'गिनती सेव करें', lotOf: (lot: string) => `लॉट ${lot}`,
  addAsset: 'सामान जोड़ें', removeAsset: (index: number) => `सामान ${index + 1} हटाएँ`, assetAt: (index: number) => `सामान ${index + 1}`, outAt: (index: number) => `गिनती ${index + 1}`,
  notOut: 'अभी बाहर जाने की गिनती नहीं हुई।', lastAsset: 'एक सामान ज़रूरी है', assetMissing: 'कृपया सामान का नाम भरें', assetTwice: 'यह सामान दो बार आया है',
}
