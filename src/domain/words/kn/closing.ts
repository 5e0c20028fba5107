import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Kannada: rejecting, the rating, and how it ended. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: ಖಚಿತವೇ?`,
  rejectText: 'ಕಳುಹಿಸಿದವರಿಗೆ ತಕ್ಷಣ ತಿಳಿಸಲಾಗುತ್ತದೆ. ಇದನ್ನು ಹಿಂಪಡೆಯಲಾಗದು.',
  ratingTitle: 'ಒಟ್ಟಾರೆ ಅನುಭವ',
  ratingText: 'ಈ ವಿತರಣೆ ಹೇಗಿತ್ತು?',
  stars: (count: number) => (count === 1 ? '1 ನಕ್ಷತ್ರ' : `${count} ನಕ್ಷತ್ರಗಳು`),
  submit: 'ಸಲ್ಲಿಸಿ',
  confirmedBy: { receive: 'ಬಟನ್ ಮೂಲಕ ಖಚಿತವಾಗಿದೆ', otp: 'OTP ಮೂಲಕ ಖಚಿತವಾಗಿದೆ', left: 'ಸ್ವೀಕರಿಸುವವರಿಲ್ಲದೆ ಬಿಡಲಾಗಿದೆ' },
  receivedBy: (name: string, time: string) => `${name} ಅವರು ${time}ಕ್ಕೆ ಸ್ವೀಕರಿಸಿದರು`,
  copied: (text: string) => `${text} ನಕಲಾಗಿದೆ`,
}
