import type { Sentence } from '../../../domain/words/sentence.ts'
import { textOfAny } from '../../../domain/words/text-of-any.ts'
import { t } from '../../lib/language/language.ts'

/** The text of what is said of a file, in the page's language; empty where nothing is. */
export const saidOfFile = (sentence: Sentence | null | undefined): string =>
  sentence ? textOfAny(sentence, t) : ''
