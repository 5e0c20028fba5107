import type { Translation } from '../catalogue.ts'
import type { labelTextSentences as english } from '../label-text-sentences.ts'

/** In Bengali: what is wrong with the text of a GS1 label. */
export const labelTextSentences: Translation<typeof english> = {
  gs1_none: 'এটি GS1 লেবেল নয়',
  gs1_unknown: (ai: string) => `application identifier ${ai} এখানে জানা নেই`,
  gs1_length: (ai: string) => `(${ai})-এর মানের দৈর্ঘ্য ঠিক নয়`,
  gs1_signs: (ai: string) => `(${ai})-এর মানে এমন চিহ্ন আছে যা থাকতে পারে না`,
  gs1_check_digit: (ai: string) => `(${ai})-এর যাচাই অঙ্ক ভুল`,
  gs1_twice: (ai: string) => `(${ai}) দুবার আছে, আলাদা মান নিয়ে`,
  gs1_flag: (ai: string) => `(${ai}) 0 বা 1 হতে হবে`,
  gs1_date: (ai: string) => `(${ai}) কোনো তারিখ ও সময় নয়`,
  gs1_place: '(4309) পৃথিবীর কোনো জায়গা নয়',
}
