import type { Translation } from '../catalogue.ts'
import type { offlineWords as english } from '../offline.ts'

/** In Marathi: what is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords: Translation<typeof english> = {
  attempted: { receive: '‘माल मिळाला’ दाबले', reject: '‘नकार’ दाबले' },
  late: 'ऑर्डर संपल्यानंतर जोडले',
  flags: {
    ahead: 'डिव्हाइसची वेळ मिळण्याच्या वेळेनंतरची आहे',
    before_dispatch: 'डिव्हाइसची वेळ रवाना होण्यापूर्वीची आहे',
    clock_off: 'डिव्हाइसचे घड्याळ चुकीचे आहे',
  },
}
