import { Suspense, useState } from 'react'
import { lotEvents, type LotEvent } from '../../../../domain/crates/crate-row.ts'
import { countDue } from '../../../../domain/crates/lot-event.ts'
import { crateWords } from '../../../../domain/words/crates.ts'
import { officeSentences } from '../../../../domain/words/office-sentences.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { t } from '../../../lib/language/language.ts'
import { CratesOut, CratesTable, OvertakenFields } from '../lazy-dialogs.ts'
import type { Panel } from '../panel.ts'
import type { TypedTexts } from '../../../ui/unsaved.tsx'

/** The order's returnable assets: what was counted of them, and the count that is due (LOT-01). */
export const Crates = ({ panel }: { panel: Panel }) => {
  const { order, policy, busy } = panel
  const [began] = useState(order.rev)
  const [typed, setTyped] = useState<Partial<Record<LotEvent, TypedTexts>>>({})
  if (!policy.lot_module_config.enable_lot_events || order.lot === null) return null
  const due = countDue(order)
  const note = (rows: TypedTexts): void => {
    if (due !== null) setTyped((before) => ({ ...before, [due]: rows }))
  }
  return (
    <section aria-labelledby="crates">
      <div className="panel-title">
        <h3 id="crates">{t(sentences).actions.lot_event}</h3>
        <span className="panel-soft">{t(crateWords).lotOf(order.lot)}</span>
      </div>
      <Suspense>
        {!busy && (
          <OvertakenFields
            panel={panel}
            action="lot_event"
            reason={t(officeSentences).lot_counted}
            began={began}
            typed={lotEvents.flatMap((event) => (event === due ? [] : (typed[event] ?? [])))}
            onDiscard={() => setTyped({})}
          />
        )}
      </Suspense>
      <Suspense>
        {due === 'wh_out' ? (
          <CratesOut panel={panel} onTyped={note} />
        ) : (
          <CratesTable key={due} panel={panel} due={due} onTyped={note} />
        )}
      </Suspense>
    </section>
  )
}
