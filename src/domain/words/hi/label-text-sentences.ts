import type { Translation } from '../catalogue.ts'
import type { labelTextSentences as english } from '../label-text-sentences.ts'

/** In Hindi: what is wrong with the text of a GS1 label. */
export const labelTextSentences: Translation<typeof english> = {
  gs1_none: 'यह GS1 लेबल नहीं है',
  gs1_unknown: (ai: string) => `application identifier ${ai} यहाँ मालूम नहीं है`,
  gs1_length: (ai: string) => `(${ai}) के मान की लंबाई सही नहीं है`,
  gs1_signs: (ai: string) => `(${ai}) के मान में ऐसे चिह्न हैं जो नहीं हो सकते`,
  gs1_check_digit: (ai: string) => `(${ai}) का जाँच अंक गलत है`,
  gs1_twice: (ai: string) => `(${ai}) दो बार है, अलग मानों के साथ`,
  gs1_flag: (ai: string) => `(${ai}) 0 या 1 होना चाहिए`,
  gs1_date: (ai: string) => `(${ai}) तारीख और समय नहीं है`,
  gs1_place: '(4309) धरती पर कोई जगह नहीं है',
}
