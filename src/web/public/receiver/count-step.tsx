import { useEffect, useRef, useState } from 'react'
import { keptDraft } from '../kit/draft.ts'
import type { PublicPageState } from '../link/page.ts'
import { CountGoods } from './count-goods.tsx'
import { useCountWords } from './use-count-words.ts'

/** How many of the order's lines the receiver has counted, and the count itself (SIDE-01). */
export const CountStep = ({ page }: { page: PublicPageState }) => {
  const say = useCountWords()
  // What was typed and not sent is in sight again, and takes no focus that nobody gave it.
  const [opened, setOpened] = useState<'kept' | 'pressed' | null>(
    () => keptDraft(page.strip.page_id, 'count') && 'kept',
  )
  const part = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form goes with what had the focus: back to the button that opened it.
    if (wasOpen.current && !opened) part.current?.querySelector('button')?.focus()
    wasOpen.current = opened !== null
  }, [opened])
  const { lines = [] } = page.order
  const counted = lines.filter(({ accepted }) => accepted !== null).length
  return (
    <section ref={part}>
      {opened ? (
        <>
          <h2>{say.title}</h2>
          <CountGoods
            page={page}
            takesFocus={opened === 'pressed'}
            onCounted={() => setOpened(null)}
          />
        </>
      ) : (
        <>
          {counted > 0 && <output>{say.counted(counted, lines.length)}</output>}
          <button type="button" className="button" onClick={() => setOpened('pressed')}>
            {say.title}
          </button>
        </>
      )}
    </section>
  )
}
