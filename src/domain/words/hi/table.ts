import type { Translation } from '../catalogue.ts'
import type { tableWords as english } from '../table.ts'

/**
 * In Hindi: every sentence of the table, its toolbar, its dialogs and the command palette that the
 * server never says.
 */
export const tableWords: Translation<typeof english> = {
  // the bar over the table
  views: 'व्यू',
  compact: 'सघन पंक्तियाँ',
  reportHolds: 'रिपोर्ट में क्या हो',
  reportTable: 'टेबल के कॉलम',
  reportRecord: 'जो कुछ दर्ज है',
  podsHold: 'POD में क्या हो',
  podsFiles: 'फ़ोटो और कागज़',
  podsCertificates: 'प्रमाणपत्र के साथ',
  podsProofs: 'प्रमाणपत्र और हस्ताक्षरित प्रमाण के साथ',
  selectPage: 'यह पेज चुनें',
  selectRow: (identifier: string) => `${identifier} चुनें`,
  linksCopied: (count: number) => `${count} लिंक कॉपी हुए`,
  stop: 'रोकें',
  received: (megabytes: string) => `${megabytes} MB तक`,
  downloading: (label: string) => `${label} आ रहा है`,
  downloadBroken: 'डाउनलोड बीच में टूट गया। कृपया फिर कोशिश करें।',
  // columns
  sortBy: (label) => `${label} से क्रम लगाएँ`,
  widthOf: (label: string) => `${label} की चौड़ाई`,
  usualWidth: 'सामान्य चौड़ाई',
  pixels: (px: number) => `${px} पिक्सेल`,
  widthHint: 'खींचें, या तीर वाली कुंजियों का उपयोग करें; Enter से सामान्य चौड़ाई लौट आती है',
  refused: 'यह सूची आपके खाते में नहीं है',
  // selectors
  sort: 'क्रम',
  sorters: { remarks: 'टिप्पणियाँ', attachments: 'फ़ाइलें', smsstatus: 'SMS की स्थिति' },
  sorterGroup: 'पहले वे जिनमें हो',
  onlyGroup: (filter: string) => `केवल दिखाएँ: ${filter}`,
  filterKeys: {
    source: 'स्रोत',
    destination: 'गंतव्य',
    truck_number: 'गाड़ी',
    client: 'क्लाइंट',
    transporter: 'ट्रांसपोर्टर',
  },
  searchDestination: 'गंतव्य खोजें',
  searching: 'खोजा जा रहा है',
  valuesFailed: 'लोड नहीं हो सका',
  // views
  allOrders: 'सभी ऑर्डर',
  editTrip: (identifier: string) => `${identifier} की गाड़ी और ड्राइवर बदलें`,
  shareOrder: (identifier: string) => `${identifier} शेयर करें`,
  notifyOrder: (identifier: string) => `${identifier} के प्राप्तकर्ता को सूचित करें`,
  // bell
  bell: (count: number) => `${count} सूचनाएँ`,
  notifications: 'सूचनाएँ',
  keptBegun: 'यह बनाया जा रहा है। तैयार होने पर घंटी बताएगी।',
  keptMade: (name: string) => `${name} बनाया जा रहा है`,
  keptReady: (name: string) => `${name} तैयार है`,
  saveKept: (size: string) => `सहेजें (${size})`,
  removeKept: 'हटाएँ',
  manyDone: (done, of) => `कई ऑर्डर: ${of} में से ${done} देखे गए`,
}
