import type { Difference } from '../../../../domain/order/proof/statements.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { amount } from '../../../lib/amount.ts'

const kinds = ['short', 'excess', 'damaged', 'wrong', 'expired'] as const

/** A difference by its classes; 'None' where the sides agree. */
export const Differing = ({ difference }: { difference: Difference | null }) => {
  const say = t(proofWords)
  if (!difference) return <span className="panel-soft">{say.unknown}</span>
  const found = kinds.filter((kind) => difference[kind] > 0)
  if (found.length === 0) return say.noDifference
  return (
    <span className="differs">
      {found.map((kind) => `${say.kinds[kind]} ${amount(difference[kind])}`).join(' · ')}
    </span>
  )
}
