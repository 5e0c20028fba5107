import { english, translateFrom, type Translate } from '../../../domain/words/catalogue.ts'
import { languageOf, type Language } from '../../../domain/words/languages.ts'

const KEY = 'epod_language'

/** Scripts of one kind, a language each, by the path of their module. */
export type Packs = Readonly<Record<string, () => Promise<unknown>>>

const translations: Record<string, object> = {}
let bare = english
let own = (spoken: Translate): Translate => spoken
let here: Language = 'en'
let later: (() => Promise<void>) | null = null
let whole: Promise<void> | null = null

/**
 * Finds a catalogue in the page's language; to be asked whenever text is shown, since translations
 * may come later.
 */
export const t: Translate = (catalogue) => own(bare)(catalogue)

/**
 * Has `t` say it in other words from now on: `change` makes them of what the language says, each
 * time.
 */
export const reword = (change: (spoken: Translate) => Translate): void => {
  own = change
}

/** What the page speaks; its requests ask for the same. */
export const spokenHere = (): Language => here

const chosen = (): string[] => {
  try {
    return [localStorage.getItem(KEY) ?? []].flat()
  } catch {
    // A browser that keeps nothing goes by its own languages.
    return []
  }
}

/** Remembers the person's choice on this device and begins anew in that language. */
export const choose = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    return
  }
  location.reload()
}

const loadAll = async (language: Language, packs: readonly Packs[]): Promise<void> => {
  const loading = packs
    .flatMap((pack) => Object.entries(pack))
    .flatMap(([path, load]) => (path.includes(`/${language}/`) ? [load()] : []))
  Object.assign(translations, ...(await Promise.all(loading)))
  bare = translateFrom((name) => translations[name])
}

/**
 * Decides what the page speaks, by the person's own choice, else by the browser's, and loads what
 * it shows at first. To be awaited before anything is shown; English waits for nothing, and stands
 * in where a script does not come.
 */
export const speak = async (
  offered: readonly Language[],
  first: readonly Packs[],
  rest: readonly Packs[],
): Promise<void> => {
  const language = languageOf([...chosen(), ...navigator.languages], offered)
  if (language === 'en') return
  try {
    await loadAll(language, first)
  } catch {
    return
  }
  here = language
  document.documentElement.lang = language
  later = () => loadAll(language, rest)
}

/**
 * Loads what the page says later. Never rejects: what did not come is said in English, and tried
 * again when it is asked for next.
 */
export const everythingSaid = async (): Promise<void> => {
  if (!later) return
  whole ??= later().catch(() => {
    whole = null
  })
  await whole
}

/** Loads a part of the page that says more than was loaded at first. */
export const onceSaid = async <T>(load: () => Promise<T>): Promise<T> => {
  await everythingSaid()
  return load()
}
