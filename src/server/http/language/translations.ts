import type { Language } from '../../../domain/words/languages.ts'
import * as bn from '../../../domain/words/bn/all.ts'
import * as gu from '../../../domain/words/gu/all.ts'
import * as hi from '../../../domain/words/hi/all.ts'
import * as kn from '../../../domain/words/kn/all.ts'
import * as mr from '../../../domain/words/mr/all.ts'
import * as ta from '../../../domain/words/ta/all.ts'
import * as te from '../../../domain/words/te/all.ts'

type Catalogues = Readonly<Record<string, object>>

/** The catalogues that there are in each other language. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Catalogues>> = {
  hi,
  ta,
  te,
  mr,
  bn,
  gu,
  kn,
}
