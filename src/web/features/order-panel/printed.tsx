import { panelWords } from '../../../domain/words/order-panel.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import type { Panel } from './panel.ts'

/** What a printed panel says of itself, and a screen does not. */
export const Printed = ({ panel: { policy, clock } }: { panel: Panel }) => {
  const say = t(panelWords)
  const time = shownTime(clock.now, policy.time_zone, 'DD-MM-YYYY HH:mm')
  return (
    <p className="print-only">
      {say.proof} · {say.printed(time, policy.time_zone)}
    </p>
  )
}
