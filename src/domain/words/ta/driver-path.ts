import type { Translation } from '../catalogue.ts'
import type { pathWords as english } from '../driver-path.ts'

/** In Tamil: what the driver's page says of its steps, and of where they lead. */
export const pathWords: Translation<typeof english> = {
  others: 'மற்ற வேலைகள்',
  allDone: 'இங்கே இனி எதுவும் மீதமில்லை',
  nextStop: 'அடுத்த நிறுத்தம்',
  navigate: 'வழி காட்டு',
  callReceiver: 'பெறுநரை அழை',
  remarkTitleDriver: 'ஏதாவது குறிப்பிட வேண்டுமா?',
  notDelivered: 'வழங்க முடியவில்லை',
  driverOtpText: 'சரக்கை ஒப்படைத்த பிறகு பெறுநரிடம் OTP கேட்கவும்.',
  driverTitle: 'உங்கள் பயணம்',
}
