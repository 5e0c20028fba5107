import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenedPublic } from '../../../contract/proof/links.ts'
import { onceSaid } from '../../lib/language/language.ts'
import { theOutbox } from './lazy-outbox.ts'
import type { PublicRole } from '../link/address.ts'
import { isWaiting, type Waiting } from './kept.ts'
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

const none: Waits = { items: [], predicted: null }

/**
 * Keeps the opened order on the phone unless it comes from there, and tells what waits there for
 * it. `onNews` is given what the queue's sender learned of the order; null when the link turned out
 * to be gone.
 */
export const useOutbox = (
  { id, role, reopens }: Keeping,
  opened: OpenedPublic,
  isRemembered: boolean,
  onNews: (fresh: OpenedPublic | null) => void,
): Waits => {
  const [items, setItems] = useState<readonly Waiting[]>(none.items)
  const [predicted, setPredicted] = useState<Predicted | null>(null)
  const news = useRef(onNews)
  useEffect(() => {
    news.current = onNews
  }, [onNews])

  const look = useCallback(async (): Promise<void> => {
    const box = await theOutbox()
    if (box) setItems(await box.items(id))
  }, [id])

  useEffect(() => {
    let stop = (): void => {}
    const listen = async (): Promise<void> => {
      const box = await theOutbox()
      stop =
        box?.listen((page_id) => {
          if (page_id !== id) return
          void look()
          void box.kept(id).then((page) => news.current(page && page.opened))
        }) ?? stop
      await box?.sendNow()
      await look()
    }
    void listen()
    return () => stop()
  }, [id, look])

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
