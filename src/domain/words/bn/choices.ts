import type { Translation } from '../catalogue.ts'
import type { choiceWords as english } from '../choices.ts'

/** In Bengali: what may be said of goods. */
export const choiceWords: Translation<typeof english> = {
  'Damaged Goods': 'ভাঙা মাল',
  'Items Missing': 'জিনিস কম আছে',
  'Delayed Trip': 'গাড়ি দেরিতে এসেছে',
  'Drivers Behaviour': 'ড্রাইভারের আচরণ',
  'Wrong Items': 'ভুল জিনিস',
  Spilled: 'ছড়িয়ে গেছে',
  'Not Cold': 'ঠান্ডা নয়',
  'Packaging Torn': 'প্যাকিং ছেঁড়া',
  'Ontime delivery': 'সময়মতো ডেলিভারি',
  Intact: 'অক্ষত',
  'Delayed delivery': 'দেরিতে ডেলিভারি',
  Damaged: 'ভাঙা',
  'Items are missing': 'জিনিস কম',
  'Wrong Item': 'ভুল জিনিসটি',
  'Expired Items': 'মেয়াদ শেষ জিনিস',
  'Poor Service': 'খারাপ পরিষেবা',
  Other: 'অন্যান্য',
  'Wrong Material': 'ভুল মাল',
  'Expired Material': 'মেয়াদ শেষ মাল',
  'Leakage Inside Box': 'বাক্সের ভিতরে চুঁইয়ে পড়েছে',
  'Damaged Box': 'ভাঙা বাক্স',
  'Short Qty Receipt': 'পরিমাণ কম এসেছে',
  'Excess Qty Receipt': 'পরিমাণ বেশি এসেছে',
  'Batch Mismatch': 'ব্যাচ আলাদা',
  'Expiry Date Mismatch': 'মেয়াদের তারিখ আলাদা',
  'Wet boxes': 'ভেজা বাক্স',
}
