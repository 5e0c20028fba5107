import { useEffect, useState } from 'react'
import { pathWords } from '../../../domain/words/driver-path.ts'
import type { Language } from '../../../domain/words/languages.ts'
import { spokenHere, t } from '../../lib/language/language.ts'

interface Pack {
  readonly pathWords: typeof pathWords
}
const packs = import.meta.glob<Pack>('../../../domain/words/*/link-driver.ts')
const loaded = new Map<Language, Pack['pathWords']>()

/** What the driver's page alone says, in English until its words are there. */
export const usePathWords = (): Pack['pathWords'] => {
  const language = spokenHere()
  const [, setThere] = useState<Language | null>(null)
  useEffect(() => {
    if (loaded.has(language)) return
    const pack = packs[`../../../domain/words/${language}/link-driver.ts`]
    const load = async (): Promise<void> => {
      const words = await pack?.()
      if (!words) return
      loaded.set(language, words.pathWords)
      setThere(language)
    }
    // What does not come is said in English.
    void load().catch(() => undefined)
  }, [language])
  return loaded.get(language) ?? t(pathWords)
}
