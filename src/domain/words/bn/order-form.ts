import type { Translation } from '../catalogue.ts'
import type { formWords as english } from '../order-form.ts'

/** In Bengali: what only the form for a new order says. */
export const formWords: Translation<typeof english> = {
  simple: 'সহজ', full: 'সম্পূর্ণ', mode: 'ঘর',
  number: { lr: 'LR নম্বর', invoice: 'ইনভয়েস নম্বর' },
  consignment: 'চালান', route: 'রুট', vehicle: 'গাড়ি ও ড্রাইভার', receivers: 'প্রাপক', load: 'বোঝা',
  client: 'ক্লায়েন্ট', source: 'উৎস', destination: 'গন্তব্য', transporter: 'ট্রান্সপোর্টার', truck: 'ট্রাক নম্বর',
  driverName: 'ড্রাইভারের নাম', driverContact: 'ড্রাইভারের যোগাযোগ', contactHint: 'দশটি সংখ্যা; একাধিক হলে কমা দিন',
  spocName: 'SPOC-এর নাম', spocContact: 'SPOC-এর যোগাযোগ', spocEmail: 'SPOC-এর ই-মেল',
  nth: (label: string, index: number) => (index === 0 ? label : `${label} ${index + 1}`),
  addSpoc: 'SPOC যোগ করুন', removeSpoc: (index: number) => `SPOC ${index + 1} সরান`, lastSpoc: 'অন্তত একজন SPOC দরকার',
  dispatchDate: 'রওনার তারিখ', dispatchTime: 'রওনার সময়', timeHint: '24 ঘণ্টা, HH:mm', dateHint: 'খালি থাকলে আজ', eta: 'ETA (ঘণ্টা)', tat: 'TAT (সময়সীমা)',
  units: 'সংখ্যা', weight: 'চালানের ওজন', weightUnit: 'একক', value: 'ইনভয়েসের মূল্য',
  invoice: 'ইনভয়েস', invoiceDate: 'ইনভয়েসের তারিখ', sourceCity: 'উৎস শহর', address: 'গন্তব্যের ঠিকানা',
  city: 'গন্তব্য শহর', postalCode: 'পিন কোড', state: 'রাজ্য', boxes: 'বাক্সের সংখ্যা', lot: 'লট',
  known: 'ব্যবহৃত নাম',
  submit: 'জমা দিন', cancel: 'বাতিল', done: 'হয়ে গেছে',
  added: (identifier: string) => `${identifier} যোগ হয়েছে। এবার কী?`,
  another: 'আরেকটি যোগ করুন', copyLink: { receiver: 'প্রাপকের লিংক কপি করুন', driver: 'ড্রাইভারের লিংক কপি করুন', tracking: 'ট্র্যাকিং লিংক কপি করুন' }, openOrder: 'অর্ডার খুলুন',
}
