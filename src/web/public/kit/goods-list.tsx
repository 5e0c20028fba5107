import { goodsReason } from '../../../domain/order/proof/goods-reason.ts'
import { goodsWords } from '../../../domain/words/goods.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { textFrom } from '../../../domain/words/sentence.ts'
import { emptyRow, wholeTyped, type goodsIn, type GoodsTyped } from '../../lib/goods/typed.ts'
import { t } from '../../lib/language/language.ts'
import { Field } from './field.tsx'

/** What is wrong with a list, and in which. */
export interface GoodsProblem {
  readonly field: string
  readonly message: string
}

/**
 * What the domain finds wrong with goods that are about to be sent; null where it would take them.
 */
export const problemIn = (goods: NonNullable<ReturnType<typeof goodsIn>>): GoodsProblem | null => {
  const reason = goodsReason(goods)
  // What is said of goods is among the first words of a page on a thin line.
  return reason && { field: reason.field ?? '', message: textFrom(pageSentences, reason, t) }
}

interface GoodsListProps {
  kind: 'missing' | 'damaged'
  hasInvoice: boolean
  rows: readonly GoodsTyped[]
  problem: string | null
  onChange: (rows: readonly GoodsTyped[]) => void
}

/** What is missing or damaged, a row each, at least one (COND-03). */
export const GoodsList = ({ kind, hasInvoice, rows, problem, onChange }: GoodsListProps) => {
  const say = t(goodsWords)
  const change = (at: number, changes: Partial<GoodsTyped>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  return (
    <fieldset className="goods">
      <legend className="label">{say[kind]}</legend>
      {rows.map((row, index) => (
        // A row has nothing of its own but its place.
        <div key={index} className="goods-row">
          <Field
            label={say.row(say.text, index)}
            name={`${kind}.${index}.text`}
            maxLength={500}
            value={row.text}
            onChange={(text) => change(index, { text })}
          />
          <Field
            label={say.row(say.quantity, index)}
            name={`${kind}.${index}.qty`}
            inputMode="numeric"
            value={row.qty}
            onChange={(qty) => change(index, { qty: wholeTyped(qty) })}
          />
          {hasInvoice && (
            <Field
              label={say.row(say.invoice, index)}
              maxLength={80}
              value={row.invoice}
              onChange={(invoice) => change(index, { invoice })}
            />
          )}
          {rows.length > 1 && (
            <button
              type="button"
              className="button quiet"
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              {say.removeRow(index)}
            </button>
          )}
        </div>
      ))}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button quiet" onClick={() => onChange([...rows, emptyRow])}>
        {say.addRow}
      </button>
    </fieldset>
  )
}
