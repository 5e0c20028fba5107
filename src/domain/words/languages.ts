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

/** The first wanted language, as tags like 'hi-IN', that is offered; English where none is. */
export const languageOf = (wanted: readonly string[], offered: readonly Language[]): Language =>
  wanted
    .map((tag) => tag.toLowerCase().split('-')[0])
    .flatMap((code) => offered.filter((language) => language === code))[0] ?? 'en'
