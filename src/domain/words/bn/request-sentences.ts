import type { Translation } from '../catalogue.ts'
import type { requestSentences as english } from '../request-sentences.ts'

/** In Bengali: what is said of a request itself, and of input that has not the declared shape. */
export const requestSentences: Translation<typeof english> = {
  unknown_field: 'পরিচিত ঘর নয়',
  not_storable: 'এমন অক্ষর আছে যা রাখা যায় না',
  too_many_fields: (most: number) => `সর্বোচ্চ ${most}টি ফিল্ড`,
  too_many_values: (most: number) => `একবারে সর্বোচ্চ ${most}টি মান নেওয়া হয়`,
  too_wide: (most: number) => `একটি অবজেক্টে সর্বোচ্চ ${most}টি ফিল্ড থাকতে পারে`,
  too_deeply_nested: (most: number) => `নেস্টিং-এর সর্বোচ্চ ${most}টি স্তর নেওয়া হয়`,
  too_much_from_here: 'এখান থেকে একসঙ্গে অনেক কিছু চলছে। একটু পরে আবার চেষ্টা করুন।',
  unfit: 'এখানে মানায় না',
  wrong_format: 'সঠিক আকারে নেই',
  wrong_type: (kind: string) => `${kind} হতে হবে`,
  kinds: {
    text: 'লেখা',
    number: 'সংখ্যা',
    whole: 'পূর্ণ সংখ্যা',
    flag: 'হ্যাঁ বা না (true/false)',
    list: 'তালিকা',
    object: 'অবজেক্ট',
    nothing: 'খালি',
  },
  too_short: (least: number) => `কমপক্ষে ${least}টি অক্ষর থাকতে হবে`,
  too_long: (most: number) => `সর্বোচ্চ ${most}টি অক্ষর থাকতে পারে`,
  too_few: (least: number) => `কমপক্ষে ${least}টি এন্ট্রি থাকতে হবে`,
  too_many: (most: number) => `সর্বোচ্চ ${most}টি এন্ট্রি থাকতে পারে`,
  too_low: (least: number) => `কমপক্ষে ${least} হতে হবে`,
  too_high: (most: number) => `সর্বোচ্চ ${most} হতে পারে`,
}
