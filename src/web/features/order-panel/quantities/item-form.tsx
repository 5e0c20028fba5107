import { useState, type SubmitEvent } from 'react'
import {
  decideItemRemarks,
  deviationOf,
  itemCategories,
  itemUnits,
  orderedOf,
  type ItemRemarkInput,
} from '../../../../domain/order/proof/item-remark.ts'
import type { Order } from '../../../../domain/order/order.ts'
import type { Reason } from '../../../../domain/policy/reason.ts'
import { choiceIn } from '../../../../domain/words/choices.ts'
import { goodsWords } from '../../../../domain/words/goods.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { said } from '../../../lib/language/said.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Panel } from '../panel.ts'
import { submitLook } from '../submit-look.ts'
import { problemOf } from '../problem.ts'
import { amount, quantityOf, quantityTyped } from '../../../lib/amount.ts'
import { Select } from '../proof/select.tsx'

/** A row as typed, in the wire's names; empty where nothing was said. */
type Typed = Readonly<Record<keyof ItemRemarkInput, string>>
const emptyRow: Typed = {
  item_no: '',
  text: '',
  message: '',
  received_quantity: '',
  recorded_unit: '',
}

const inputOf = ({
  item_no,
  text,
  message,
  received_quantity,
  recorded_unit,
}: Typed): ItemRemarkInput => ({
  item_no: item_no || null,
  text: text || null,
  message: message.trim() || null,
  received_quantity: quantityOf(received_quantity),
  recorded_unit: recorded_unit || null,
})

/** Remarks on single items, a row each; all of them are kept or none (ITEM-02). */
export const ItemForm = ({
  panel: { order, busy, remarkItems },
  onDone,
}: {
  panel: Panel
  onDone: () => void
}) => {
  const [rows, setRows] = useState<readonly Typed[]>([emptyRow])
  const [problem, setProblem] = useState<Reason | null>(null)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy) return
    const remarks = rows.map(inputOf)
    const wrong = problemOf(decideItemRemarks(order, remarks))
    setProblem(wrong)
    if (!wrong) void remarkItems(remarks).then((isKept) => isKept && onDone())
  }
  const errorOf = (index: number, field: string): string | null =>
    problem?.field === `remarks.${index}.${field}` ? said(problem) : null
  return (
    <form className="remark-form" onSubmit={submit} noValidate>
      {rows.map((row, index) => (
        // A row has nothing of its own but its place.
        <ItemRow
          key={index}
          index={index}
          row={row}
          items={order.Items}
          errorOf={(field) => errorOf(index, field)}
          onChange={(changed) => setRows(rows.map((one, at) => (at === index ? changed : one)))}
          onRemove={rows.length === 1 ? null : () => setRows(rows.filter((_, at) => at !== index))}
        />
      ))}
      {problem?.field === 'remarks' && (
        <p className="field-error" role="alert">
          {said(problem)}
        </p>
      )}
      <div className="panel-row">
        <Button icon="plus" variant="quiet" onClick={() => setRows([...rows, emptyRow])}>
          {t(goodsWords).addRow}
        </Button>
        <span className="panel-gap" />
        <Button onClick={onDone}>{t(panelWords).cancel}</Button>
        <Button type="submit" variant={submitLook(order)} busy={busy}>
          {t(proofWords).submitItems}
        </Button>
      </div>
    </form>
  )
}

interface ItemRowProps {
  index: number
  row: Typed
  items: Order['Items']
  errorOf: (field: keyof Typed) => string | null
  onChange: (row: Typed) => void
  onRemove: (() => void) | null
}

const ItemRow = ({ index, row, items, errorOf, onChange, onRemove }: ItemRowProps) => {
  const say = t(proofWords)
  const set =
    (field: keyof Typed) =>
    (value: string): void =>
      onChange({ ...row, [field]: value })
  const received = quantityOf(row.received_quantity)
  const deviation =
    row.item_no !== '' && row.text !== '' && received !== null && !Number.isNaN(received)
      ? deviationOf(row.text, orderedOf(items, row.item_no), received)
      : null
  const named = (values: readonly string[]) =>
    values.map((value) => ({ value, label: choiceIn(t, value) }))
  return (
    <fieldset className="item-row">
      <legend className="visually-hidden">{t(goodsWords).row(say.item, index)}</legend>
      <div className="panel-pair">
        <Select
          label={say.item}
          // The form has come to the place of the button that had the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={row.item_no}
          error={errorOf('item_no')}
          onChange={set('item_no')}
          choices={[
            ...new Map(
              items.map(({ item_no, product_description }) => [
                item_no,
                [item_no, product_description].filter(Boolean).join(' · '),
              ]),
            ),
          ].map(([value, label]) => ({ value, label }))}
        />
        <Select
          label={say.itemCategory}
          value={row.text}
          error={errorOf('text')}
          onChange={set('text')}
          choices={named(itemCategories)}
        />
        <TextField
          label={say.receivedQuantity}
          inputMode="decimal"
          error={errorOf('received_quantity')}
          hint={deviation === null ? undefined : say.deviation(amount(deviation))}
          value={row.received_quantity}
          onChange={({ target }) => set('received_quantity')(quantityTyped(target.value))}
        />
        <Select
          label={say.unit}
          value={row.recorded_unit}
          error={errorOf('recorded_unit')}
          onChange={set('recorded_unit')}
          choices={itemUnits.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className="item-last">
        <TextField
          label={say.message}
          maxLength={2000}
          value={row.message}
          onChange={({ target }) => set('message')(target.value)}
        />
        <IconButton
          icon="trash"
          label={t(goodsWords).removeRow(index)}
          reason={onRemove ? null : t(goodsWords).lastRow}
          onClick={onRemove ?? undefined}
        />
      </div>
    </fieldset>
  )
}
