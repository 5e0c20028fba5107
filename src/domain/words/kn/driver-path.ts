import type { Translation } from '../catalogue.ts'
import type { pathWords as english } from '../driver-path.ts'

/** In Kannada: what the driver's page says of its steps, and of where they lead. */
export const pathWords: Translation<typeof english> = {
  others: 'ಇತರ ಕೆಲಸಗಳು',
  allDone: 'ಇಲ್ಲಿ ಇನ್ನೇನೂ ಬಾಕಿ ಇಲ್ಲ',
  nextStop: 'ಮುಂದಿನ ನಿಲ್ದಾಣ',
  navigate: 'ದಾರಿ ತೋರಿಸಿ',
  callReceiver: 'ಸ್ವೀಕರಿಸುವವರಿಗೆ ಕರೆ ಮಾಡಿ',
  remarkTitleDriver: 'ಏನಾದರೂ ಬರೆಯಬೇಕೆ?',
  notDelivered: 'ತಲುಪಿಸಲಾಗಲಿಲ್ಲ',
  driverOtpText: 'ಸರಕು ಒಪ್ಪಿಸಿದ ಮೇಲೆ ಸ್ವೀಕರಿಸುವವರ ಬಳಿ OTP ಕೇಳಿ.',
  driverTitle: 'ನಿಮ್ಮ ಟ್ರಿಪ್',
}
