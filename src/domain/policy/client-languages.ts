import { isAnyLanguage, type ClientLanguages } from '../words/languages.ts'
import type { Policy } from './policy.ts'

/** What a client's pages speak by its policy; null where that is what every page speaks. */
export const languagesOf = ({
  languages: { offered, first },
}: Pick<Policy, 'languages'>): Pick<Policy['languages'], keyof ClientLanguages> | null =>
  isAnyLanguage({ offered, first }) ? null : { offered, first }
