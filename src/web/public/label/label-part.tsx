import { Suspense, useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { soon } from '../kit/soon.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'

const LabelStep = soon(async () => (await import('./label-step.tsx')).worded())

/** A way to read a label at the door; what does so comes once a label is there, or asked for. */
export const LabelPart = ({ page }: { page: PublicPageState }) => {
  const [isAsked, setAsked] = useState(false)
  if (isAsked || page.order.label)
    return (
      <Suspense fallback={null}>
        <LabelStep page={page} opens={isAsked} />
      </Suspense>
    )
  return refusalOf(page, 'label') === null ? (
    <div className="choices">
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {t(publicWords).scanLabel}
      </button>
    </div>
  ) : null
}
