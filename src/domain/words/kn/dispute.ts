import type { Translation } from '../catalogue.ts'
import type { disputeWords as english } from '../dispute.ts'

/** In Kannada: what the receiver's page says of disputes. */
export const disputeWords: Translation<typeof english> = {
  title: 'ಆಕ್ಷೇಪಣೆ',
  dispute: 'ಆಕ್ಷೇಪಣೆ ಸಲ್ಲಿಸಿ',
  until: (time: string) => `${time} ವರೆಗೆ ಆಕ್ಷೇಪಣೆ ಸಲ್ಲಿಸಬಹುದು`,
  ask: 'ಏನು ತಪ್ಪಾಗಿದೆ?',
  explained: 'ಕಳುಹಿಸಿದವರು ಇದನ್ನು ಪುರಾವೆಯೊಂದಿಗೆ ನೋಡಿ ನಿರ್ಧರಿಸುತ್ತಾರೆ. ಇದನ್ನು ಹಿಂಪಡೆಯಲಾಗದು.',
  reason: 'ಕಾರಣ',
  disputedAt: (time: string) => `${time} ರಂದು ಆಕ್ಷೇಪಣೆ ಸಲ್ಲಿಸಲಾಗಿದೆ`,
  pending: 'ಇನ್ನೂ ನಿರ್ಧಾರವಾಗಿಲ್ಲ',
  decisions: { accepted: 'ಒಪ್ಪಲಾಗಿದೆ', partly: 'ಭಾಗಶಃ ಒಪ್ಪಲಾಗಿದೆ', refused: 'ನಿರಾಕರಿಸಲಾಗಿದೆ' },
  decidedAt: (decision: string, time: string) => `${decision} ${time}`,
}
