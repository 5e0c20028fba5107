import type { createLink } from '../../../../contract/proof/links.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { isPassing, newKey } from '../../../lib/api/answer.ts'
import { callApi } from '../../../lib/api/api.ts'
import { failedOf, messageOf } from '../../../lib/api/failure.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { t } from '../../../lib/language/language.ts'
import { notify } from '../../../ui/notify.ts'
import type { CopiedLink } from './links.ts'

/** Idempotency keys of links that were asked for and are not copied yet, by party and order. */
const keys = new Map<string, string>()
/** Calls without an answer after which the others are not tried either. */
const MOST_LOST = 2

/**
 * Makes a link of its own for each order and copies them: the address alone for one, a line with
 * number and address for each of several. What fails leaves the others be, says why, and is asked
 * for again under the same key. `show` is given what the browser does not let the page copy. Throws
 * ApiFailure where the one order that was asked for has none.
 */
export const copyLinks = async (
  orders: readonly WireOrder[],
  party: CopiedLink,
  show: (text: string) => void,
): Promise<void> => {
  const lines = new Map<string, string>()
  const left = new Map<string, number>()
  let lost: string | null = null
  let tries = 0
  for (const { _id: id, identifier } of orders) {
    const name = `${party} ${id}`
    let reason: string | null = tries < MOST_LOST ? null : lost
    if (reason === null) {
      const key = keys.get(name) ?? newKey()
      keys.set(name, key)
      try {
        const { result } = await callApi<typeof createLink>('POST /orders/:id/links', {
          params: { id },
          body: { party },
          key,
        })
        lines.set(name, orders.length === 1 ? result.url : `${identifier} ${result.url}`)
      } catch (thrown) {
        if (orders.length === 1) throw thrown
        reason = messageOf(thrown)
        if (isPassing(failedOf(thrown))) [lost, tries] = [reason, tries + 1]
        else keys.delete(name)
      }
    }
    if (reason !== null) left.set(reason, (left.get(reason) ?? 0) + 1)
  }
  const text = [...lines.values()].join('\n')
  if (text !== '' && (await copyText(text))) {
    for (const name of lines.keys()) keys.delete(name)
    notify.done(
      orders.length === 1 ? t(sentences).link_copied : t(tableWords).linksCopied(lines.size),
    )
  } else if (text !== '') show(text)
  for (const [reason, count] of left) notify.error(t(dialogWords).notAll(count, reason))
}
