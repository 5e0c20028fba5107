import { useEffect, useState } from 'react'
import { theOutbox } from './lazy-outbox.ts'
import { Strip } from './lazy-strip.tsx'
import type { Waiting } from './kept.ts'

/**
 * What was captured under a link that leads nowhere any more: it can still be saved as a file.
 */
export const Leftovers = ({ page_id }: { page_id: string }) => {
  const [items, setItems] = useState<readonly Waiting[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    theOutbox()
      .then((box) =>
        box?.follow(page_id, { signal: leaving.signal, onItems: setItems, onNews: null }),
      )
      .catch(() => undefined)
    return () => leaving.abort()
  }, [page_id])
  return <Strip page_id={page_id} identifier="" items={items} doubts={null} as_of={null} />
}
