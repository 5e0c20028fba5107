import { countWords } from '../../../domain/words/count-goods.ts'
import { lateWords } from '../kit/late-words.ts'

interface Pack {
  readonly countWords: typeof countWords
}

/** What the pages say where goods are counted, which few visits do. */
export const useCountWords = lateWords(
  import.meta.glob<Pack>('../../../domain/words/*/link-count.ts'),
  'countWords',
  countWords,
)
