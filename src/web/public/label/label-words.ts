import { alsoSay, type Packs } from '../../lib/language/language.ts'

const packs = import.meta.glob('../../../domain/words/*/link-label.ts') as Packs

/** Answers a part of the page once its words are there: those of labels, which few visits need. */
export const wordedAs = async <T>(part: T): Promise<T> => {
  await alsoSay(packs)
  return part
}
