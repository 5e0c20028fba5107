import type { Translation } from '../catalogue.ts'
import type { dialogWords as english } from '../desk-dialogs.ts'

/** In Hindi: what the dialogs over the dashboard say. */
export const dialogWords: Translation<typeof english> = {
  share: 'अपना ऑर्डर शेयर करें',
  notify: 'सूचित करें',
  shareLead: (count: number) =>
    count === 1
      ? 'इस ऑर्डर की स्थिति नीचे दिए पतों पर भेजी जाएगी।'
      : `इन ${count} ऑर्डर की स्थिति नीचे दिए पतों पर भेजी जाएगी।`,
  notifyLead: (count: number) =>
    count === 1
      ? 'इस ऑर्डर के प्राप्तकर्ता को इसकी स्थिति बताई जाएगी।'
      : `इन ${count} ऑर्डर के हर प्राप्तकर्ता को उसके अपने ऑर्डर की स्थिति बताई जाएगी।`,
  tooManyTold: (most: number, count: number) =>
    `एक बार में ज़्यादा से ज़्यादा ${most.toLocaleString('en-IN')} ऑर्डर के बारे में बताया जा सकता है। कृपया कम चुनें; अभी ${count.toLocaleString('en-IN')} हैं।`,
  ownTargets: (count: number) =>
    `${count === 1 ? 'ऑर्डर' : 'हर ऑर्डर'} के संपर्कों को बताने के लिए फ़ील्ड खाली छोड़ें।`,
  channels: { email: 'ई-मेल', sms: 'SMS', whatsapp: 'WhatsApp' },
  addressesOf: {
    email: 'ई-मेल पते',
    sms: 'SMS के लिए मोबाइल नंबर',
    whatsapp: 'WhatsApp के लिए मोबाइल नंबर',
  },
  commas: 'एक से ज़्यादा हों तो कॉमा लगाएँ।',
  unticked: (channel) => `इन पर भेजने के लिए ${channel} पर निशान लगाएँ, या फ़ील्ड खाली करें`,
  send: 'भेजें',
  trips: 'ड्राइवर और गाड़ी',
  tripsLead: 'स्प्रेडशीट से किसी भी खाने में पेस्ट करें: पंक्तियाँ नीचे, कॉलम दाएँ जाते हैं।',
  sheetFields: {
    truck_number: 'गाड़ी',
    'driver.name': 'ड्राइवर',
    'driver.contact': 'फ़ोन',
    eta_hrs: 'ETA (घंटे)',
  },
  tripField: (field, identifier) => `${identifier}: ${field}`,
  fillDown: (field) => `पहला मान सब में भरें: ${field}`,
  fillBack: (field) => `वापस लें: ${field} पहले जैसा`,
  tripsSave: (count) => `${count.toLocaleString('en-IN')} ऑर्डर अपडेट करें`,
  tripsNone: 'अभी कुछ नहीं बदला',
  tripsDone: (count) => `${count.toLocaleString('en-IN')} ऑर्डर अपडेट हुए`,
  tripsLeft: (count) => `${count} ऑर्डर पहले जैसे रहे`,
  tripSave: 'सहेजें',
  tripDone: 'अपडेट हुआ',
  selected: (count: number) => `${count} चुने गए`,
  selectMatching: (total) => `मेल खाने वाले सभी ${total.toLocaleString('en-IN')} चुनें`,
  selectMost: (most, total, isOver) =>
    `${total.toLocaleString('en-IN')}${isOver ? ' से ज़्यादा' : ''} में से पहले ${most.toLocaleString('en-IN')} चुनें`,
  selecting: (count, of) =>
    `${of.toLocaleString('en-IN')} में से ${count.toLocaleString('en-IN')} चुने जा रहे हैं`,
  clearSelection: 'चयन हटाएँ',
  more: 'और',
  receiverLinks: 'प्राप्तकर्ता के लिंक कॉपी करें',
  driverLinks: 'ड्राइवर के लिंक कॉपी करें',
  notAll: (count: number, reason: string) => `चुने गए ऑर्डर में से ${count}: ${reason}`,
  palette: 'कमांड पैलेट',
  paletteHint: 'कमांड, पेज, व्यू या LR नंबर लिखें',
  paletteNothing: 'कोई कमांड नहीं मिली',
  groups: {
    orders: 'ऑर्डर',
    actions: 'कार्रवाई',
    categories: 'श्रेणियाँ',
    days: 'दिन',
    pages: 'पेज',
    views: 'व्यू',
  },
  searchFor: (text: string) => `“${text}” के लिए ऑर्डर खोजें`,
  shortcuts: {
    trip: 'पंक्ति की गाड़ी और ड्राइवर बदलें',
    search: 'खोजें',
    add: 'ऑर्डर जोड़ें',
    down: 'अगली पंक्ति',
    up: 'पिछली पंक्ति',
    open: 'पंक्ति खोलें',
    pick: 'पंक्ति चुनें; Shift के साथ, वहाँ तक की सब',
    bar: 'चुनी पंक्तियों के साथ जो हो सकता है, वहाँ जाएँ',
    palette: 'कमांड पैलेट (Mac पर ⌘ K)',
    help: 'यह मदद',
    leave: 'फ़ील्ड छोड़ें, बंद करें, या चयन हटाएँ',
  },
}
