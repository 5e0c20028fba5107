import { textFrom, type Sentence } from '../../../domain/words/sentence.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { t } from './language.ts'

/** The text of a message descriptor in the page's language; to be asked whenever it is shown. */
export const said = (sentence: Sentence): string => textFrom(sentences, sentence, t)

/** The text of a message descriptor in the page's language; null where there is none. */
export const saidIfAny = (sentence: Sentence | null | undefined): string | null =>
  sentence ? said(sentence) : null
