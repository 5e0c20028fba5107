import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Bengali: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  some_error: 'কিছু একটা ভুল হয়েছে',
  no_connection: 'ইন্টারনেট নেই। আবার চেষ্টা করুন।',
  not_found: 'পাওয়া যায়নি',
  still_running: 'একই অনুরোধের কাজ এখনও চলছে',
  required: (label: string) => `${label} দরকার`,
  otp_too_soon: 'আরেকটি OTP চাওয়ার আগে 30 সেকেন্ড অপেক্ষা করুন',
  otp_off: 'এই অ্যাকাউন্টে OTP ব্যবহার হয় না',
  remark_missing: 'মন্তব্য লিখুন',
  mandatory_remark_missing: 'স্ট্যাটাস মন্তব্য বা অন্য জরুরি তথ্য লিখুন',
  status_remark_missing: 'স্ট্যাটাস মন্তব্য লিখুন',
  remark_category_missing: 'মন্তব্যের ধরন বেছে নিন',
  recipient_picture_missing: 'প্রাপকের ছবি নেই',
  missing_good_needed: 'অন্তত 1টি হারানো মালের তথ্য লিখুন',
  damaged_good_needed: 'অন্তত 1টি নষ্ট মালের তথ্য লিখুন',
  photo_too_large: 'ফাইল 15 MB-র বেশি হতে পারে না',
  photo_name_needed: 'ফাইলের নামে এক্সটেনশন দরকার',
  not_allowed: 'আপনার এই অনুমতি নেই',
  thanks: 'ধন্যবাদ',
  note_missing: 'কী ভুল তা লিখুন',
  signature_blank: 'আগে বাক্সে সই করুন',
  signature_name_missing: 'যিনি সই করেছেন তাঁর নাম লিখুন',
  signature_relation_missing: 'প্রাপকের সঙ্গে সইকারীর সম্পর্ক লিখুন',
  anonymous: 'নামহীন',
  incomplete_form: 'ফর্ম অসম্পূর্ণ',
  submitted: 'সফলভাবে জমা হয়েছে',
}
