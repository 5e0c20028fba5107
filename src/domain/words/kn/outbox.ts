import type { Translation } from '../catalogue.ts'
import type { outboxWords as english } from '../outbox.ts'

/** In Kannada: what a public page says of actions that wait on the phone. */
export const outboxWords: Translation<typeof english> = {
  damaged: 'ಇದು ಫೋನ್‌ನಲ್ಲಿ ಹಾಳಾಗಿದೆ, ಕಳುಹಿಸಲಾಗದು',
  title: 'ಈ ಫೋನ್‌ನಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ',
  kept: 'ಈ ಫೋನ್‌ನಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ. ಸಂಪರ್ಕ ಬಂದಾಗ ತಾನಾಗಿಯೇ ಹೋಗುತ್ತದೆ.',
  offline: (time: string) => `ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ಇದು ${time} ರ ಮಾಹಿತಿ; ನೀವು ಮಾಡುವುದು ಈ ಫೋನ್‌ನಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.`,
  summary: {
    waiting: (count: number) =>
      count === 1 ? '1 ಕೆಲಸ ಈ ಫೋನ್‌ನಲ್ಲಿದೆ, ಇನ್ನೂ ದಾಖಲಾಗಿಲ್ಲ' : `${count} ಕೆಲಸಗಳು ಈ ಫೋನ್‌ನಲ್ಲಿವೆ, ಇನ್ನೂ ದಾಖಲಾಗಿಲ್ಲ`,
    refused: 'ಎಲ್ಲವೂ ಸ್ವೀಕೃತವಾಗಿಲ್ಲ',
    done: 'ಎಲ್ಲವೂ ದಾಖಲಾಗಿದೆ',
  },
  states: { saved: 'ಉಳಿಸಲಾಗಿದೆ', sent: 'ಕಳುಹಿಸಲಾಗಿದೆ', confirmed: 'ಖಚಿತವಾಗಿದೆ', refused: 'ನಿರಾಕರಿಸಲಾಗಿದೆ' },
  explained: {
    saved: 'ಸಂಪರ್ಕಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದೆ',
    sent: 'ಇನ್ನೂ ಉತ್ತರ ಇಲ್ಲ',
    confirmed: 'ದಾಖಲಾಗಿದೆ',
    refused: 'ದಾಖಲಾಗಿಲ್ಲ',
  },
  kinds: {
    receive: 'ಸ್ವೀಕಾರ',
    reject: 'ತಿರಸ್ಕಾರ',
    remark: 'ಟಿಪ್ಪಣಿ',
    photo: 'ಫೋಟೋ',
    rating: 'ರೇಟಿಂಗ್',
    label: 'ಲೇಬಲ್',
    leave: 'ಸ್ವೀಕರಿಸುವವರಿಲ್ಲದೆ ಬಿಡಲಾಗಿದೆ',
    not_delivered: 'ವಿಫಲ ಪ್ರಯತ್ನ',
    answer: 'ಉತ್ತರ',
    outbound: 'ತಲುಪಿದೆ',
    goods: 'ಸರಕು',
    signature: 'ಸಹಿ',
  },
  doubt: (reason: string) => `ನಿರಾಕರಿಸಬಹುದು: ${reason}`,
  sendNow: 'ಈಗ ಕಳುಹಿಸಿ',
  saveFile: 'ಫೈಲ್ ಆಗಿ ಉಳಿಸಿ',
  hide: 'ಮರೆಮಾಡಿ',
  hideRefused: 'ತೆಗೆಯಿರಿ',
  hideSure: 'ನಿರಾಕರಿಸಿದ್ದು ಈ ಫೋನ್‌ನಿಂದ ಹೋಗುತ್ತದೆ.',
}
