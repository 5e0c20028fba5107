import { english, translateFrom, type Translate } from '../../../domain/words/catalogue.ts'
import {
  anyLanguage,
  isAnyLanguage,
  languageFor,
  offeredOf,
  type ClientLanguages,
  type Language,
} from '../../../domain/words/languages.ts'

/** Where the person's own choice is remembered, and what the client that was met last speaks. */
const CHOICE = 'epod_language'
const CLIENT = 'epod_client_languages'

/** Words of one language, by the names of their catalogues. */
type Words = Record<string, object>

/** Scripts of one kind, a language each, by the path of their module. */
export type Packs = Readonly<Record<string, () => Promise<unknown>>>

/** What this page can say, with all its words. */
let able: readonly Language[] = ['en']
let packs: readonly Packs[] = []
let client = anyLanguage
let bare = english
/** The words of the language that is spoken; null for English. */
let spoken: Words | null = null
let own = (plain: Translate): Translate => plain
let here: Language = 'en'
let later: (() => Promise<void>) | null = null
let whole: Promise<void> | null = null
let sayAnew = (): void => {}

/**
 * Finds a catalogue in the page's language; to be asked whenever text is shown, since translations
 * may come later.
 */
export const t: Translate = (catalogue) => own(bare)(catalogue)

/**
 * Has `t` say it in other words from now on: `change` makes them of what the language says, each
 * time.
 */
export const reword = (change: (plain: Translate) => Translate): void => {
  own = change
}

/** What the page speaks; its requests ask for the same. */
export const spokenHere = (): Language => here

/** What the page offers to speak: what it can, as far as its client offers it. */
export const offeredHere = (): Language[] => offeredOf(able, client)

/** Has the page offer what a client does, and go on speaking as it does. */
export const offer = (languages: ClientLanguages = anyLanguage): void => {
  client = languages
}

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing goes by its own languages.
    return null
  }
}

const keptClient = (): ClientLanguages => {
  try {
    const { offered, first } = JSON.parse(kept(CLIENT) ?? '{}') as Partial<ClientLanguages>
    if (!Array.isArray(offered)) return anyLanguage
    return { offered, first: typeof first === 'string' ? first : null }
  } catch {
    return anyLanguage
  }
}

/** Of a client that offers all there is, nothing has to be remembered. */
const remember = (languages: ClientLanguages): void => {
  if (!isAnyLanguage(languages)) keep(CLIENT, JSON.stringify(languages))
  else if (kept(CLIENT) !== null) localStorage.removeItem(CLIENT)
}

const keep = (key: string, value: string): boolean => {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Remembers the person's choice on this device and begins anew in that language. */
export const choose = (language: Language): void => {
  if (keep(CHOICE, language)) location.reload()
}

/** What was chosen on this page, where the browser may keep nothing. */
let chosen: Language | null = null

const wanted = (): Language =>
  languageFor(chosen ?? kept(CHOICE), client, navigator.languages, able)

/** Loads words beside those that are there; false where they do not come. */
const loadWords = async (
  language: Language,
  wordsOf: readonly Packs[],
  there: Words,
): Promise<boolean> => {
  const loading = wordsOf
    .flatMap((pack) => Object.entries(pack))
    .flatMap(([path, fetched]) => (path.includes(`/${language}/`) ? [fetched()] : []))
  try {
    Object.assign(there, ...(await Promise.all(loading)))
    return true
  } catch {
    return false
  }
}

/** Speaks a language from now on, in the words that are there; null for English. */
const begin = (language: Language, there: Words | null): void => {
  spoken = there
  bare = there ? translateFrom((name) => there[name]) : english
  here = language
  document.documentElement.lang = language
}

/**
 * Decides what the page speaks and loads what it shows at first. To be awaited before anything is
 * shown; English waits for nothing, and stands in where a script does not come. `known` is what the
 * client offers, where that is known already; else it is as the client that was met last.
 */
export const speak = async (
  can: readonly Language[],
  first: readonly Packs[],
  rest: readonly Packs[],
  known?: ClientLanguages,
): Promise<void> => {
  able = can
  packs = [...first, ...rest]
  client = known ?? keptClient()
  const language = wanted()
  if (language === 'en') return
  const there: Words = {}
  if (!(await loadWords(language, first, there))) return
  begin(language, there)
  later = async () => {
    if (!(await loadWords(language, rest, there))) whole = null
    // Another language may have been begun meanwhile.
    else if (here === language) begin(language, there)
  }
}

/** Hears of another language than before: all that was said has to be said anew then. */
export const onOtherLanguage = (heard: () => void): void => {
  sayAnew = heard
}

/**
 * Has the page offer what its client does, remembers that on this device, and speaks as it asks.
 * Answers whether that is another language; where its words do not come, the page goes on as it
 * did.
 */
export const speakAs = async (languages: ClientLanguages = anyLanguage): Promise<boolean> => {
  offer(languages)
  remember(languages)
  const language = wanted()
  if (language === here) return false
  const there: Words | null = language === 'en' ? null : {}
  if (there && !(await loadWords(language, packs, there))) return false
  // Another one may have been chosen meanwhile.
  if (language !== wanted()) return false
  begin(language, there)
  later = null
  sayAnew()
  return true
}

/**
 * Remembers the person's choice on this device and speaks that language from now on, over whatever
 * was begun on the page.
 */
export const speakChosen = async (language: Language): Promise<void> => {
  chosen = language
  keep(CHOICE, language)
  await speakAs(client)
}

/**
 * Loads what the page says later. Never rejects: what did not come is said in English, and tried
 * again when it is asked for next.
 */
export const everythingSaid = async (): Promise<void> => {
  if (!later) return
  await (whole ??= later())
}

/** Loads a part of the page that says more than was loaded at first. */
export const onceSaid = async <T>(load: () => Promise<T>): Promise<T> => {
  await everythingSaid()
  return load()
}

/**
 * Has the page say more from now on, in whichever language it speaks: for parts that few visits
 * need. Never rejects: what did not come is said in English, and tried again at the next call.
 */
export const alsoSay = async (more: Packs): Promise<void> => {
  await everythingSaid()
  if (!packs.includes(more)) packs = [...packs, more]
  const [language, there] = [here, spoken]
  if (!there) return
  await loadWords(language, [more], there)
  // Another language may have been begun meanwhile.
  if (spoken === there) begin(language, there)
}

/**
 * Has a worker say words in the language of the page that asks it: workers know no client and no
 * choice. Never rejects: what did not come is said in English.
 */
export const sayIn = async (language: Language, wordsOf: Packs): Promise<void> => {
  const there: Words = {}
  await loadWords(language, [wordsOf], there)
  bare = translateFrom((name) => there[name])
}
