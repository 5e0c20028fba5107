import { Suspense, useState } from 'react'
import { linesOf } from '../../../../domain/order/proof/quantities.ts'
import { statementKinds } from '../../../../domain/order/proof/stating-party.ts'
import { statementOf } from '../../../../domain/policy/viewer.ts'
import type { QuantityLine } from '../../../../domain/order/proof/statements.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { QuantityForm } from '../lazy-dialogs.ts'
import { offered, type Panel } from '../panel.ts'
import { amount } from '../../../lib/amount.ts'
import { Differing } from './differing.tsx'
import { lineName } from '../proof/line-name.ts'

/**
 * What sender, driver and receiver state of each line, side by side, with the difference (SIDE-01).
 */
export const Quantities = ({ panel }: { panel: Panel }) => {
  const say = t(proofWords)
  const [isOpen, setOpen] = useState(false)
  const { order, viewer, policy } = panel
  const { shown, reason } = offered(panel, 'quantities')
  const maySay = shown && reason === null
  if (order.quantities.length === 0 && !maySay && !isOpen) return null
  const kind = statementOf(viewer, policy.config.accountType)
  return (
    <section>
      <div className="panel-title">
        <h3>{say.quantities}</h3>
        {maySay && !isOpen && (
          <Button icon="pencil" onClick={() => setOpen(true)}>
            {say.state[kind]}
          </Button>
        )}
      </div>
      {order.quantities.length > 0 && (
        <ul className="panel-list">
          {order.quantities.map((line) => (
            <Line
              key={line.line}
              line={line}
              name={lineName(order, line.line)}
              on_paper={linesOf(order).get(line.line) ?? null}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <QuantityForm panel={panel} kind={kind} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

const Line = ({
  line,
  name,
  on_paper,
}: {
  line: QuantityLine
  name: string
  on_paper: number | null
}) => {
  const say = t(proofWords)
  return (
    <li className="quantity-line">
      <strong>{name}</strong>
      <dl>
        {statementKinds.map((kind) => {
          const said = line[kind]
          const paper =
            kind === 'declared' && on_paper !== null ? say.onPaper(amount(on_paper)) : say.unknown
          return (
            <div key={kind}>
              <dt>{say.sides[kind]}</dt>
              <dd>{said ? amount(said.quantity) : <span className="panel-soft">{paper}</span>}</dd>
            </div>
          )
        })}
        <div>
          <dt>{say.difference}</dt>
          <dd>
            <Differing difference={line.difference} />
          </dd>
        </div>
      </dl>
      {statementKinds.map(
        (kind) =>
          line[kind]?.note && (
            <p key={kind} className="panel-soft">
              {say.sides[kind]}: {line[kind].note}
            </p>
          ),
      )}
    </li>
  )
}
