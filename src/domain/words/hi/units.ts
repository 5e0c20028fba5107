import type { Translation } from '../catalogue.ts'
import type { unitWords as english } from '../units.ts'

/** In Hindi: units of weight. */
export const unitWords: Translation<typeof english> = { Kg: 'किग्रा', Tonne: 'टन' }
