import { Suspense, useState } from 'react'
import { attemptWords } from '../../../../domain/words/attempt.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { AttemptDialog } from '../lazy-dialogs.ts'
import { offered, type Panel } from '../panel.ts'

/** Writes down that goods could not be delivered, as somebody tells the desk (DOOR-10). */
export const NotDelivered = ({ panel }: { panel: Panel }) => {
  const [isOpen, setOpen] = useState(false)
  const { shown, reason } = offered(panel, 'not_delivered')
  if (!shown) return null
  return (
    <>
      <Button
        className="start"
        icon="route"
        reason={reason}
        busy={panel.busy}
        onClick={() => setOpen(true)}
      >
        {t(attemptWords).title}
      </Button>
      {isOpen && (
        <Suspense>
          <AttemptDialog panel={panel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
