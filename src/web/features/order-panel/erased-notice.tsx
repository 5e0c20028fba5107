import { panelWords } from '../../../domain/words/order-panel.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import type { Panel } from './panel.ts'

/** That values of a person were erased from this order: of what, and when. */
export const ErasedNotice = ({ panel: { order, policy } }: { panel: Panel }) => {
  const say = t(panelWords)
  if (!order.erased) return null
  return (
    <section>
      {order.erased.map(({ at, parts }) => (
        <p key={at} className="panel-soft">
          {say.erasedFrom(
            parts.map((part) => say.erasedParts[part]).join(', '),
            shownTime(at, policy.time_zone, 'DD-MM-YYYY HH:mm'),
          )}
        </p>
      ))}
    </section>
  )
}
