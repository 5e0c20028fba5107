import { Suspense, useEffect, useRef, useState } from 'react'
import { countWords } from '../../../domain/words/count-goods.ts'
import { t } from '../../lib/language/language.ts'
import { mayCount } from '../kit/may-count.ts'
import { soon } from '../kit/soon.tsx'
import type { PublicPageState } from '../link/page.ts'

const CountGoods = soon(async () => (await import('../driver/sign-part.tsx')).CountGoods)

/** How many of the order's lines the receiver has counted, and the count itself (SIDE-01). */
export const CountStep = ({ page }: { page: PublicPageState }) => {
  const say = t(countWords)
  const [isOpen, setOpen] = useState(false)
  const part = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form goes with what had the focus: back to the button that opened it.
    if (wasOpen.current && !isOpen) part.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!mayCount(page)) return null
  const { lines = [] } = page.order
  const counted = lines.filter(({ accepted }) => accepted !== null).length
  return (
    <section ref={part}>
      {isOpen ? (
        <>
          <h2>{say.title}</h2>
          <Suspense fallback={null}>
            <CountGoods page={page} kind="accepted" takesFocus onCounted={() => setOpen(false)} />
          </Suspense>
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
