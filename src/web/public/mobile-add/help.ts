import type { weightUnits } from '../../../domain/units.ts'
import { phoneHelpWords } from '../../../domain/words/phone-help.ts'
import { alsoSay, t, type Packs } from '../../lib/language/language.ts'
import { DayText } from './day-text.tsx'
import { NearNames } from './near-names.tsx'

const packs = import.meta.glob('../../../domain/words/*/phone-help.ts') as Packs
const unitOf = (unit: (typeof weightUnits)[number]): string => t(phoneHelpWords).units[unit]
const parts = { DayText, NearNames, unitOf }

/** What helps to fill in the form, which comes after it. */
export type Help = typeof parts

/** Hands it on, once it can be said. */
export const help = async (onceSaid: (parts: Help) => void): Promise<void> => {
  await alsoSay(packs)
  onceSaid(parts)
}
