import type { Translation } from '../catalogue.ts'
import type { fileSentences as english } from '../file-sentences.ts'

const listed = (lines: readonly number[], most: number): string =>
  lines.slice(0, most).join(', ') + (lines.length > most ? ', और भी बहुत।' : '')

/** What a length of time is counted in, by the word the policy has for it. */
const units: Readonly<Record<string, string>> = { hours: 'घंटों', days: 'दिनों' }

/** In Hindi: what is said of the cells and rows of a file with orders, by the page alone. */
export const fileSentences: Translation<typeof english> = {
  not_date: (text: string) => `“${text}” तारीख नहीं है; इसे 2026-11-21 या 21-Nov-2026 की तरह लिखें`,
  two_ways: (text: string) =>
    `“${text}” दो तरह से पढ़ा जा सकता है; बताएँ कि दिन कौन-सी संख्या है, या 2026-11-21 या 21-Nov-2026 लिखें`,
  not_time: (text: string) => `“${text}” समय नहीं है; इसे 14:30 की तरह लिखें`,
  not_number: (text: string) => `“${text}” संख्या नहीं है`,
  number_two_ways: (text: string) =>
    `“${text}” दो तरह से पढ़ा जा सकता है; बताएँ कि दशमलव से पहले कौन-सा चिह्न है`,
  not_tat: (text: string, unit: string) => `“${text}” ${units[unit] ?? unit} में समय की अवधि नहीं है`,
  rounded: 'स्प्रेडशीट ने इस लंबी संख्या को गोल कर दिया है; कॉलम को टेक्स्ट बनाएँ और इसे फिर से भरें',
  formula_failed: (text: string) => `${text}: शीट का एक फ़ॉर्मूला विफल हुआ है`,
  cell_missing: (label: string) => `${label} नहीं है`,
  missing_at: (lines: readonly number[]) => `इन पंक्तियों में डेटा नहीं है - ${listed(lines, 10)}`,
  line_differs: (label: string, line: number, other: number) =>
    `${label} पंक्ति ${line} और ${other} में अलग है, जबकि दोनों का नंबर एक ही है`,
  row_twice: (line: number) => `पंक्ति ${line} में यही नंबर है, पर मान अलग हैं`,
  row_repeats: (line: number) => `पंक्ति ${line} जैसा ही`,
  row_repeats_own: 'इस ऑर्डर की पिछली पंक्ति जैसा ही, और एक बार गिना गया',
  row_held_back: (line: number) => `इसी नंबर की पंक्ति ${line} में गलती है`,
  row_taken: 'खाते में इस नंबर का ऑर्डर है, पर मान अलग हैं',
  dispatch_far: 'रवानगी आज से एक साल से ज़्यादा दूर है; कृपया तारीख देखें',
  places_alike: 'शुरुआत और पहुँचने की जगह एक ही हैं',
  labelled: (label: string, said: string) => (said.includes(label) ? said : `${label}: ${said}`),
}
