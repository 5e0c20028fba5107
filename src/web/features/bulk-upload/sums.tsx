import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { Shown } from './row-state.ts'
import type { SaidSum } from './said-of-sum.ts'

/** Reasons that are summed up at most: the others are among the rows in error. */
const MOST = 12

interface Props {
  sums: readonly SaidSum[]
  list: Shown
  onPick: (list: Shown) => void
}

/** Why rows are in error, summed up; pressed, a reason shows its rows alone, and again all. */
export const Sums = ({ sums, list, onPick }: Props) =>
  sums.length > 0 && (
    <fieldset className="bulk-states bulk-sums" aria-label={t(bulkWords).whys}>
      {sums.slice(0, MOST).map((sum) => (
        <Button
          key={sum.list}
          variant="quiet"
          aria-pressed={sum.list === list}
          onClick={() => onPick(sum.list === list ? 'all' : sum.list)}
        >
          {sum.text}
        </Button>
      ))}
    </fieldset>
  )
