import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'

/** What stands where a file is read. */
export const Loading = () => (
  <output className="bulk-loading">
    <span className="spinner" aria-hidden="true" />
    {t(bulkWords).loading}
  </output>
)
