import type { Translation } from '../catalogue.ts'
import type { offlineWords as english } from '../offline.ts'

/** In Hindi: what is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords: Translation<typeof english> = {
  attempted: { receive: '‘माल मिला’ दबाया गया', reject: '‘अस्वीकार’ दबाया गया' },
  late: 'ऑर्डर पूरा होने के बाद जोड़ा गया',
  flags: {
    ahead: 'डिवाइस का समय, मिलने के समय के बाद का है',
    before_dispatch: 'डिवाइस का समय, रवाना होने से पहले का है',
    clock_off: 'डिवाइस की घड़ी गलत है',
  },
}
