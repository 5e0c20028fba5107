import { goodsWords } from '../../../../domain/words/goods.ts'
import { emptyRow, wholeTyped, type GoodsTyped } from '../../../lib/goods/typed.ts'
import { t } from '../../../lib/language/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'

interface GoodsRowsProps {
  legend: string
  rows: readonly GoodsTyped[]
  hasInvoice: boolean
  problem: string | null
  onChange: (rows: readonly GoodsTyped[]) => void
}

/** A list of goods with at least one row; rows are added and taken away (COND-03). */
export const GoodsRows = ({ legend, rows, hasInvoice, problem, onChange }: GoodsRowsProps) => {
  const say = t(goodsWords)
  const change = (at: number, changes: Partial<GoodsTyped>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  const isWrong = problem !== null || undefined
  return (
    <fieldset className="goods-rows">
      <legend className="field-label">{legend}</legend>
      {rows.map((row, index) => (
        // A row has nothing of its own but its place.
        <div key={index} className="goods-row" data-invoice={hasInvoice || undefined}>
          <TextField
            label={say.row(say.text, index)}
            maxLength={500}
            aria-invalid={isWrong && index === 0}
            value={row.text}
            onChange={({ target }) => change(index, { text: target.value })}
          />
          <TextField
            label={say.row(say.quantity, index)}
            inputMode="numeric"
            aria-invalid={isWrong && index === 0}
            value={row.qty}
            onChange={({ target }) => change(index, { qty: wholeTyped(target.value) })}
          />
          {hasInvoice && (
            <TextField
              label={say.row(say.invoice, index)}
              maxLength={80}
              value={row.invoice}
              onChange={({ target }) => change(index, { invoice: target.value })}
            />
          )}
          <IconButton
            icon="trash"
            label={say.removeRow(index)}
            reason={rows.length === 1 ? say.lastRow : null}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button
        icon="plus"
        variant="quiet"
        className="start"
        onClick={() => onChange([...rows, emptyRow])}
      >
        {say.addRow}
      </Button>
    </fieldset>
  )
}
