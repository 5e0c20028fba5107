import { english } from '../words/catalogue.ts'
import type { Sentence } from '../words/sentence.ts'
import { textOfAny } from '../words/text-of-any.ts'

/** The text of a message descriptor in English, as the requirements word it. */
export const inEnglish = (sentence: Sentence): string => textOfAny(sentence, english)
