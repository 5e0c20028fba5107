import type { OpenedPublic } from '../../../contract/proof/links.ts'
import type { Answer, Failed } from '../../lib/api/answer.ts'
import { outboxWords } from '../../../domain/words/outbox.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { digestOf } from './digest.ts'
import { isWaiting, type KeptPage, type Store, type Waiting } from './kept.ts'
import type { Network, ActionAnswer } from './network.ts'
import { isVerdict } from '../link/verdict.ts'

/**
 * Rate limiting: how long the server wants to be left alone with what waits for a page, by the
 * page's id, on the device's clock in ms.
 */
export type Rests = Map<string, { readonly from: number; readonly not_before: number }>

/** What sending works with. */
export interface Drain {
  readonly store: Store
  /** What earlier drains of the same sender were told, which this one holds to. */
  readonly rests: Rests
  readonly network: Network
  /** The device's clock, as ISO text. */
  readonly now: () => string
  /** Told after each change of what is kept for a page. */
  readonly changed: (page_id: string) => void
  /** Told how much of an action has gone up, 0 to 1. */
  readonly onShare?: (key: string, share: number) => void
  /** Told of an action on record of which the phone has no room to note that it is. */
  readonly onUnnoted?: (item: Waiting) => void
}

/**
 * What became of one try: it is settled, or has to wait, of which the server may have said how
 * long.
 */
type Tried = { readonly settled: true } | { readonly settled: false; readonly least_ms: number }

const settled: Tried = { settled: true }
/**
 * Answers after which the same request may well be taken later: none of the server's own, too busy,
 * broken, still at work. What is too large for whatever stands between is so later too.
 */
const isForLater = (failed: Failed): boolean =>
  (!isVerdict(failed) && failed.code !== 413) ||
  failed.code === 408 ||
  failed.code === 429 ||
  failed.code >= 500 ||
  failed.said === 'still_running'
/**
 * Is the page one that a code has to open before this is taken? Nothing goes up before: it would be
 * refused each time, with all its pictures. What answers an attempt needs none.
 */
const owesCode = ({ result }: Partial<OpenedPublic>, { kind }: Waiting): boolean =>
  kind !== 'answer' &&
  Object.values(result?.may ?? {}).some((reason) => reason?.code === 'link_needs_code')
const isGone = (code: number): boolean => code === 404 || code === 410

/**
 * Sends what waits, each order's actions in the order in which they were captured, each under its
 * own key until it is answered. Answers the least wait in ms before it makes sense to go on with
 * any page, null when nothing waits. To be run by one tab at a time (docs/decisions/0010, point 1).
 */
