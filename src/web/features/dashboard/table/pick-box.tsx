import type { WireOrder } from '../../../../domain/order/order.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import type { ListActs } from './list-props.ts'

interface Props {
  order: WireOrder
  isPicked: boolean
  acts: ListActs
}

/** Picks an order, for what is done with several (TABL-16); with Shift all from the one before. */
export const PickBox = ({ order, isPicked, acts }: Props) => (
  <label className="pick-box">
    <input
      type="checkbox"
      aria-label={t(tableWords).selectRow(order.identifier)}
      checked={isPicked}
      onChange={({ nativeEvent }) =>
        acts.pick(order, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
)
