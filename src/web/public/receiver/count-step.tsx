import { useEffect, useRef, useState } from 'react'
import type { PublicPageState } from '../link/page.ts'
import { CountGoods } from './count-goods.tsx'
import { useCountWords } from './use-count-words.ts'

/** How many of the order's lines the receiver has counted, and the count itself (SIDE-01). */
export const CountStep = ({ page }: { page: PublicPageState }) => {
  const say = useCountWords()
  const [isOpen, setOpen] = useState(false)
  const part = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form goes with what had the focus: back to the button that opened it.
    if (wasOpen.current && !isOpen) part.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const { lines = [] } = page.order
  const counted = lines.filter(({ accepted }) => accepted !== null).length
  return (
    <section ref={part}>
      {isOpen ? (
        <>
          <h2>{say.title}</h2>
          <CountGoods page={page} onCounted={() => setOpen(false)} />
        </>
      ) : (
        <>
          {counted > 0 && <output>{say.counted(counted, lines.length)}</output>}
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {say.title}
          </button>
        </>
      )}
    </section>
  )
}
