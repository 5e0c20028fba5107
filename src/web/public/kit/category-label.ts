import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'

/** A remark's category in the reader's language; one of earlier releases is shown as it is. */
export const categoryLabel = (value: string): string =>
  (t(publicWords).categories as Partial<Record<string, string>>)[value] ?? value
