import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Bengali: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  someError: 'কিছু একটা ভুল হয়েছে',
  noConnection: 'ইন্টারনেট নেই। আবার চেষ্টা করুন।',
  notFound: 'পাওয়া যায়নি',
  stillRunning: 'একই অনুরোধের কাজ এখনও চলছে',
  required: (label: string) => `${label} দরকার`,
  otpTooSoon: 'আরেকটি OTP চাওয়ার আগে 30 সেকেন্ড অপেক্ষা করুন',
  otpOff: 'এই অ্যাকাউন্টে OTP ব্যবহার হয় না',
  remarkMissing: 'মন্তব্য লিখুন',
  mandatoryRemarkMissing: 'স্ট্যাটাস মন্তব্য বা অন্য জরুরি তথ্য লিখুন',
  remarkCategoryMissing: 'মন্তব্যের ধরন বেছে নিন',
  recipientPictureMissing: 'প্রাপকের ছবি নেই',
  missingGoodNeeded: 'অন্তত 1টি হারানো মালের তথ্য লিখুন',
  damagedGoodNeeded: 'অন্তত 1টি নষ্ট মালের তথ্য লিখুন',
  photoTooLarge: 'ফাইল 15 MB-র বেশি হতে পারে না',
  photoNameNeeded: 'ফাইলের নামে এক্সটেনশন দরকার',
  notAllowed: 'আপনার এই অনুমতি নেই',
}
