import { useEffect, useState } from 'react'
import { theOutbox } from './lazy-outbox.ts'
import { Strip } from './lazy-strip.tsx'
import type { Waiting } from './kept.ts'

/**
 * What was captured under a link that leads nowhere any more: it can still be saved as a file (C7).
 */
export const Leftovers = ({ page_id }: { page_id: string }) => {
  const [items, setItems] = useState<readonly Waiting[]>([])
  useEffect(() => {
    let stop = (): void => {}
    const look = async (): Promise<void> => {
      const box = await theOutbox()
      const read = async (): Promise<void> => setItems((await box?.items(page_id)) ?? [])
      stop =
        box?.listen((changed) => {
          if (changed === page_id) void read()
        }) ?? stop
      await read()
    }
    look().catch(() => undefined)
    return () => stop()
  }, [page_id])
  return <Strip page_id={page_id} identifier="" items={items} doubts={null} as_of={null} />
}
