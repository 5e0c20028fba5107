/** The languages there are, each by its own name; English first, which is always there. */
export const languages = {
  en: 'English',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  mr: 'मराठी',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
} as const

/** A language by its ISO 639 code. */
export type Language = keyof typeof languages

/** What public pages and the API speak, and what the pages behind the login speak. */
export const everyLanguage = Object.keys(languages) as Language[]
export const officeLanguages: readonly Language[] = ['en', 'hi']

/** The languages that are there beside English. */
export type OtherLanguage = Exclude<Language, 'en'>
export const otherLanguages = everyLanguage.filter(
  (language): language is OtherLanguage => language !== 'en',
)

/** What a client's pages speak: what they offer beside English, and what they begin with. */
export interface ClientLanguages {
  readonly offered: readonly OtherLanguage[]
  /** Null: they begin with the browser's. */
  readonly first: Language | null
}

/** Of a client that says nothing: everything is offered, and the browser decides. */
export const anyLanguage: ClientLanguages = { offered: otherLanguages, first: null }

/** Is that what a client has that says nothing? */
export const isAnyLanguage = ({ offered, first }: ClientLanguages): boolean =>
  first === null && otherLanguages.every((language) => offered.includes(language))

/** The ones of `able` that a client offers, in their order; English among them. */
export const offeredOf = (
  able: readonly Language[],
  { offered }: Pick<ClientLanguages, 'offered'>,
): Language[] =>
  able.filter((language) => language === 'en' || offered.some((one) => one === language))

/** Do they begin with a language that they offer? */
export const beginsOffered = ({ offered, first }: ClientLanguages): boolean =>
  first === null || offeredOf([first], { offered }).length > 0

/**
 * What a page begins with, of what it can say and the client offers: the person's own choice, else
 * what the client begins with, else the browser's languages; English where none is offered.
 */
export const languageFor = (
  chosen: string | null,
  client: ClientLanguages,
  browser: readonly string[],
  able: readonly Language[],
): Language =>
  languageOf(
    [chosen, client.first, ...browser].filter((one) => one !== null),
    offeredOf(able, client),
  )

/** The first wanted language, as tags like 'hi-IN', that is offered; English where none is. */
export const languageOf = (wanted: readonly string[], offered: readonly Language[]): Language =>
  wanted
    .map((tag) => tag.toLowerCase().split('-')[0])
    .flatMap((code) => offered.filter((language) => language === code))[0] ?? 'en'
