import { isWaiting, type KeptPage, type Waiting } from './kept.ts'

/** How long an action may be under way without a word of it, in ms. */
const QUIET_MS = 8_000

/** What following a page takes of the phone's memory. */
interface Followed {
  readonly listen: (heard: (page_id: string) => void) => () => void
  readonly sendNow: () => Promise<void>
  readonly items: (page_id: string) => Promise<Waiting[]>
  readonly kept: (page_id: string) => Promise<KeptPage | null>
}

/** Who follows a page, until `signal` says that it was left. */
export interface Follower {
  readonly signal: AbortSignal
  readonly onItems: (items: readonly Waiting[]) => void
  /**
   * Given the page as the phone has it by now; null when the link turned out to be gone. Null for a
   * page whose link is gone: nothing of it can be sent.
   */
  readonly onNews: ((kept: KeptPage | null) => void) | null
}

/**
 * Actions as a page tells of them, at `now`: one that was captured before this page was opened, or
 * is under way for long, counts as one that waited, also once it is settled, for which its key
 * comes into `late`; and in how many ms the next will, null where none will.
 */
export const afterQuiet = (
  items: readonly Waiting[],
  now: number,
  opened_at: number,
  late: Set<string>,
): { readonly told: Waiting[]; readonly least_ms: number | null } => {
  const leftOf = ({ captured_at }: Waiting): number => {
    const at = Date.parse(captured_at)
    // The clock may have been put back since.
    return at < opened_at || at > now ? 0 : at + QUIET_MS - now
  }
  const quiet = items.filter((item) => isWaiting(item) && !item.waited)
  const left = quiet.map(leftOf).filter((ms) => ms > 0)
  for (const item of quiet) if (leftOf(item) <= 0) late.add(item.key)
  return {
    told: items.map((item) => (late.has(item.key) ? { ...item, waited: true } : item)),
    least_ms: left.length > 0 ? Math.min(...left) : null,
  }
}

/**
 * Observer: sends what waits and tells a page of its own, now and after each change. One that was
 * left before the phone's memory was open is told nothing, and is not listened for.
 */
export const follow = async (
  { listen, sendNow, items, kept }: Followed,
  page_id: string,
  { signal, onItems, onNews }: Follower,
): Promise<void> => {
  if (signal.aborted) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Set<string>()
  const look = async (): Promise<void> => {
    const waiting = await items(page_id)
    if (signal.aborted) return
    const { told, least_ms } = afterQuiet(waiting, Date.now(), performance.timeOrigin, late)
    onItems(told)
    clearTimeout(timer)
    if (least_ms !== null) timer = setTimeout(() => void look().catch(() => undefined), least_ms)
  }
  const stop = listen((changed) => {
    if (changed !== page_id) return
    // What the browser's memory refuses now is looked at after the next change.
    look().catch(() => undefined)
    if (onNews)
      void kept(page_id)
        .then(onNews)
        .catch(() => undefined)
  })
  signal.addEventListener('abort', () => {
    stop()
    clearTimeout(timer)
  })
  // Not once all is sent: what waits of other orders may take minutes to go up, and meanwhile the
  // page would offer what was done already.
  const sent = onNews ? sendNow() : null
  await look()
  await sent
}
