import type { BulkChange } from '../../../contract/orders/bulk-changes.ts'
import { isUnderWay } from '../../../domain/order/entry/bulk-change.ts'
import { manyWords } from '../../../domain/words/many-orders.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { ShowChange } from '../../lib/shown-change.ts'

/** Says who took a change back, and whether all of it (DESK-26). */
export const toldBack = (
  { changed }: Pick<BulkChange, 'changed'>,
  { username, state, undone }: NonNullable<BulkChange['taken_back']>,
): string => {
  const say = t(manyWords)
  if (isUnderWay(state)) return say.beingTakenBack(username)
  return undone === changed
    ? say.takenBack(username, undone)
    : say.partlyTakenBack(username, undone, changed)
}

/** Shows who took a change back, and the way to what became of each order. */
export const TakenBack = ({
  change,
  by,
  onShow,
}: {
  change: BulkChange
  by: NonNullable<BulkChange['taken_back']>
  onShow: ShowChange
}) => (
  <p className="many-back">
    <span>{toldBack(change, by)}</span>
    <Button variant="quiet" onClick={() => onShow(by.id)}>
      {t(manyWords).showWay}
    </Button>
  </p>
)
