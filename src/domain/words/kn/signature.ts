import type { Translation } from '../catalogue.ts'
import type { signatureWords as english } from '../signature.ts'

/** In Kannada: what the sheet for a signature says, on the panel and on public pages. */
export const signatureWords: Translation<typeof english> = {
  title: 'ಸಹಿ',
  sign: 'ಸಹಿ ಮಾಡಿ',
  signHere: 'ಬೆರಳು, ಪೆನ್ ಅಥವಾ ಮೌಸ್‌ನಿಂದ ಇಲ್ಲಿ ಸಹಿ ಮಾಡಿ',
  clear: 'ಅಳಿಸಿ',
  signer: 'ಸಹಿ ಮಾಡಿದವರ ಹೆಸರು',
  relation: 'ಸ್ವೀಕರಿಸುವವರೊಂದಿಗೆ ಸಂಬಂಧ',
  relations: ['ಸ್ವೀಕರಿಸುವವರು', 'ಸ್ಟೋರ್ ಕೀಪರ್', 'ಭದ್ರತಾ ಸಿಬ್ಬಂದಿ', 'ಸಹೋದ್ಯೋಗಿ', 'ಕುಟುಂಬ'],
  save: 'ಸಹಿ ಉಳಿಸಿ',
  signAgain: 'ಮತ್ತೆ ಸಹಿ ಮಾಡಿ',
  onDriversPhone: 'ಚಾಲಕರ ಫೋನ್‌ನಲ್ಲಿ',
  signedBy: ({ name, relation }: { name: string; relation: string }) =>
    `ಸಹಿ ಮಾಡಿದವರು: ${name} (${relation})`,
}
