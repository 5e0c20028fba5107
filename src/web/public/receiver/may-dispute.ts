import { isWaiting } from '../offline/kept.ts'
import { refusalOf, type PublicPageState } from '../link/page.ts'

/**
 * May the receiver dispute now? What waits on the phone goes first: an order that was closed there
 * alone is not closed yet.
 */
export const mayDispute = (page: PublicPageState): boolean =>
  refusalOf(page, 'dispute') === null && !page.strip.items.some(isWaiting)
