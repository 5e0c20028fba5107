import type { Translate } from './catalogue.ts'
import { everySentence } from './every-sentence.ts'
import { textFrom, type Sentence } from './sentence.ts'

/** The text of any sentence in a language: for the server, which has them all. */
export const textOfAny = (given: Sentence, t: Translate): string =>
  textFrom(everySentence, given, t)
