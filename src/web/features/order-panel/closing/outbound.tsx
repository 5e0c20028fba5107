import { shownTime } from '../../../lib/language/shown-time.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { offered, type Panel } from '../panel.ts'

/**
 * Tells the receivers that the goods are about to come, and says when they were told last
 * (EPOD-12).
 */
export const Outbound = ({ panel }: { panel: Panel }) => {
  const { order, policy, busy, pressed, act } = panel
  const { shown, reason } = offered(panel, 'outbound')
  const last = order.epod.driverReach.at(-1)
  if (!shown) return null
  const press = async (): Promise<void> => {
    const here = await pressed()
    if (here) await act({ triggerOutBound: true, ...here })
  }
  return (
    <div className="panel-outbound">
      <Button icon="truck" reason={reason} busy={busy} onClick={() => void press()}>
        {t(sentences).actions.outbound}
      </Button>
      {last && (
        <span className="panel-soft">
          {t(proofWords).outboundAt(shownTime(last.time, policy.time_zone, 'DD MMM HH:mm'))}
        </span>
      )}
    </div>
  )
}
