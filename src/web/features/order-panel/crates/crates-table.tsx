import { Fragment, useId, useState, type SubmitEvent } from 'react'
import {
  lotEvents,
  valueOf,
  type CrateRow,
  type LotEvent,
} from '../../../../domain/crates/crate-row.ts'
import { countProblem, isAwaited, toCount } from '../../../../domain/crates/lot-event.ts'
import { crateWords } from '../../../../domain/words/crates.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { wholeTyped } from '../../../lib/goods/typed.ts'
import { t } from '../../../lib/language/language.ts'
import { saidIfAny } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { offered, type Panel } from '../panel.ts'
import { submitLook } from '../submit-look.ts'
import type { TypedTexts } from '../../../ui/unsaved.tsx'
import { amount } from '../../../lib/amount.ts'

/**
 * The four counts of each asset side by side; the one that is `due` is typed here, what comes home
 * only while it may be (LOT-02).
 */
export const CratesTable = ({
  panel,
  due,
  onTyped,
}: {
  panel: Panel
  due: LotEvent | null
  /** Hears what stands in the fields. */
  onTyped: (typed: TypedTexts) => void
}) => {
  const say = t(crateWords)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isTold, setTold] = useState(false)
  const {
    order: { crates },
    busy,
    countCrates,
  } = panel
  const { shown, reason } = offered(
    panel,
    due === null || due === 'wh_in' ? 'lot_event' : 'lot_delivery',
  )
  const valueIn = (key: string): number | null => (typed[key] ? Number(typed[key]) : null)
  const problems = new Map(
    due === null
      ? []
      : toCount(crates, due, valueIn).map(({ key }) => [key, countProblem(due, valueIn(key))]),
  )
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy || reason !== null || due === null) return
    const isWrong = [...problems.values()].some((problem) => problem !== null)
    setTold(isWrong)
    if (!isWrong)
      void countCrates({
        event: due,
        submitted_data: [...problems.keys()].map((key) => ({ key, [valueOf[due]]: valueIn(key) })),
      }).then((isKept) => isKept && onTyped([]))
  }
  return (
    <form className="panel-form" onSubmit={submit} noValidate>
      <table className="crate-counts" aria-labelledby="crates">
        <thead>
          <tr>
            <th scope="col">{say.asset}</th>
            {lotEvents.map((event) => (
              <th key={event} scope="col">
                {t(panelWords).counts[event]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crates.map((row) => (
            <Row
              key={row.key}
              row={row}
              due={shown ? due : null}
              isOff={reason !== null}
              problem={isTold ? saidIfAny(problems.get(row.key)) : null}
              typed={typed[row.key] ?? ''}
              onType={(text) => {
                const next = { ...typed, [row.key]: text }
                setTyped(next)
                onTyped(crates.map(({ key, label }) => [label, next[key] ?? '']))
              }}
            />
          ))}
        </tbody>
      </table>
      {shown && due !== null && (
        <div className="panel-row end">
          <Button type="submit" variant={submitLook(panel.order)} reason={reason} busy={busy}>
            {due === 'wh_in' ? say.receive : say.saveCount}
          </Button>
        </div>
      )}
    </form>
  )
}

interface RowProps {
  row: CrateRow
  due: LotEvent | null
  isOff: boolean
  problem: string | null
  typed: string
  onType: (text: string) => void
}

const Row = ({ row, due, isOff, problem, typed, onType }: RowProps) => {
  const say = t(crateWords)
  const id = useId()
  const cell = (event: LotEvent) => {
    const value = row[valueOf[event]]
    const isDue = event === due && isAwaited(row, event)
    const isLater = event === 'wh_in' && due !== null && value === null && isAwaited(row, event)
    if (!isDue && !isLater) return value === null ? say.unknown : amount(value)
    return (
      <input
        className="field-input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={say.countOf(t(panelWords).counts[event], row.label)}
        disabled={!isDue || isOff}
        aria-invalid={isDue && problem !== null ? true : undefined}
        aria-describedby={isDue && problem !== null ? id : undefined}
        value={isDue ? typed : ''}
        onChange={({ target }) => onType(wholeTyped(target.value))}
      />
    )
  }
  return (
    <Fragment>
      <tr>
        <th scope="row">{row.label}</th>
        {lotEvents.map((event) => (
          <td key={event}>{cell(event)}</td>
        ))}
      </tr>
      {problem !== null && (
        <tr className="crate-problem">
          <td colSpan={5}>
            <span className="field-error" role="alert" id={id}>
              <Icon name="warning" size={13} />
              {problem}
            </span>
          </td>
        </tr>
      )}
    </Fragment>
  )
}
