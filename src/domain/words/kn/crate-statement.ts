import type { Translation } from '../catalogue.ts'
import type { statementWords as english } from '../crate-statement.ts'

/** In Kannada: what the page under a crate statement's address says. */
export const statementWords: Translation<typeof english> = {
  title: 'ಕ್ರೇಟ್ ಲೆಕ್ಕ',
  question: 'ನಿಮ್ಮ ಬಳಿ ಇಷ್ಟೇ ಇವೆಯೇ?',
  text: (party: string, until: string) => `${until} ರಂತೆ ${party} ಬಳಿ ಇರುವ ಕ್ರೇಟ್‌ಗಳು.`,
  asset: 'ವಸ್ತು',
  count: 'ಎಣಿಕೆ',
  nothing: 'ನಿಮ್ಮ ಬಳಿ ಏನೂ ಇಲ್ಲ.',
  confirm: 'ಹೌದು, ಇದು ಸರಿ',
  contest: 'ಇಲ್ಲ, ಏನೋ ತಪ್ಪಿದೆ',
  back: 'ಹಿಂದೆ',
  contestTitle: 'ಏನು ತಪ್ಪಿದೆ?',
  note: 'ನಿಮ್ಮ ಬಳಿ ಎಷ್ಟಿವೆ, ಉಳಿದವು ಎಲ್ಲಿಗೆ ಹೋದವು ಎಂದು ತಿಳಿಸಿ',
  send: 'ಕಳುಹಿಸಿ',
  answered: { confirmed: 'ಖಚಿತಪಡಿಸಲಾಗಿದೆ', contested: 'ಆಕ್ಷೇಪಿಸಲಾಗಿದೆ' },
  answeredAt: (time: string) => `${time} ರಂದು ಉತ್ತರಿಸಲಾಗಿದೆ`,
  yourNote: 'ನಿಮ್ಮ ಟಿಪ್ಪಣಿ',
  gone: 'ಈ ಲಿಂಕ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ',
  goneText: 'ಇದರ ಅವಧಿ ಮುಗಿದಿರಬಹುದು. ಕಳುಹಿಸಿದವರ ಬಳಿ ಹೊಸ ಲೆಕ್ಕ ಕೇಳಿ.',
}
