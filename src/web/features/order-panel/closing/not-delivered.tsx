import { attemptWords } from '../../../../domain/words/attempt.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { offered, type Panel } from '../panel.ts'

/** Writes down that goods could not be delivered, as somebody tells the desk (DOOR-10). */
export const NotDelivered = ({ panel, onAsk }: { panel: Panel; onAsk: () => void }) => {
  const { shown, reason } = offered(panel, 'not_delivered')
  return (
    shown && (
      <Button className="start" icon="route" reason={reason} busy={panel.busy} onClick={onAsk}>
        {t(attemptWords).title}
      </Button>
    )
  )
}
