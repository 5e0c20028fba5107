import type { Translation } from '../catalogue.ts'
import type { attemptWords as english } from '../attempt.ts'

/** In Bengali: what pages and papers say of goods that could not be delivered. */
export const attemptWords: Translation<typeof english> = {
  title: 'ব্যর্থ চেষ্টা',
  ask: 'মাল কেন দেওয়া গেল না?',
  reasons: {
    nobody_there: 'সেখানে কেউ ছিল না',
    closed: 'বন্ধ ছিল',
    refused_at_door: 'দরজায় ফিরিয়ে দিয়েছে',
    another_day: 'অন্য দিন আসতে বলেছে',
    address_not_found: 'ঠিকানা পাওয়া যায়নি',
    no_time: 'সময় ছিল না',
    vehicle: 'গাড়ির সমস্যা',
    other: 'অন্য কারণ',
  },
  photo: 'দরজার ছবি',
  remark: 'মন্তব্য',
  save: 'ব্যর্থ চেষ্টা নথিভুক্ত করুন',
  attempt: (number: number, reason: string) => `চেষ্টা ${number}: ${reason}`,
  question: 'কেউ কি এসেছিল?',
  said: (reason: string, time: string) => `চালক জানিয়েছেন: ${reason}, ${time}`,
  answers: {
    somebody_came: 'হ্যাঁ, কেউ এসেছিল',
    nobody_came: 'কেউ আসেনি',
    another_day: 'আমি অন্য দিন আসতে বলেছি',
  },
  receiver: (answer: string) => `প্রাপক: ${answer}`,
  unasked: 'এখনও উত্তর নেই',
  contradicted: 'খণ্ডিত',
  photos: (count: number) => `দরজার ছবি: ${count}`,
}
