import { useState, type ReactNode, type SubmitEvent } from 'react'
import {
  afterStatement,
  linesOf,
  statementProblem,
} from '../../../../domain/order/proof/quantities.ts'
import type { StatementKind } from '../../../../domain/order/proof/stating-party.ts'
import type { StatedLine } from '../../../../domain/order/proof/statements.ts'
import { actingRole } from '../../../../domain/policy/viewer.ts'
import { linkSentences } from '../../../../domain/words/link-sentences.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { saidIfAny } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { againstNow } from '../overtaken/against.ts'
import { Overtaken } from '../overtaken/overtaken.tsx'
import type { Panel } from '../panel.ts'
import { submitLook } from '../submit-look.ts'
import { amount, quantityOf, quantityTyped } from '../../../lib/amount.ts'
import { Differing } from './differing.tsx'
import { lineName } from '../proof/line-name.ts'

const parts = ['damaged', 'wrong', 'expired'] as const
type Typed = Readonly<Record<'quantity' | (typeof parts)[number] | 'note', string>>
const nothing: Typed = { quantity: '', damaged: '', wrong: '', expired: '', note: '' }

/** What a line's fields say; `quantity` is null for a line of which nothing is said. */
const readOf = ({ quantity, damaged, wrong, expired, note }: Typed) => {
  const read = {
    quantity: quantityOf(quantity),
    damaged: quantityOf(damaged) ?? 0,
    wrong: quantityOf(wrong) ?? 0,
    expired: quantityOf(expired) ?? 0,
  }
  const isSaid = `${damaged}${wrong}${expired}${note.trim()}` !== ''
  return { ...read, quantity: read.quantity ?? (isSaid ? Number.NaN : null) }
}

const isAlike = (a: Typed | undefined, b: Typed | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

const shown = (value: number): string => (value === 0 ? '' : String(value))

/** One party's count, line by line, with the difference as it is typed (SIDE-01). */
export const QuantityForm = ({
  panel,
  kind,
  onDone,
}: {
  panel: Panel
  kind: StatementKind
  onDone: () => void
}) => {
  const say = t(proofWords)
  const { order, viewer, policy, clock, busy, act } = panel
  const lines = [...linesOf(order)]
  const [began] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(
      order.quantities.flatMap(({ line, [kind]: said }) =>
        said
          ? [
              [
                line,
                {
                  quantity: String(said.quantity),
                  damaged: shown(said.damaged),
                  wrong: shown(said.wrong),
                  expired: shown(said.expired),
                  note: said.note ?? '',
                },
              ],
            ]
          : [],
      ),
    ),
  )
  const [typed, setTyped] = useState(began)
  const [problem, setProblem] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const said = lines.flatMap(([line]): StatedLine[] => {
    const fields = typed[line] ?? nothing
    const { quantity, ...apart } = readOf(fields)
    return quantity === null ? [] : [{ line, quantity, ...apart, note: fields.note.trim() || null }]
  })
  const stated = said.filter(
    ({ quantity, damaged, wrong, expired }) => !Number.isNaN(quantity + damaged + wrong + expired),
  )
  const after = afterStatement(
    order,
    kind,
    stated,
    actingRole(viewer, policy.config.accountType),
    clock.now,
  )
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy) return
    const isReadable = stated.length === said.length
    setTold(!isReadable)
    if (!isReadable) return setProblem(null)
    // What was left as it stood may have been counted anew meanwhile.
    const changed = stated.filter(({ line }) => !isAlike(typed[line], began[line]))
    if (stated.length > 0 && changed.length === 0) return onDone()
    const [wrong] = statementProblem(order, kind, changed)?.refused ?? []
    setProblem(saidIfAny(wrong))
    if (!wrong) void act({ quantities: changed }).then((isKept) => isKept && onDone())
  }
  return (
    <form className="remark-form" onSubmit={submit} noValidate>
      {lines.map(([line, on_paper], index) => (
        <LineFields
          key={line}
          isFirst={index === 0}
          name={lineName(order, line)}
          on_paper={on_paper}
          hasParts={kind !== 'declared'}
          typed={typed[line] ?? nothing}
          isTold={isTold}
          onType={(changed) => setTyped({ ...typed, [line]: changed })}
        >
          {stated.some((one) => one.line === line) && (
            <p className="panel-soft">
              {say.difference}:{' '}
              <Differing
                difference={after.quantities.find((one) => one.line === line)?.difference ?? null}
              />
            </p>
          )}
        </LineFields>
      ))}
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Overtaken
        panel={panel}
        action="quantities"
        typed={lines.map(([line]) => [
          lineName(order, line),
          isAlike(typed[line], began[line])
            ? ''
            : Object.values(typed[line] ?? nothing)
                .filter((one) => one !== '')
                .join(' · '),
        ])}
      />
      <div className="panel-row end">
        <Button onClick={onDone}>{say.cancel}</Button>
        <Button
          type="submit"
          variant={submitLook(order)}
          reason={againstNow(panel, 'quantities')}
          busy={busy}
        >
          {say.save}
        </Button>
      </div>
    </form>
  )
}

interface LineFieldsProps {
  isFirst: boolean
  name: string
  on_paper: number | null
  hasParts: boolean
  typed: Typed
  /** Says of each field what cannot be read. */
  isTold: boolean
  onType: (typed: Typed) => void
  children: ReactNode
}

const LineFields = ({
  isFirst,
  name,
  on_paper,
  hasParts,
  typed,
  isTold,
  onType,
  children,
}: LineFieldsProps) => {
  const say = t(proofWords)
  const [isOpen, setOpen] = useState(parts.some((part) => typed[part] !== '') || typed.note !== '')
  const read = readOf(typed)
  const number = (field: 'quantity' | (typeof parts)[number], label: string) => (
    <TextField
      key={field}
      label={label}
      // The form has come to the place of the button that had the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isFirst && field === 'quantity'}
      inputMode="decimal"
      value={typed[field]}
      error={isTold && Number.isNaN(read[field]) ? t(linkSentences).number_needed(label) : null}
      hint={field === 'quantity' && on_paper !== null ? say.onPaper(amount(on_paper)) : undefined}
      onChange={({ target }) => onType({ ...typed, [field]: quantityTyped(target.value) })}
    />
  )
  return (
    <fieldset className="quantity-fields">
      <legend className="visually-hidden">{name}</legend>
      {number('quantity', say.quantityOf(name))}
      {hasParts && !isOpen && (
        <button
          type="button"
          className="text-button"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {say.apart}
        </button>
      )}
      {hasParts && isOpen && (
        <div className="quantity-parts">
          {parts.map((part) => number(part, say.partOf(say.kinds[part], name)))}
        </div>
      )}
      {(isOpen || !hasParts) && (
        <TextField
          label={say.noteOf(name)}
          maxLength={500}
          value={typed.note}
          onChange={({ target }) => onType({ ...typed, note: target.value })}
        />
      )}
      {children}
    </fieldset>
  )
}
