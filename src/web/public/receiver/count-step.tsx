import { useEffect, useRef, useState } from 'react'
import { keptDraft } from '../kit/draft.ts'
import type { PublicPageState } from '../link/page.ts'
import { CountGoods } from './count-goods.tsx'
import { useCountWords } from './use-count-words.ts'

/** How many of the order's lines the receiver has counted, and the count itself (SIDE-01). */
export const CountStep = ({ page }: { page: PublicPageState }) => {
  const say = useCountWords()
  // What was typed and not sent is in sight again.
  const [isOpen, setOpen] = useState(() => keptDraft(page.strip.page_id, 'count') !== null)
  const [isPressed, setPressed] = useState(false)
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
          <CountGoods page={page} takesFocus={isPressed} onCounted={() => setOpen(false)} />
        </>
      ) : (
        <>
          {counted > 0 && <output>{say.counted(counted, lines.length)}</output>}
          <button
            type="button"
            className="button"
            onClick={() => {
              setPressed(true)
              setOpen(true)
            }}
          >
            {say.title}
          </button>
        </>
      )}
    </section>
  )
}
