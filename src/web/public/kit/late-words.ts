import { useEffect, useState } from 'react'
import type { Language } from '../../../domain/words/languages.ts'
import { spokenHere, t } from '../../lib/language/language.ts'

/**
 * Words that a part of a page brings along, in English until those of the page's language are
 * there. `packs` are its scripts by their path; what does not come is said in English.
 */
export const lateWords = <N extends string, W extends object>(
  packs: Readonly<Record<string, () => Promise<Readonly<Record<N, W>>>>>,
  name: N,
  english: W,
): (() => W) => {
  const loaded = new Map<Language, W>()
  return () => {
    const language = spokenHere()
    const [, setThere] = useState<Language | null>(null)
    useEffect(() => {
      if (loaded.has(language)) return
      const [, pack] = Object.entries(packs).find(([path]) => path.includes(`/${language}/`)) ?? []
      const load = async (): Promise<void> => {
        const words = await pack?.()
        if (!words) return
        loaded.set(language, words[name])
        setThere(language)
      }
      void load().catch(() => undefined)
    }, [language])
    return loaded.get(language) ?? t(english)
  }
}
