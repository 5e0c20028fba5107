import { Suspense, useState } from 'react'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/part.tsx'
import type { Panel } from '../panel.ts'

const WhyNot = lazyPart('why-not', async () => (await import('./why-not.tsx')).WhyNot)

/** Opens what may be done with the order, and why the rest may not (REPL-03). */
export const WhyNotButton = ({ panel }: { panel: Panel }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        className="why-not-button"
        aria-keyshortcuts="w"
        onClick={() => setOpen(true)}
      >
        {t(panelWords).whyNot}
      </Button>
      {isOpen && (
        <Suspense>
          <WhyNot panel={panel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
