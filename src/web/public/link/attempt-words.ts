import { alsoSay, type Packs } from '../../lib/language/language.ts'

const packs = import.meta.glob('../../../domain/words/*/link-attempt.ts') as Packs

/** Has the page say what belongs to attempts that failed, which few visits meet. */
export const sayAttempts = (): Promise<void> => alsoSay(packs)
