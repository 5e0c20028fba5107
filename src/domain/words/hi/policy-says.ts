import type { Translation } from '../catalogue.ts'
import type { settingSayWords as english } from '../policy-says.ts'
import { ownFieldSays, ownSays } from './own-says.ts'
import { wireFieldSays, wireSays } from './wire-says.ts'

/** In Hindi: what each setting of the policy and each field of its rows does. */
export const settingSayWords: Translation<typeof english> = {
  settings: { ...wireSays, ...ownSays },
  fields: { ...wireFieldSays, ...ownFieldSays },
}
