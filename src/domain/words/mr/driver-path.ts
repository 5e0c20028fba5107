import type { Translation } from '../catalogue.ts'
import type { pathWords as english } from '../driver-path.ts'

/** In Marathi: what the driver's page says of its steps, and of where they lead. */
export const pathWords: Translation<typeof english> = {
  others: 'इतर कामे',
  allDone: 'इथे आणखी काही बाकी नाही',
  nextStop: 'पुढचा थांबा',
  navigate: 'रस्ता दाखवा',
  callReceiver: 'घेणाऱ्याला फोन करा',
  remarkTitleDriver: 'काही नोंदवायचे आहे का?',
  notDelivered: 'माल देता आला नाही',
  driverOtpText: 'माल दिल्यावर घेणाऱ्याकडून OTP मागा.',
  driverTitle: 'तुमचा प्रवास',
}
