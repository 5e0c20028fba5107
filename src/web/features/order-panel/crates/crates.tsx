import { countDue } from '../../../../domain/crates/lot-event.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { crateWords } from '../../../../domain/words/crates.ts'
import { t } from '../../../lib/language/language.ts'
import type { Panel } from '../panel.ts'
import { CratesOut } from './crates-out.tsx'
import { CratesTable } from './crates-table.tsx'

/** The order's returnable assets: what was counted of them, and the count that is due (LOT-01). */
export const Crates = ({ panel }: { panel: Panel }) => {
  const { order, policy } = panel
  if (!policy.lot_module_config.enable_lot_events || order.lot === null) return null
  const due = countDue(order)
  return (
    <section aria-labelledby="crates">
      <div className="panel-title">
        <h3 id="crates">{t(sentences).actions.lot_event}</h3>
        <span className="panel-soft">{t(crateWords).lotOf(order.lot)}</span>
      </div>
      {due === 'wh_out' ? (
        <CratesOut panel={panel} />
      ) : (
        <CratesTable key={due} panel={panel} due={due} />
      )}
    </section>
  )
}
