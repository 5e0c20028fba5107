import { Fragment, type ReactNode } from 'react'
import { textOf, type Column } from '../../../../domain/columns/column.ts'
import { remarksApart } from '../../../../domain/columns/tooltips.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { ChoiceTags } from '../../../ui/choice-tags.tsx'
import { useTooltip } from '../../../ui/floating/tooltip.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'

/**
 * What stands in a cell, drawn by its column's kind; a tooltip where the column has more to say.
 */
export const Cell = ({
  column,
  order,
  asking,
}: {
  column: Column
  order: WireOrder
  asking: Asking
}) => {
  const hint = column.hint?.(order, asking, t) ?? null
  const drawn = <Drawn {...{ column, order, asking }} />
  return hint === null ? (
    drawn
  ) : (
    <Hinted label={column.id === 'remarks' ? <Remarks order={order} asking={asking} /> : hint}>
      {drawn}
    </Hinted>
  )
}

/** It is a button, so that the keyboard reaches what the tooltip says. */
const Hinted = ({ label, children }: { label: ReactNode; children: ReactNode }) => {
  const [target, tooltip] = useTooltip(label)
  return (
    <>
      <button type="button" className="cell-hint" {...target}>
        {children}
      </button>
      {tooltip}
    </>
  )
}

const Remarks = ({ order, asking }: { order: WireOrder; asking: Asking }) => (
  <ol className="cell-remarks">
    {remarksApart(order, asking, t).map(({ number, text, choices, name, time }) => (
      <li key={number}>
        {number}. {text}
        <ChoiceTags choices={choices} />
        <br />
        {name}, {time}
      </li>
    ))}
  </ol>
)

const Drawn = ({ column, order, asking }: { column: Column; order: WireOrder; asking: Asking }) => {
  const text = textOf(column, order, asking, t)
  switch (column.cell) {
    case 'date': {
      const value = column.value(order, asking, t)
      return value === null ? <Nothing /> : <Moment value={value} shown={text} />
    }
    case 'tick':
      return column.value(order, asking, t) ? (
        <span className="cell-yes">
          <Icon name="check" label={text} />
        </span>
      ) : (
        <span className="cell-no">
          <Icon name="cross" label={text} />
        </span>
      )
    case 'proof':
      return column.value(order, asking, t) === null ? (
        <span className="cell-no" title={text}>
          <Icon name="cross" label={text} />
        </span>
      ) : (
        <span className="cell-yes">
          <Icon name="check" />
          {text}
        </span>
      )
    case 'state':
      return <StatusTag state={column.value(order, asking, t)} word={text} />
    case 'due': {
      const due = column.value(order, asking, t)
      return due === null ? <Nothing /> : <span className={`cell-due due-${due.tone}`}>{text}</span>
    }
    case 'count':
      return <Count column={column} count={column.value(order, asking, t)} />
    case 'text':
      return text === '' ? (
        <Nothing />
      ) : (
        <span className={`ellipsis cell-text ${/\s/.test(text) ? '' : 'cell-whole'}`} title={text}>
          <Words text={text} />
        </span>
      )
    case 'action':
      return null
  }
}

/**
 * Day and time never break within themselves; where the column is narrow they stand on two lines.
 */
const Moment = ({ value, shown }: { value: string; shown: string }) => {
  const at = shown.lastIndexOf(' ', shown.endsWith('M') ? shown.length - 4 : undefined)
  const day = shown.slice(0, at).replace(/ @$/, '')
  return (
    <time dateTime={value}>
      <span>{day}</span> <span>{shown.slice(day.length + 1)}</span>
    </time>
  )
}

/** A number or a date in a text of several words does not break at its hyphens. */
const Words = ({ text }: { text: string }) =>
  /\s/.test(text) && text.includes('-')
    ? text.split(' ').map((word, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <span>{word}</span>
        </Fragment>
      ))
    : text

const Nothing = () => (
  <span className="cell-nothing" aria-hidden="true">
    –
  </span>
)

const Count = ({ column: { id }, count }: { column: Column; count: number }) =>
  count === 0 ? (
    <span className="cell-nothing cell-none">0</span>
  ) : (
    <span className="cell-count">
      <Icon name={id === 'attachments' ? 'clip' : 'remark'} size={14} />
      {count}
    </span>
  )
