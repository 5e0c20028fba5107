import { WHOLE_ORDER } from '../../../domain/order/proof/stating-party.ts'
import { refusalOf, type PublicPageState } from '../link/page.ts'

/** Does the order name items that whoever holds this link may count (SIDE-01)? */
export const mayCount = (page: PublicPageState): boolean =>
  refusalOf(page, 'quantities') === null &&
  page.order.lines !== undefined &&
  page.order.lines[0]?.line !== WHOLE_ORDER
