import type { Translation } from '../catalogue.ts'
import type { pathWords as english } from '../driver-path.ts'

/** In Hindi: what the driver's page says of its steps, and of where they lead. */
export const pathWords: Translation<typeof english> = {
  others: 'दूसरे काम',
  allDone: 'यहाँ और कुछ बाकी नहीं',
  nextStop: 'अगला पड़ाव',
  navigate: 'रास्ता देखें',
  callReceiver: 'प्राप्तकर्ता को फ़ोन करें',
  remarkTitleDriver: 'कुछ लिखना है?',
  notDelivered: 'माल नहीं दे सके',
  driverOtpText: 'माल सौंपने के बाद प्राप्तकर्ता से OTP माँगें।',
  driverTitle: 'आपकी यात्रा',
}
