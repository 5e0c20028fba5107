import type { Translation } from '../catalogue.ts'
import type { manyWords as english } from '../many-orders.ts'

const many = (count: number): string => count.toLocaleString('en-IN')

/** In Hindi: changes of many orders, which go on beside the page. */
export const manyWords: Translation<typeof english> = {
  titles: {
    edit: (count) => `${many(count)} ऑर्डर में बदलाव`,
    tell: (count) => `${many(count)} ऑर्डर की सूचना`,
    undo: (count) => `${many(count)} ऑर्डर वापस पहले जैसे`,
  },
  sent: 'चल रहा है',
  begun: 'यह इस पेज के साथ-साथ चलता रहेगा। घंटी बताती है कि कितना हुआ।',
  askedBy: (who, when) => `${who}, ${when}`,
  far: (done, of) => `${many(of)} में से ${many(done)}`,
  show: 'दिखाएँ',
  close: 'बंद करें',
  stop: 'रोकें',
  ended: {
    waiting: 'यह अपनी बारी का इंतज़ार कर रहा है।',
    running: 'यह चल रहा है। जो हो चुका है, वह रोकने पर भी रहेगा।',
    done: 'यह पूरा हो गया।',
    stopped: (rest) => `इसे रोका गया। ${many(rest)} ऑर्डर बाकी रहे: पहले जैसे।`,
    failed: (rest) => `यह बीच में रुक गया। ${many(rest)} ऑर्डर बाकी रहे: पहले जैसे।`,
  },
  fault: {
    change_not_allowed: 'जिस खाते ने यह माँगा था, वह इसे आगे नहीं बढ़ा सकता।',
    change_unended: 'यह पूरा नहीं हो सका।',
  },
  changed: {
    edit: (count) => `${many(count)} बदले`,
    tell: (count) => `${many(count)} की सूचना दी गई`,
    undo: (count) => `${many(count)} में पहले वाली जानकारी वापस आई`,
  },
  same: (count) => `${many(count)} पहले से ऐसे ही थे`,
  kept: (count) => `${many(count)} के संदेश आउटबॉक्स में हैं: भेजने वाला कोई प्रदाता नहीं`,
  left: (count, reason) => `${many(count)} छोड़े गए: ${reason}`,
  leftOut: (count) => `${many(count)} छोड़े गए`,
  unseen: 'इनका नंबर पता नहीं।',
  numbers: 'इनके नंबर',
  copyNumbers: () => 'नंबर कॉपी करें',
  copied: 'कॉपी हुआ',
  values: 'पहले और बाद की जानकारी',
  valuesOf: { order: 'ऑर्डर', before: 'पहले', after: 'बाद में' },
  noValues: 'कुछ नहीं बदला।',
  moreValues: 'और ऑर्डर',
  fields: {
    truck_number: 'गाड़ी',
    driver: 'ड्राइवर',
    transporter: 'ट्रांसपोर्टर',
    secondary_vendor: 'दूसरा वेंडर',
    eta_hrs: 'ETA (घंटे)',
  },
  empty: 'कुछ नहीं',
  takeBack: (count) => `${many(count)} ऑर्डर वापस लें`,
  takeBackHint:
    'हर ऑर्डर में पहले वाली जानकारी वापस आएगी। जो ऑर्डर पूरे हो चुके हैं, या जिनमें वही फिर से बदला गया, वे वैसे ही रहेंगे और उनके नाम दिखेंगे।',
  takenBack: (who, undone) => `${who} ने वापस लिया: ${many(undone)} ऑर्डर।`,
  partlyTakenBack: (who, undone, of) =>
    `${who} ने कुछ वापस लिया: ${many(of)} में से ${many(undone)} ऑर्डर।`,
  beingTakenBack: (who) => `${who} इसे वापस ले रहे हैं।`,
  showWay: 'देखें कि हर एक का क्या हुआ',
  showTaken: 'जो बदलाव वापस लिया जा रहा है, उसे दिखाएँ',
  tellStays: 'जो भेजा गया, वह वापस नहीं लिया जा सकता।',
  all: 'सभी बदलाव',
  list: 'कई ऑर्डरों के बदलाव',
  noEarlier: 'पिछले 30 दिनों में कोई नहीं।',
  moreEarlier: 'और बदलाव',
}
