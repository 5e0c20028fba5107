import type { KeptPage, Waiting } from './kept.ts'

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
 * Observer: sends what waits and tells a page of its own, now and after each change. One that was
 * left before the phone's memory was open is told nothing, and is not listened for.
 */
export const follow = async (
  { listen, sendNow, items, kept }: Followed,
  page_id: string,
  { signal, onItems, onNews }: Follower,
): Promise<void> => {
  if (signal.aborted) return
  const look = async (): Promise<void> => {
    const waiting = await items(page_id)
    if (!signal.aborted) onItems(waiting)
  }
  const stop = listen((changed) => {
    if (changed !== page_id) return
    void look()
    if (onNews) void kept(page_id).then(onNews)
  })
  signal.addEventListener('abort', stop)
  if (onNews) await sendNow()
  await look()
}
