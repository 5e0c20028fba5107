import type { Translate } from '../../../domain/words/catalogue.ts'
import type { Language } from '../../../domain/words/languages.ts'
import { parcelWords } from '../../../domain/words/parcel.ts'
import { everythingSaid, spokenHere, t } from '../../lib/language/language.ts'

interface Pack {
  readonly parcelWords: typeof parcelWords
}
const packs = import.meta.glob<Pack>('../../../domain/words/*/link-label.ts')
const loaded = new Map<Language, Pack['parcelWords']>()

/** Answers a part of the page once its words are there: those of labels, which few visits need. */
export const wordedAs = async <T>(part: T): Promise<T> => {
  await everythingSaid()
  const language = spokenHere()
  const pack = packs[`../../../domain/words/${language}/link-label.ts`]
  // What does not come is said in English.
  const words = await pack?.().catch(() => null)
  if (words) loaded.set(language, words.parcelWords)
  return part
}

/** `t` that knows what is said of labels too. */
export const tLabel: Translate = <T extends object>(catalogue: T): T => {
  const own: object | undefined = loaded.get(spokenHere())
  return own !== undefined && Object.is(catalogue, parcelWords) ? (own as T) : t(catalogue)
}
