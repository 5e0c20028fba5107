import type { Translation } from '../catalogue.ts'
import type { parcelWords as english } from '../parcel.ts'

/** In Kannada: what pages say of the transport labels of an order. */
export const parcelWords: Translation<typeof english> = {
  title: 'ಲೇಬಲ್',
  scan: 'ಲೇಬಲ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
  dangerous: 'ಅಪಾಯಕಾರಿ ಸರಕು',
  signature: 'ಸಹಿ ಅಗತ್ಯ',
  mayLeave: 'ಸ್ವೀಕರಿಸುವವರಿಲ್ಲದೆ ಬಿಡಬಹುದು',
  notBefore: (time: string) => `${time}ಕ್ಕೂ ಮೊದಲು ಇಲ್ಲ`,
  notAfter: (time: string) => `${time}ರ ನಂತರ ಇಲ್ಲ`,
  leave: 'ಸ್ವೀಕರಿಸುವವರಿಲ್ಲದೆ ಬಿಡಲಾಗಿದೆ',
  leaveText: 'ಯಾರೂ ಇಲ್ಲವೇ? ಸರಕು ಇರುವ ಜಾಗದ ಫೋಟೋ ಸೇರಿಸಿ, ನಂತರ ಖಚಿತಪಡಿಸಿ.',
  text: 'ಲೇಬಲ್ ಪಠ್ಯ',
  textHint: 'ಮುದ್ರಿಸಿದಂತೆ, (00)…(4323)1 ಹಾಗೆ, ಅಥವಾ ಸ್ಕ್ಯಾನರ್ ಕೊಡುವಂತೆ',
  read: 'ಲೇಬಲ್ ಓದಿ',
  looking: 'ಲೇಬಲ್ ಅನ್ನು ಕ್ಯಾಮೆರಾ ಮುಂದೆ ಹಿಡಿಯಿರಿ',
  stop: 'ನಿಲ್ಲಿಸಿ',
  cameraFailed: 'ಕ್ಯಾಮೆರಾ ಬಳಸಲಾಗುತ್ತಿಲ್ಲ. ಲೇಬಲ್ ಪಠ್ಯ ನಮೂದಿಸಿ.',
  early: 'ಸಮಯಕ್ಕೂ ಮೊದಲು ಸಿಕ್ಕಿದೆ',
  late: 'ಸಮಯದ ನಂತರ ಸಿಕ್ಕಿದೆ',
  atDoor: 'ಬಾಗಿಲಲ್ಲಿ ಓದಲಾಗಿದೆ',
  units: 'ಲಾಜಿಸ್ಟಿಕ್ ಯೂನಿಟ್‌ಗಳು',
  asksNothing: 'ಇದು ವಿಶೇಷವಾಗಿ ಏನನ್ನೂ ಕೇಳುವುದಿಲ್ಲ',
}
