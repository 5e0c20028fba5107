import type { OpenedPublic } from '../../../contract/proof/links.ts'
import { within } from '../link/within.ts'
import { openPage } from './network.ts'
import type { Outbox } from './outbox.ts'

/**
 * What a code opened on this phone before the page was loaded anew, as the server shows it now;
 * null where nothing was, or the hour of the code is over.
 */
export const stillOpen = async (
  opening: Promise<Outbox | null>,
  page_id: string,
): Promise<OpenedPublic | null> => {
  const page = await (await within(opening))?.kept(page_id)
  if (!page || page.opened.result.masked) return null
  const answer = await openPage('/public-order', page.opened.token)
  return answer.ok && !answer.body.result.masked ? answer.body : null
}