export const drain = async ({
  store,
  rests,
  network,
  now,
  changed,
  onShare,
  onUnnoted,
}: Drain): Promise<number | null> => {
  const blocked = new Set<string>()
  /** Ms for which a page is still to be left alone; none once the clock was put back. */
  const restOf = (page_id: string): number => {
    const { from, not_before } = rests.get(page_id) ?? { from: 0, not_before: 0 }
    const at = Date.parse(now())
    return at < from ? 0 : Math.max(0, not_before - at)
  }

  const note = async (item: Waiting, part: Partial<Waiting> = {}): Promise<Waiting> => {
    const noted = { ...item, ...part }
    await store.put(noted)
    changed(item.page_id)
    return noted
  }
  const waits = async (
    item: Waiting,
    least_ms: number,
    message: string | null = null,
  ): Promise<Tried> => {
    await note(item, { waited: true, message }).catch(() => undefined)
    return { settled: false, least_ms }
  }

  /** A phone that has no room for the order may well have sent what was done to it. */
  const keepPage = (page: KeptPage): Promise<void> =>
    store.keepPage({ ...page, kept_at: now() }).catch(() => undefined)

  /**
   * Sends under the page's token; one that has run out, or that the phone had no room for, is
   * exchanged once for a fresh one.
   */
  const send = async (
    page: KeptPage | null,
    item: Waiting,
    text: string,
  ): Promise<Answer<ActionAnswer> | 'closed'> => {
    const attempt = (token: string): Promise<Answer<ActionAnswer>> =>
      network.send(
        {
          token,
          key: item.key,
          text,
          device_now: now(),
          spoc: item.spoc,
          ...(item.language && { language: item.language }),
        },
        (share) => onShare?.(item.key, share),
      )
    if (page && owesCode(page.opened, item)) return 'closed'
    const answer = page && (await attempt(page.opened.token))
    if (answer && answer.code !== 401) return answer
    if (page && !page.reopens) return 'closed'
    const again = await network.open(item.page_id)
    // A page by number opens by a code alone.
    if (again.ok && !again.body.token) return 'closed'
    if (!again.ok) return page || isForLater(again) || isGone(again.code) ? again : 'closed'
    if (page) await keepPage({ ...page, opened: again.body })
    return owesCode(again.body, item) ? 'closed' : attempt(again.body.token)
  }

  const sendOne = async (item: Waiting): Promise<Tried> => {
    const [page, text] = await Promise.all([store.page(item.page_id), store.text(item.key)])
    const is_whole =
      text !== null &&
      (item.digest === null || ((await digestOf(text)) ?? item.digest) === item.digest)
    if (text === null || !is_whole) {
      await note(item, { state: 'refused', message: t(outboxWords).damaged })
      return settled
    }
    // A full phone must not keep back what lies on it, which makes room once it is gone.
    const sent = await note(item, { state: 'sent' }).catch(() => item)
    const answer = await send(page, sent, text)
    // What a code opened may be opened again by a link that shows less: the next code lets it out.
    if (answer === 'closed' || (!answer.ok && answer.said === 'link_needs_code'))
      return waits(sent, 0, t(publicWords).tooLong)
    if (answer.ok) {
      const kept = await store.page(item.page_id)
      if (kept) {
        const { opened } = kept
        const { public_order: result } = answer.body
        // Where an earlier try may have arrived, the answer tells the order as it was then: it is
        // read anew, and the answer is better than nothing.
        const read = item.state === 'sent' && (await network.open('/public-order', opened.token))
        const told = (read && read.ok && read.body) || (result && { result })
        if (told) await keepPage({ ...kept, opened: { ...opened, ...told } })
      }
      const confirmed = { ...sent, state: 'confirmed', message: answer.body.message } as const
      await note(confirmed).then(
        () => store.dropText(item.key),
        async () => {
          onUnnoted?.(confirmed)
          await store.drop(item)
          changed(item.page_id)
        },
      )
      return settled
    }
    if (isForLater(answer)) return waits(sent, answer.retry_after_ms)
    if (isGone(answer.code) || answer.code === 401)
      await giveUp({ store, changed }, item.page_id, answer.message)
    else await note(sent, { state: 'refused', message: answer.message })
    return settled
  }

  for (;;) {
    const waiting = (await store.all()).filter(isWaiting)
    const next = waiting.find(({ page_id }) => !blocked.has(page_id) && restOf(page_id) === 0)
    if (!next)
      return waiting.length === 0
        ? null
        : Math.min(...waiting.map(({ page_id }) => restOf(page_id)))
    // Where the phone's memory fails, that page waits, and the others do not wait for it.
    const tried = await sendOne(next).catch((): Tried => ({ settled: false, least_ms: 0 }))
    if (tried.settled) continue
    const from = Date.parse(now())
    blocked.add(next.page_id)
    rests.set(next.page_id, { from, not_before: from + tried.least_ms })
  }
}

/**
 * The link does not lead anywhere any more: what the phone kept of the order is wiped, what was not
 * sent stays to be saved as a file.
 */
export const giveUp = async (
  { store, changed }: Pick<Drain, 'store' | 'changed'>,
  page_id: string,
  message: string,
): Promise<void> => {
  // First, since it makes room.
  await store.dropPage(page_id)
  for (const item of await store.all())
    if (item.page_id === page_id && isWaiting(item))
      await store.put({ ...item, state: 'refused', message, waited: true })
  changed(page_id)
}
