import type { Translation } from '../catalogue.ts'
import type { publicWords as english } from '../public-pages.ts'

/** In Kannada: what only the public pages say; sentences that rules and refusals use too stand in ../words.ts. */
export const publicWords: Translation<typeof english> = {
  title: 'ವಿತರಣೆಯ ಪುರಾವೆ',
  loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  language: 'ಭಾಷೆ',
  noConnection: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ',
  noConnectionText: 'ಈ ಪುಟ ತೆರೆಯಲು ಇಂಟರ್ನೆಟ್ ಬೇಕು. ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  loadFailed: 'ಪುಟ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  reload: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
  gone: 'ಈ ಲಿಂಕ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ',
  tooLong: 'ಈ ಪುಟ ತುಂಬಾ ಹೊತ್ತು ತೆರೆದಿತ್ತು. ದಯವಿಟ್ಟು ಲಿಂಕ್ ಅನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  keptUntilSent: 'ಇದಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು; ಸಂಪರ್ಕ ಬಂದ ಕೂಡಲೇ ಕಳುಹಿಸಲಾಗುತ್ತದೆ. ಈ ಪುಟವನ್ನು ತೆರೆದೇ ಇಡಿ. OTP ಅನ್ನು ಸರ್ವರ್ ಮಾತ್ರ ಪರಿಶೀಲಿಸಬಲ್ಲದು.',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ',
  back: 'ಹಿಂದೆ',
  next: 'ಮುಂದುವರಿಸಿ',
  step: (now: number, all: number) => `ಹಂತ ${now} / ${all}`,

  number: 'LR ಅಥವಾ ಇನ್‌ವಾಯ್ಸ್ ಸಂಖ್ಯೆ',
  client: 'ಕ್ಲೈಂಟ್',
  askTitle: 'ನಿಮ್ಮ ಸರಕು ಹುಡುಕಿ',
  askText: 'ನಿಮ್ಮ ಕಾಗದದಲ್ಲಿರುವ ಸಂಖ್ಯೆ ಮತ್ತು ಸರಕು ಕಳುಹಿಸಿದ ಕಂಪನಿಯ ಹೆಸರನ್ನು ನಮೂದಿಸಿ.',
  find: 'ಹುಡುಕಿ',

  codeTitle: 'ಇದು ನೀವೇ ಎಂದು ಖಚಿತಪಡಿಸಿ',
  codeText: 'ಕಳುಹಿಸಿದವರ ಬಳಿ ನೋಂದಾಯಿತ ಸಂಪರ್ಕಕ್ಕೆ OTP ಹೋಗುತ್ತದೆ. ಅದನ್ನು ನಮೂದಿಸಿದರೆ ಈ ಸರಕಿನ ವಿವರ ತೆರೆಯುತ್ತದೆ.',
  proofText: 'ಕಳುಹಿಸಿದವರ ಬಳಿ ನೋಂದಾಯಿತ ಸಂಪರ್ಕಕ್ಕೆ OTP ಹೋಗುತ್ತದೆ. ಸರಕು ಕೈಗೆ ಬಂದ ಮೇಲೆ ಮಾತ್ರ ನಮೂದಿಸಿ: ನೀವು ಪಡೆದಿದ್ದೀರಿ ಎಂದು ಅದು ಖಚಿತಪಡಿಸುತ್ತದೆ.',

  arrivalTitle: 'ನಿಮಗೆ ಸರಕು ಬರುತ್ತಿದೆ',
  arrivalNext: 'ಸರಕು ಬಂದಿದೆ',
  consignment: 'ಸರಕು', invoice: 'ಇನ್‌ವಾಯ್ಸ್', from: 'ಎಲ್ಲಿಂದ', to: 'ಎಲ್ಲಿಗೆ', units: 'ಘಟಕಗಳು', vehicle: 'ವಾಹನ',
  dispatched: 'ಹೊರಟಿದೆ', expected: 'ತಲುಪುವ ಸಮಯ', late: 'ತಡ', onTime: 'ಸಮಯಕ್ಕೆ', forClient: 'ಯಾರಿಗಾಗಿ',

  remarkTitle: 'ಸರಕು ಯಾವ ಸ್ಥಿತಿಯಲ್ಲಿ ಬಂತು?',
  remarkTitleDriver: 'ಏನಾದರೂ ಬರೆಯಬೇಕೆ?',
  condition: 'ಸರಕು', delivery: 'ವಿತರಣೆ', category: 'ವರ್ಗ',
  conditions: { intact: 'ಸರಿಯಾಗಿದೆ', damaged: 'ಹಾನಿ', shortage: 'ಕೊರತೆ' },
  deliveries: { ontime: 'ಸಮಯಕ್ಕೆ', delayed: 'ತಡವಾಗಿ' },
  suggestions: 'ಸಲಹೆಗಳು', remark: 'ಟಿಪ್ಪಣಿ', yourName: 'ನಿಮ್ಮ ಹೆಸರು', optional: 'ಐಚ್ಛಿಕ', nothingChosen: '–',
  addRemark: 'ಟಿಪ್ಪಣಿ ಸೇರಿಸಿ', withoutRemark: 'ಟಿಪ್ಪಣಿ ಇಲ್ಲದೆ ಮುಂದುವರಿಸಿ',

  photosTitle: 'ಸರಕಿನ ಫೋಟೋಗಳು',
  faceTitle: 'ಸ್ವೀಕರಿಸುವವರ ಫೋಟೋ', faceText: 'ಸರಕು ಪಡೆಯುವವರ ಫೋಟೋ.',
  photosText: 'ಮುದ್ರೆ ಮತ್ತು ಸಹಿ ಇರುವ ಕಾಗದಗಳು, ಹಾನಿಯಾದ ಎಲ್ಲವೂ.',
  addPhoto: 'ಫೋಟೋ ಸೇರಿಸಿ', remove: (name: string) => `${name} ತೆಗೆಯಿರಿ`,
  sendPhotos: (count: number) => (count === 1 ? 'ಫೋಟೋ ಕಳುಹಿಸಿ' : `${count} ಫೋಟೋ ಕಳುಹಿಸಿ`),
  photosSent: (count: number) => (count === 1 ? '1 ಫೋಟೋ ದಾಖಲಾಗಿದೆ' : `${count} ಫೋಟೋಗಳು ದಾಖಲಾಗಿವೆ`),
  preparing: 'ಚಿಕ್ಕದಾಗಿಸಲಾಗುತ್ತಿದೆ', waiting: 'ಕಳುಹಿಸಲು ಸಿದ್ಧ', failed: 'ಕಳುಹಿಸಿಲ್ಲ', sent: 'ಕಳುಹಿಸಲಾಗಿದೆ', kept: 'ಈ ಫೋನ್‌ನಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ',
  download: (name: string) => `${name} ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ`, photoMissing: 'ಲೋಡ್ ಆಗಲಿಲ್ಲ',

  confirmTitle: 'ಸರಕು ನಿಮಗೆ ಸಿಕ್ಕಿತೇ?',
  receive: 'ಸಿಕ್ಕಿದೆ', reject: 'ತಿರಸ್ಕರಿಸಿ',
  orByOtp: 'ಅಥವಾ OTP ಮೂಲಕ ಖಚಿತಪಡಿಸಿ',
  sendOtp: 'OTP ಕಳುಹಿಸಿ', otp: 'OTP', verify: 'ಪರಿಶೀಲಿಸಿ',
  otpHint: 'ಆರು ಅಂಕಿಗಳು',
  rejectTitle: (reject: string) => `${reject}: ಖಚಿತವೇ?`,
  rejectText: 'ಕಳುಹಿಸಿದವರಿಗೆ ತಕ್ಷಣ ತಿಳಿಸಲಾಗುತ್ತದೆ. ಇದನ್ನು ಹಿಂಪಡೆಯಲಾಗದು.',
  reason: 'ಕಾರಣ',

  ratingTitle: 'ಒಟ್ಟಾರೆ ಅನುಭವ',
  ratingText: 'ಈ ವಿತರಣೆ ಹೇಗಿತ್ತು?',
  stars: (count: number) => (count === 1 ? '1 ನಕ್ಷತ್ರ' : `${count} ನಕ್ಷತ್ರಗಳು`),
  submit: 'ಸಲ್ಲಿಸಿ', skip: 'ಬಿಟ್ಟುಬಿಡಿ',

  received: 'ಸಿಕ್ಕಿದೆ', rejected: 'ತಿರಸ್ಕರಿಸಲಾಗಿದೆ', open: 'ದಾರಿಯಲ್ಲಿದೆ',
  confirmedBy: { receive: 'ಬಟನ್ ಮೂಲಕ ಖಚಿತವಾಗಿದೆ', otp: 'OTP ಮೂಲಕ ಖಚಿತವಾಗಿದೆ' },
  remarks: 'ಟಿಪ್ಪಣಿಗಳು', afterwards: 'ನಂತರ ಸೇರಿಸಲಾಗಿದೆ', attachments: 'ಲಗತ್ತುಗಳು', none: 'ಇಲ್ಲ', rating: 'ರೇಟಿಂಗ್',
  by: { receiver: 'ಸ್ವೀಕರಿಸುವವರು', driver: 'ಚಾಲಕ', client: 'ಕಳುಹಿಸಿದವರು', transporter: 'ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟರ್' },

  driverTitle: 'ನಿಮ್ಮ ಟ್ರಿಪ್',
  navigate: 'ದಾರಿ ತೋರಿಸಿ', callReceiver: 'ಸ್ವೀಕರಿಸುವವರಿಗೆ ಕರೆ ಮಾಡಿ', reached: 'ನಾನು ತಲುಪಿದ್ದೇನೆ', reachedAt: (time: string) => `${time}ಕ್ಕೆ ತಲುಪಿದ್ದೀರಿ`,
  driverOtpText: 'ಸರಕು ಒಪ್ಪಿಸಿದ ಮೇಲೆ ಸ್ವೀಕರಿಸುವವರ ಬಳಿ OTP ಕೇಳಿ.',
  trackingTitle: 'ಸರಕು ಎಲ್ಲಿದೆ?', maskedTracking: 'ಸರಕು ಎಲ್ಲಿದೆ ಎಂಬುದು ಟ್ರ್ಯಾಕಿಂಗ್ ಲಿಂಕ್‌ನಲ್ಲಿ ಕಾಣುತ್ತದೆ. ದಯವಿಟ್ಟು ಕಳುಹಿಸಿದವರ ಬಳಿ ಲಿಂಕ್ ಕೇಳಿ.', driverReached: 'ಗಮ್ಯಸ್ಥಾನದಲ್ಲಿದೆ',
}
