import type { Translation } from '../catalogue.ts'
import type { pathWords as english } from '../driver-path.ts'

/** In Bengali: what the driver's page says of its steps, and of where they lead. */
export const pathWords: Translation<typeof english> = {
  others: 'অন্যান্য কাজ',
  allDone: 'এখানে আর কিছু বাকি নেই',
  nextStop: 'পরের গন্তব্য',
  navigate: 'পথ দেখুন',
  callReceiver: 'প্রাপককে ফোন করুন',
  remarkTitleDriver: 'কিছু লিখতে চান?',
  notDelivered: 'মাল দেওয়া যায়নি',
  driverOtpText: 'মাল দেওয়ার পর প্রাপকের কাছে OTP চান।',
  driverTitle: 'আপনার ট্রিপ',
}
