import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import type { Summary } from './weighing.ts'

/**
 * Why nothing of a file can be sent; null where something can. `isChanging`: orders that differ are
 * changed; otherwise they are left open, and a file with nothing else has nothing to send.
 */
export const whyNothing = (
  { orders, differing, counts }: Pick<Summary, 'orders' | 'differing' | 'counts'>,
  isChanging: boolean,
): string | null => {
  const say = t(bulkWords)
  if (orders === 0) return counts.same > 0 && counts.error === 0 ? say.nothingNew : say.nothingGood
  return isChanging || orders > differing ? null : say.onlyDiffering(differing)
}
