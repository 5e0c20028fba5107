import { translateFrom } from '../words/catalogue.ts'
import * as hindi from '../words/hi/all.ts'

/** Every catalogue in Hindi. */
export const inHindi = translateFrom(
  (name) => (hindi as Readonly<Partial<Record<string, object>>>)[name],
)
