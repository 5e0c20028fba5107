import type { Translation } from '../catalogue.ts'
import type { mobileWords as english } from '../mobile-add.ts'

/** In Kannada: what only the page for adding an order on a phone says. */
export const mobileWords: Translation<typeof english> = {
  title: 'ಸರಕು ಸೇರಿಸಿ',
  // The wording that clients know.
  failed: 'ದೋಷವಾಗಿದೆ, ದಯವಿಟ್ಟು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
  failedText: 'ಈ ವಿಳಾಸ ಒಮ್ಮೆ, ಸ್ವಲ್ಪ ಸಮಯ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಕಚೇರಿಯಲ್ಲಿ ಹೊಸದನ್ನು ಕೇಳಿ: ‘ಸೇರಿಸಿ’, ನಂತರ ‘ಫೋನ್‌ನಲ್ಲಿ ಸೇರಿಸಿ’.',
  addingFor: (client: string, username: string) => `${client} ಗಾಗಿ, ${username} ಹೆಸರಿನಲ್ಲಿ`,
  otherTitle: 'ಬೇರೆಯವರ ಹೆಸರಿನಲ್ಲಿ ಸೇರಿಸಬೇಕೆ?',
  other: (now: string, next: string) =>
    `ಈ ಸಾಧನದಲ್ಲಿ ${now} ಸೈನ್ ಇನ್ ಆಗಿದ್ದಾರೆ. ನೀವು ತೆರೆದ ವಿಳಾಸ ${next} ಹೆಸರಿನಲ್ಲಿ ಸರಕು ಸೇರಿಸುತ್ತದೆ.`,
  continueAs: (username: string) => `${username} ಹೆಸರಿನಲ್ಲಿ ಸೇರಿಸಿ`,
  stayAs: (username: string) => `${username} ಆಗಿಯೇ ಇರಿ`,
  over: 'ಈ ಪುಟದ ಸಮಯ ಮುಗಿದಿದೆ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲಿದೆ: ಕಚೇರಿಯಲ್ಲಿ ಹೊಸ ವಿಳಾಸ ಕೇಳಿ.',
  scan: 'ಬಾರ್‌ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
  scanning: 'ಬಾರ್‌ಕೋಡ್ ಅನ್ನು ಚೌಕಟ್ಟಿನೊಳಗೆ ಹಿಡಿಯಿರಿ',
  stop: 'ಟೈಪ್ ಮಾಡಿ',
  starting: 'ಕ್ಯಾಮೆರಾ ಪ್ರಾರಂಭವಾಗುತ್ತಿದೆ',
  cameraRefused: 'ಇಲ್ಲಿ ಕ್ಯಾಮೆರಾಗೆ ಅನುಮತಿ ಇಲ್ಲ. ಬ್ರೌಸರ್ ಸೆಟ್ಟಿಂಗ್‌ನಲ್ಲಿ ಅನುಮತಿಸಿ, ಅಥವಾ ಸಂಖ್ಯೆ ಟೈಪ್ ಮಾಡಿ.',
  cameraFailed: 'ಕ್ಯಾಮೆರಾ ಪ್ರಾರಂಭವಾಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಸಂಖ್ಯೆ ಟೈಪ್ ಮಾಡಿ.',
  readerFailed: 'ಇಲ್ಲಿ ಬಾರ್‌ಕೋಡ್ ಓದಲಾಗದು. ದಯವಿಟ್ಟು ಸಂಖ್ಯೆ ಟೈಪ್ ಮಾಡಿ.',
  read: (text: string) => `ಓದಿದ್ದು: ${text}`,
  finish: 'ಮುಗಿಸಿ',
  finished: 'ಈ ಫೋನ್ ಇನ್ನು ಆರ್ಡರ್ ಸೇರಿಸುವುದಿಲ್ಲ',
  finishedText: 'ನೀವು ಈ ಪುಟ ಮುಚ್ಚಬಹುದು.',
}
