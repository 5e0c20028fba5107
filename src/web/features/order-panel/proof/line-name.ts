import type { Order } from '../../../../domain/order/order.ts'
import { WHOLE_ORDER } from '../../../../domain/order/proof/stating-party.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'

/** What a line is called: the item's number with what it is. */
export const lineName = ({ Items }: Pick<Order, 'Items'>, line: string): string =>
  line === WHOLE_ORDER
    ? t(proofWords).wholeOrder
    : [line, Items.find(({ item_no }) => item_no === line)?.product_description]
        .filter(Boolean)
        .join(' · ')
