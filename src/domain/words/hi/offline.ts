import type { Translation } from '../catalogue.ts'
import type { offlineWords as english } from '../offline.ts'

/** In Hindi: what is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords: Translation<typeof english> = {
  waitedTooLong:
    'यह फ़ोन पर 7 दिन से ज़्यादा रुका रहा और अब स्वीकार नहीं होगा। कृपया भेजने वाले को बताएँ; जो दर्ज किया था उसे फ़ाइल में सेव किया जा सकता है।',
  attempted: { receive: '‘माल मिला’ दबाया गया', reject: '‘अस्वीकार’ दबाया गया' },
  late: 'ऑर्डर पूरा होने के बाद जोड़ा गया',
  flags: {
    ahead: 'डिवाइस का समय, मिलने के समय के बाद का है',
    before_dispatch: 'डिवाइस का समय, रवाना होने से पहले का है',
    clock_off: 'डिवाइस की घड़ी गलत है',
  },
}
