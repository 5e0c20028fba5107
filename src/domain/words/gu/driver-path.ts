import type { Translation } from '../catalogue.ts'
import type { pathWords as english } from '../driver-path.ts'

/** In Gujarati: what the driver's page says of its steps, and of where they lead. */
export const pathWords: Translation<typeof english> = {
  others: 'બીજાં કામ',
  allDone: 'અહીં બીજું કંઈ બાકી નથી',
  nextStop: 'આગળનો મુકામ',
  navigate: 'રસ્તો જુઓ',
  callReceiver: 'લેનારને ફોન કરો',
  remarkTitleDriver: 'કંઈ નોંધવું છે?',
  notDelivered: 'માલ આપી ન શકાયો',
  driverOtpText: 'માલ સોંપ્યા પછી લેનાર પાસે OTP માગો.',
  driverTitle: 'તમારી ટ્રિપ',
}
