import type { Translation } from '../catalogue.ts'
import type { labelTextSentences as english } from '../label-text-sentences.ts'

/** In Telugu: what is wrong with the text of a GS1 label. */
export const labelTextSentences: Translation<typeof english> = {
  gs1_none: 'ఇది GS1 లేబుల్ కాదు',
  gs1_unknown: (ai: string) => `application identifier ${ai} ఇక్కడ తెలియదు`,
  gs1_length: (ai: string) => `(${ai}) విలువ పొడవు సరిగా లేదు`,
  gs1_signs: (ai: string) => `(${ai}) విలువలో ఉండకూడని గుర్తులు ఉన్నాయి`,
  gs1_check_digit: (ai: string) => `(${ai}) తనిఖీ అంకె తప్పు`,
  gs1_twice: (ai: string) => `(${ai}) వేర్వేరు విలువలతో రెండుసార్లు ఉంది`,
  gs1_flag: (ai: string) => `(${ai}) 0 లేదా 1 కావాలి`,
  gs1_date: (ai: string) => `(${ai}) తేదీ, సమయం కాదు`,
  gs1_place: '(4309) భూమిపై ఉన్న చోటు కాదు',
}
