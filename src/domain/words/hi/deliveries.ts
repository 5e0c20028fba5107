import type { Translation } from '../catalogue.ts'
import type { deliveryWords as english } from '../deliveries.ts'

const many = (count: number): string => count.toLocaleString('en-IN')

/** In Hindi: sentences of deliveries from a file. */
export const deliveryWords: Translation<typeof english> = {
  what: 'फ़ाइल में क्या है',
  orders: 'ऑर्डर',
  deliveries: 'डिलीवरी',
  columns: {
    identifier: 'LR नंबर',
    outcome: 'नतीजा',
    day: 'डिलीवरी की तारीख',
    time: 'समय',
    received_by: 'किसने लिया',
    remark: 'टिप्पणी',
    category: 'श्रेणी',
    condition: 'हालत',
    item: 'वस्तु',
    accepted: 'स्वीकार',
    missing: 'कम',
    damaged: 'क्षतिग्रस्त',
    rating: 'रेटिंग',
    photos: 'फ़ोटो',
  },
  outcomes: { received: 'मिला', rejected: 'अस्वीकृत', attempted: 'प्रयास किया' },
  conditions: { intact: 'सही', damaged: 'क्षतिग्रस्त', shortage: 'कमी' },
  lead: '.xlsx, .ods या .csv फ़ाइल, उन ऑर्डर की ज़्यादा से ज़्यादा 5,000 डिलीवरी जो पहले से हैं',
  templateName: 'डिलीवरी टेम्पलेट',
  tooMany: (most: number) => `फ़ाइल में ज़्यादा से ज़्यादा ${many(most)} डिलीवरी हो सकती हैं`,
  states: {
    new: 'दर्ज करना है',
    update: 'अलग',
    same: 'दर्ज है',
    duplicate: 'डुप्लिकेट',
    error: 'गलती',
  },
  checking: (done: number, all: number) => `${many(all)} में से ${many(done)} जाँची गईं`,
  notChecked: 'सभी पंक्तियाँ नहीं जाँची जा सकीं',
  checkAgain: 'फिर जाँचें',
  photos: 'फ़ोटो ZIP में',
  photosLead:
    'नंबर के नाम से, जैसे LR-1_1.jpg, उसी नाम के फ़ोल्डर में, या manifest.csv के साथ; डाउनलोड की गई PODs.zip भी',
  choosePhotos: 'ZIP चुनें',
  otherPhotos: 'दूसरी ZIP चुनें',
  photosFound: (photos: number, deliveries: number) =>
    `${many(deliveries)} डिलीवरी के लिए ${many(photos)} फ़ोटो`,
  photosLeft: (names: readonly string[], count: number) =>
    `यहाँ की किसी डिलीवरी की नहीं, इसलिए छोड़ी गईं: ${names.join(', ')}${count > names.length ? ` और ${many(count - names.length)}` : ''}`,
  photosNamed: (names: readonly string[], count: number) =>
    `फ़ाइल में नाम है, पर ZIP में नहीं: ${names.join(', ')}${count > names.length ? ` और ${many(count - names.length)}` : ''}`,
  photosReading: 'ZIP पढ़ी जा रही है',
  notZip: 'यह फ़ाइल ऐसी ZIP नहीं है जो पढ़ी जा सके',
  zipProtected: 'इस ZIP पर पासवर्ड लगा है',
  zipTooLarge: (gigabytes: number) => `ZIP ${gigabytes} GB से बड़ी नहीं हो सकती`,
  zipTooMany: (most: number) => `ZIP में ज़्यादा से ज़्यादा ${many(most)} फ़ाइलें हो सकती हैं`,
  zipBomb: 'यह ZIP खुलने पर फ़ोटो से बहुत बड़ी हो जाती है, इसलिए नहीं खोली गई',
  photoTooLarge: (name: string, megabytes: number) => `${name} ${megabytes} MB से बड़ी है`,
  photoDamaged: (name: string) => `${name} ZIP में खराब है`,
  record: 'दर्ज करें',
  nothingToRecord: 'कोई पंक्ति अभी दर्ज नहीं हो सकती',
  allThere: 'हर पंक्ति पहले से दर्ज है',
  recording: (done: number, all: number) => `${many(all)} में से ${many(done)} दर्ज`,
  sending: (done: number, all: number) => `${many(all)} में से ${many(done)} फ़ोटो भेजी गईं`,
  stopped: 'सब कुछ नहीं भेजा गया। फिर “दर्ज करें” दबाएँ: कुछ भी दो बार दर्ज नहीं होता।',
  outcome: (recorded: number, refused: number, photos: number) =>
    [
      `${many(recorded)} डिलीवरी दर्ज`,
      ...(photos > 0 ? [`${many(photos)} फ़ोटो भेजी गईं`] : []),
      ...(refused > 0 ? [`${many(refused)} अस्वीकार`] : []),
    ].join(', '),
  reasons: 'क्या अस्वीकार हुआ',
  photoOf: (name: string, why: string) => `${name}: ${why}`,
  summed: (why: string, count: number) => `${why} (${many(count)})`,
  close: 'बंद करें',
  noUploads: 'फ़ाइल से अभी कोई डिलीवरी नहीं दी गई',
  noUploadsHint: 'फ़ाइल से जो दर्ज होता है वह बाद में यहाँ दिखता है, और वापस लिया जा सकता है।',
  uploadsFailed: 'अपलोड लोड नहीं हो सके',
  outcomeOf: (recorded: number, rows: number) =>
    `${many(recorded)} दर्ज${rows > recorded ? `, ${many(rows - recorded)} नहीं` : ''}`,
  undoTitle: 'यह अपलोड वापस लें?',
  undoSure: (count: number) =>
    `इससे दर्ज ${many(count)} डिलीवरी फिर खुल जाएँगी, उनकी फ़ोटो के बिना। दोनों रिकॉर्ड में रहते हैं। जिन ऑर्डर पर इसके बाद कुछ हुआ है वे वैसे ही रहते हैं।`,
  undoReason: 'वापस क्यों लिया जा रहा है',
  nothingToUndo: 'इस अपलोड ने कुछ दर्ज नहीं किया',
  undone: (count: number) => `वापस ली गईं: ${many(count)} डिलीवरी`,
  undoing: (done: number, all: number) => `${many(all)} में से ${many(done)} वापस ली गईं`,
  undoneOf: (undone: number, kept: number) =>
    `${many(undone)} वापस ली गईं${kept > 0 ? `, ${many(kept)} वैसी ही रहीं` : ''}`,
}
