import { everyLanguage } from '../../../domain/words/languages.ts'
import {
  everythingSaid,
  onOtherLanguage,
  speak,
  spokenHere,
  type Packs,
} from '../../lib/language/language.ts'

const page = import.meta.glob('../../../domain/words/*/link-page.ts') as Packs
const rest = import.meta.glob('../../../domain/words/*/link-rest.ts') as Packs

/**
 * Shows a public page in the person's language: its first words before anything is shown, the
 * others as soon as they are there. A page of its own words gives those of the first sight in
 * `own`.
 */
export const shownIn = async (
  title: () => string,
  show: () => void,
  own?: Packs,
  ...later: Packs[]
): Promise<void> => {
  await speak(everyLanguage, own ? [own] : [page], own ? [page, rest, ...later] : [rest])
  // The youngest of what is filled in: a browser that has it has the others.
  if (!('isWellFormed' in String.prototype))
    await import('../../lib/older-browsers.ts').catch(() => undefined)
  onOtherLanguage(() => {
    document.title = title()
    show()
  })
  show()
  if (spokenHere() === 'en') return
  document.title = title()
  await everythingSaid()
  show()
}
