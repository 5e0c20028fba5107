import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Hindi: rejecting, the rating, and how it ended. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: क्या आप पक्के हैं?`,
  rejectText: 'भेजने वाले को तुरंत बताया जाएगा। इसे वापस नहीं लिया जा सकता।',
  ratingTitle: 'कुल अनुभव',
  ratingText: 'यह डिलीवरी कैसी रही?',
  stars: (count: number) => (count === 1 ? '1 तारा' : `${count} तारे`),
  submit: 'जमा करें',
  confirmedBy: {
    receive: 'बटन से पुष्टि की गई',
    otp: 'OTP से पुष्टि की गई',
    left: 'प्राप्तकर्ता के बिना छोड़ा',
  },
  receivedBy: (name: string, time: string) => `${name} ने ${time} पर प्राप्त किया`,
  copied: (text: string) => `${text} कॉपी हुआ`,
}
