import type { Translation } from '../catalogue.ts'
import type { listLookWords as english } from '../list-look.ts'

/** In Hindi: what is said where somebody sets how the list looks. */
export const listLookWords: Translation<typeof english> = {
  displayItems: 'दिखने वाले कॉलम चुनें',
  displayLead: 'आपको दिखने वाले कॉलम, बाएँ से दाएँ। कार्रवाई हमेशा आखिर में रहती है।',
  selectAll: 'सब चुनें',
  clearAll: 'सब हटाएँ',
  save: 'सेव करें',
  saved: 'कॉलम सेव हुए',
  usualOrder: 'सामान्य क्रम',
  moveUp: (label: string) => `${label} ऊपर ले जाएँ`,
  moveDown: (label: string) => `${label} नीचे ले जाएँ`,
  atTop: 'यह सबसे पहले है',
  atBottom: 'यह सबसे आखिर में है',
  oneColumn: 'कम से कम एक कॉलम चुनें',
  moved: (label: string, place: number, of: number) => `${label} अब ${of} में से ${place} नंबर पर है`,
  viewName: 'इस व्यू का नाम',
  saveView: 'व्यू सेव करें',
  viewHint: 'पहले से मौजूद नाम बदल दिया जाएगा।',
  viewSaved: (name: string) => `व्यू ${name} सेव हुआ`,
  viewRemoved: (name: string) => `व्यू ${name} हटाया गया`,
  removeView: (name: string) => `व्यू ${name} हटाएँ`,
  noViews: 'अभी कोई व्यू नहीं है। फ़िल्टर लगाएँ, फिर उन्हें यहाँ किसी नाम से सेव करें।',
  viewsFailed: 'व्यू लोड नहीं हो सके',
  copyFailed: 'ब्राउज़र ने कॉपी करने की अनुमति नहीं दी। कृपया लिंक हाथ से कॉपी करें:',
}
