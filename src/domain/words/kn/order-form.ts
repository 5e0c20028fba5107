import type { Translation } from '../catalogue.ts'
import type { formWords as english } from '../order-form.ts'

/** In Kannada: what only the form for a new order says. */
export const formWords: Translation<typeof english> = {
  simple: 'ಸರಳ', full: 'ಪೂರ್ಣ', mode: 'ಅಂಕಣಗಳು',
  number: { lr: 'LR ಸಂಖ್ಯೆ', invoice: 'ಇನ್‌ವಾಯ್ಸ್ ಸಂಖ್ಯೆ' },
  consignment: 'ಸರಕು', route: 'ಮಾರ್ಗ', vehicle: 'ವಾಹನ ಮತ್ತು ಚಾಲಕ', receivers: 'ಸ್ವೀಕರಿಸುವವರು', load: 'ಲೋಡ್',
  client: 'ಕ್ಲೈಂಟ್', source: 'ಹೊರಡುವ ಸ್ಥಳ', destination: 'ಗಮ್ಯಸ್ಥಾನ', transporter: 'ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟರ್', truck: 'ಟ್ರಕ್ ಸಂಖ್ಯೆ',
  driverName: 'ಚಾಲಕರ ಹೆಸರು', driverContact: 'ಚಾಲಕರ ಸಂಪರ್ಕ', contactHint: 'ಹತ್ತು ಅಂಕಿಗಳು; ಹಲವು ಇದ್ದರೆ ಅಲ್ಪವಿರಾಮ ಹಾಕಿ',
  spocName: 'SPOC ಹೆಸರು', spocContact: 'SPOC ಸಂಪರ್ಕ', spocEmail: 'SPOC ಇ-ಮೇಲ್',
  nth: (label: string, index: number) => (index === 0 ? label : `${label} ${index + 1}`),
  addSpoc: 'SPOC ಸೇರಿಸಿ', removeSpoc: (index: number) => `SPOC ${index + 1} ತೆಗೆಯಿರಿ`, lastSpoc: 'ಕನಿಷ್ಠ ಒಬ್ಬ SPOC ಬೇಕು',
  dispatchDate: 'ಹೊರಡುವ ದಿನಾಂಕ', dispatchTime: 'ಹೊರಡುವ ಸಮಯ', timeHint: '24 ಗಂಟೆ, HH:mm', dateHint: 'ಖಾಲಿ ಇದ್ದರೆ ಇಂದು', eta: 'ETA (ಗಂಟೆ)', tat: 'TAT (ಅವಧಿ)',
  units: 'ಘಟಕಗಳು', weight: 'ಸರಕಿನ ತೂಕ', weightUnit: 'ಘಟಕ', value: 'ಇನ್‌ವಾಯ್ಸ್ ಮೌಲ್ಯ',
  invoice: 'ಇನ್‌ವಾಯ್ಸ್', invoiceDate: 'ಇನ್‌ವಾಯ್ಸ್ ದಿನಾಂಕ', sourceCity: 'ಹೊರಡುವ ನಗರ', address: 'ಗಮ್ಯದ ವಿಳಾಸ',
  city: 'ಗಮ್ಯದ ನಗರ', postalCode: 'ಪಿನ್ ಕೋಡ್', state: 'ರಾಜ್ಯ', boxes: 'ಪೆಟ್ಟಿಗೆಗಳ ಸಂಖ್ಯೆ', lot: 'ಲಾಟ್',
  known: 'ಬಳಕೆಯಲ್ಲಿರುವ ಹೆಸರುಗಳು',
  submit: 'ಸಲ್ಲಿಸಿ', cancel: 'ರದ್ದುಮಾಡಿ', done: 'ಆಯಿತು',
  added: (identifier: string) => `${identifier} ಸೇರಿಸಲಾಗಿದೆ. ಮುಂದೇನು?`,
  another: 'ಇನ್ನೊಂದು ಸೇರಿಸಿ', copyLink: { receiver: 'ಸ್ವೀಕರಿಸುವವರ ಲಿಂಕ್ ನಕಲಿಸಿ', driver: 'ಚಾಲಕರ ಲಿಂಕ್ ನಕಲಿಸಿ', tracking: 'ಟ್ರ್ಯಾಕಿಂಗ್ ಲಿಂಕ್ ನಕಲಿಸಿ' }, openOrder: 'ಆರ್ಡರ್ ತೆರೆಯಿರಿ',
}
