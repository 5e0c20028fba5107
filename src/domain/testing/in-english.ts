import { english } from '../words/catalogue.ts'
import { textOf, type Sentence } from '../words/sentence.ts'

/** The text of a message descriptor in English, as the requirements word it. */
export const inEnglish = (sentence: Sentence): string => textOf(sentence, english)
