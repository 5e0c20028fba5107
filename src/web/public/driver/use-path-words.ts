import { pathWords } from '../../../domain/words/driver-path.ts'
import { lateWords } from '../kit/late-words.ts'

interface Pack {
  readonly pathWords: typeof pathWords
}

/** What the driver's page alone says. */
export const usePathWords = lateWords(
  import.meta.glob<Pack>('../../../domain/words/*/link-driver.ts'),
  'pathWords',
  pathWords,
)
