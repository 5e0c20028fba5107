import type { Order } from '../order/order.ts'
import type { ErrorReport } from '../order/proof/error-schema.ts'
import type { Translate } from './catalogue.ts'
import { errorWords } from './recorded-error.ts'

/**
 * What was recorded in error, in words. How a proof ended that was opened again since is in its log
 * alone, so that its number is said in place of that.
 */
export const erroneousActTold = (
  { act, version }: Pick<ErrorReport, 'act' | 'version'>,
  { epod }: { readonly epod: Pick<Order['epod'], 'reject' | 'version'> },
  t: Translate,
): string => {
  const { acts, endOf } = t(errorWords)
  if (act === 'review') return acts.review
  if (version !== epod.version.number) return endOf(version)
  return epod.reject.rejected ? acts.rejected : acts.received
}
