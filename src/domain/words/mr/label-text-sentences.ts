import type { Translation } from '../catalogue.ts'
import type { labelTextSentences as english } from '../label-text-sentences.ts'

/** In Marathi: what is wrong with the text of a GS1 label. */
export const labelTextSentences: Translation<typeof english> = {
  gs1_none: 'हे GS1 लेबल नाही',
  gs1_unknown: (ai: string) => `application identifier ${ai} इथे माहीत नाही`,
  gs1_length: (ai: string) => `(${ai}) च्या मूल्याची लांबी बरोबर नाही`,
  gs1_signs: (ai: string) => `(${ai}) च्या मूल्यात चालत नाहीत अशी चिन्हे आहेत`,
  gs1_check_digit: (ai: string) => `(${ai}) चा तपासणी अंक चुकीचा आहे`,
  gs1_twice: (ai: string) => `(${ai}) दोनदा आहे, वेगवेगळ्या मूल्यांसह`,
  gs1_flag: (ai: string) => `(${ai}) 0 किंवा 1 असले पाहिजे`,
  gs1_date: (ai: string) => `(${ai}) ही तारीख आणि वेळ नाही`,
  gs1_place: '(4309) ही पृथ्वीवरील जागा नाही',
}
