import { useEffect, useRef, useState } from 'react'
import type { OpenedPublic } from '../../../contract/proof/links.ts'
import { onceSaid } from '../../lib/language/language.ts'
import { theOutbox } from './lazy-outbox.ts'
import type { PublicRole } from '../link/address.ts'
import { isWaiting, type KeptPage, type Waiting } from './kept.ts'
import type { Predicted } from './predict.ts'

/** A page as it is kept on the phone: under its API path, and whether that alone opens it again. */
export interface Keeping {
  readonly id: string
  readonly role: PublicRole
  readonly reopens: boolean
}

/** What waits for this page, and the order as it will be once that is on record. */
export interface Waits {
  readonly items: readonly Waiting[]
  readonly predicted: Predicted | null
}

/**
 * Keeps the opened order on the phone unless it comes from there, and tells what waits there for
 * it. `onNews` is given the page as it is kept once the queue's sender may have learned more; null
 * when the link turned out to be gone.
 */
export const useOutbox = (
  { id, role, reopens }: Keeping,
  opened: OpenedPublic,
  isRemembered: boolean,
  onNews: (kept: KeptPage | null) => void,
): Waits => {
  const [items, setItems] = useState<readonly Waiting[]>([])
  const [predicted, setPredicted] = useState<Predicted | null>(null)
  const news = useRef(onNews)
  useEffect(() => {
    news.current = onNews
  }, [onNews])

  useEffect(() => {
    const leaving = new AbortController()
    void theOutbox()
      .then((box) =>
        box?.follow(id, {
          signal: leaving.signal,
          onItems: setItems,
          onNews: (kept) => news.current(kept),
        }),
      )
      .catch(() => undefined)
    return () => leaving.abort()
  }, [id])

  useEffect(() => {
    if (!isRemembered)
      void theOutbox()
        .then((box) => box?.keep({ id, role, opened, reopens }))
        .catch(() => undefined)
  }, [id, role, opened, reopens, isRemembered])

  useEffect(() => {
    let isGone = false
    const predict = async (): Promise<void> => {
      const waiting = items.filter(isWaiting)
      const foretold =
        waiting.length === 0
          ? null
          : (await onceSaid(() => import('./predict.ts'))).predicted(
              opened,
              role,
              waiting,
              new Date().toISOString(),
            )
      if (!isGone) setPredicted(foretold)
    }
    // Without its script the page shows what the server last said; what waits is listed all the
    // same.
    predict().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [items, opened, role])

  return { items, predicted }
}
