import { spoken } from './catalogue.ts'

/** What the desk says of the code that opens the form on a phone. */
export const phoneCodeWords = /* @__PURE__ */ spoken('phoneCodeWords', {
  onPhone: 'Add on a phone',
  phoneTitle: 'Add on a phone',
  phoneText: 'Scan this with the phone’s camera. It opens the form there, once, in your name.',
  phoneExpires: (seconds: number) => `Good for another ${seconds} s`,
  phoneExpired: 'This code’s time is over.',
  phoneAgain: 'New code',
  qr: 'QR code of the address',
  phoneLater: (until: string) => `Good until ${until}`,
  copy: 'Copy address',
  address: 'Address',
} as const)
