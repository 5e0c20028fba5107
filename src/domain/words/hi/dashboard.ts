import type { Translation } from '../catalogue.ts'
import type { dashboardWords as english } from '../dashboard.ts'

/**
 * In Hindi: every sentence of the dashboard and its sign-in that the server never says; the rest
 * stands in ../words.ts.
 */
export const dashboardWords: Translation<typeof english> = {
  brand: 'EPOD',
  tagline: 'डिलीवरी का प्रमाण, ऐसे रिकॉर्ड पर जिसमें जालसाज़ी नहीं हो सकती',
  chain: [
    { word: 'रवाना', time: '08:10', seal: '9f2c…41' },
    { word: 'दरवाज़े पर', time: '14:32', seal: 'a07e…d8' },
    { word: 'फ़ोटो और टिप्पणी', time: '14:35', seal: '3b91…0c' },
    { word: 'OTP से प्राप्त', time: '14:36', seal: 'e65d…7a' },
  ],
  titles: {
    logIn: 'लॉग इन · EPOD',
    orders: 'ऑर्डर · EPOD',
    reset: 'नया पासवर्ड · EPOD',
    other: 'EPOD',
  },
  // sign in
  username: 'यूज़रनेम',
  password: 'पासवर्ड',
  newPassword: 'नया पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  logIn: 'लॉग इन करें',
  forgotPassword: 'पासवर्ड भूल गए',
  company: 'अपनी कंपनी से साइन इन करें',
  withPasskey: 'पासकी से साइन इन करें',
  tryIt: 'नकली ऑर्डर पर आज़माएँ',
  forgotLead: 'अपना यूज़रनेम भरें। यदि वह दर्ज है, तो नया पासवर्ड बनाने का लिंक उसके ई-मेल पर भेजा जाएगा।',
  sendEmail: 'ई-मेल भेजें',
  cancel: 'रद्द करें',
  support: 'मदद चाहिए?',
  checkingSession: 'देखा जा रहा है कि आप अब भी साइन इन हैं या नहीं',
  otherAccountTitle: 'यहाँ कोई दूसरा खाता साइन इन है',
  otherAccount: (now: string, next: string) =>
    `आप ${now} के रूप में साइन इन हैं। यह लिंक आपको ${next} के रूप में साइन इन करता है।`,
  stayAs: (name: string) => `${name} ही रहें`,
  continueAs: (name: string) => `${name} के रूप में आगे बढ़ें`,
  // top bar
  home: 'होम',
  userMenu: (name: string) => `${name} का खाता`,
  myAccount: 'मेरा खाता',
  logOut: 'लॉग आउट',
  theme: 'थीम',
  language: 'भाषा',
  themes: { auto: 'सिस्टम जैसी', light: 'हल्की', dark: 'गहरी' },
  help: 'मदद',
  exportHolds: (count, isOver) =>
    `फ़िल्टर के अनुसार ${count.toLocaleString('en-IN')}${isOver ? ' से ज़्यादा' : ''} ऑर्डर, Excel में`,
  print: 'प्रिंट करें',
  liveOn: 'लाइव',
  liveOff: 'फिर जुड़ रहा है',
  // cards
  categories: 'श्रेणियाँ',
  // quick filters
  quickFilters: 'आज के काम',
  quick: {
    late_since_yesterday: 'कल से देर',
    due_today: 'आज पहुँचना है',
    due_tomorrow: 'कल पहुँचना है',
    proof_missing: 'प्रमाण बाकी',
    to_review: 'समीक्षा बाकी',
  },
  // toolbar
  search: 'खोजें',
  searchHint: 'LR, इनवॉइस, गाड़ी या नाम',
  dateRange: 'रवानगी की तारीखें',
  dateRanges: { eta: 'नियत तारीखें', delivery: 'डिलीवरी की तारीखें' },
  daysOf: { eta: 'नियत', delivery: 'डिलीवर हुए' },
  days: 'दिन',
  span: {
    everyDay: 'सभी दिन',
    since: (day: string) => `${day} से`,
    until: (day: string) => `${day} तक`,
  },
  source: 'स्रोत',
  destination: 'गंतव्य',
  vehicle: 'गाड़ी',
  client: 'क्लाइंट',
  nothingFound: 'कुछ नहीं मिला',
  clearFilters: 'फ़िल्टर हटाएँ',
  clearOne: (label: string) => `${label} हटाएँ`,
  filters: 'फ़िल्टर',
  filtersOn: (count: number) => `फ़िल्टर (${count})`,
  // a sheet that is left
  leave: {
    title: 'बिना भेजे छोड़ दें?',
    text: 'यहाँ जो भरा गया वह अभी भेजा नहीं गया है।',
    stay: 'यहीं रहें',
    leave: 'छोड़ दें',
  },
  leaveShown: {
    title: 'बिना सँभाले छोड़ दें?',
    text: 'यहाँ जो है वह फिर नहीं दिखाया जाएगा।',
    stay: 'यहीं रहें',
    leave: 'छोड़ दें',
  },
  keptForm: 'आपने पहले जो लिखा था वह यहीं है।',
  startOver: 'नए सिरे से भरें',
  // table
  orders: 'ऑर्डर',
  widenSearch: 'कोई ऑर्डर नहीं मिला। दूसरी तारीखें चुनें, या फ़िल्टर हटाएँ।',
  pastLast: 'सूची इस पेज तक नहीं जाती।',
  listFailed: 'ऑर्डर लोड नहीं हो सके',
  countsFailed: 'गिनती लोड नहीं हो सकी',
  retry: 'फिर कोशिश करें',
  reload: 'दोबारा लोड करें',
  pageFailed: 'यह पेज दिखाया नहीं जा सका',
  pageFailedHint: 'आगे बढ़ने के लिए दोबारा लोड करें। जो सेव हुआ था, वह सुरक्षित है।',
  pageMissing: 'ऐसा कोई पेज नहीं है',
  pageMissingHint: 'पता गलत लिखा हो सकता है, या यह पेज आपके खाते में नहीं है।',
  toHome: 'ऑर्डर पर जाएँ',
  rowsPerPage: 'प्रति पेज पंक्तियाँ',
  rowsOf: (first: number, last: number, total: number, isOver = false) =>
    `${total.toLocaleString('en-IN')}${isOver ? ' से ज़्यादा' : ''} में से ${first.toLocaleString('en-IN')}–${last.toLocaleString('en-IN')}`,
  pages: 'पेज',
  firstPage: 'पहला पेज',
  previousPage: 'पिछला पेज',
  nextPage: 'अगला पेज',
  lastPage: 'आखिरी पेज',
  viewOrder: (identifier: string) => `${identifier} देखें`,
  updateOrder: (identifier: string) => `${identifier} अपडेट करें`,
  copyLink: {
    receiver: (identifier: string) => `${identifier} का प्राप्तकर्ता लिंक कॉपी करें`,
    driver: (identifier: string) => `${identifier} का ड्राइवर लिंक कॉपी करें`,
  },
  copy: 'कॉपी करें',
  link: 'लिंक',
  close: 'बंद करें',
  // drawers
  addOrder: 'ऑर्डर जोड़ें',
  order: 'ऑर्डर',
  details: 'ऑर्डर का विवरण',
}
