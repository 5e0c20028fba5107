import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../button.tsx'
import { rowIcons } from './grid.tsx'
import type { SheetRow } from './sheet-row.ts'

type State = SheetRow['state']

interface Props<S extends State> {
  /** The states that rows may have, in the order of their lists. */
  states: readonly S[]
  names: Record<S, string>
  counts: Record<S | 'all', number>
  /** Which list is shown, one of these or another. */
  list: string
  onPick: (list: S | 'all') => void
}

/** The lists of a grid: all of its rows, and those of each state that some are in. */
export const RowLists = <S extends State>({ states, names, counts, list, onPick }: Props<S>) => {
  const say = t(bulkWords)
  const choice = (one: S | 'all', icon: 'rows' | (typeof rowIcons)[State], name: string) => (
    <Button
      key={one}
      variant="quiet"
      aria-pressed={one === list}
      icon={icon}
      onClick={() => onPick(one)}
    >
      {say.count(name, counts[one])}
    </Button>
  )
  return (
    <fieldset className="bulk-states" aria-label={say.state}>
      {choice('all', 'rows', say.all)}
      {states.filter((one) => counts[one] > 0).map((one) => choice(one, rowIcons[one], names[one]))}
    </fieldset>
  )
}
