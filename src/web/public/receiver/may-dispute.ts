import { isWaiting } from '../offline/is-waiting.ts'
import { refusalOf, type Page } from '../link/page.ts'

/**
 * May the receiver dispute now? What waits on the phone goes first: an order that was closed there
 * alone is not closed yet.
 */
export const mayDispute = (page: Page): boolean =>
  refusalOf(page, 'dispute') === null && !page.strip.items.some(isWaiting)
