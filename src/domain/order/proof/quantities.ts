import { rule } from '../../policy/reason.ts'
import { sentence } from '../../words/sentence.ts'
import type { ActingRole, Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { WHOLE_ORDER, type StatementKind } from './stating-party.ts'
import type { Difference, QuantityLine, StatedLine } from './statements.ts'

/** Without what binary fractions leave over: 0.1 and 0.2 are 0.3. */
export const rounded = (quantity: number): number => Number(quantity.toFixed(6))

/** What two batches add up to: nothing where one is unknown, or beyond what a number holds. */
const sumOf = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return null
  const sum = rounded(one + other)
  return Number.isFinite(sum) ? sum : null
}

/**
 * The lines of an order that quantities can be stated of, with what its papers say; null where they
 * say nothing.
 */
export const linesOf = ({
  Items,
  ship_unit,
}: Pick<Order, 'Items' | 'ship_unit'>): ReadonlyMap<string, number | null> => {
  const lines = new Map<string, number | null>()
  for (const { item_no, product_quantity } of Items) {
    const before = lines.get(item_no)
    // An item that stands in two batches is one line.
    lines.set(item_no, before === undefined ? product_quantity : sumOf(before, product_quantity))
  }
  return lines.size > 0 ? lines : new Map([[WHOLE_ORDER, ship_unit]])
}

/**
 * How a line differs from what was declared: what is neither there nor accounted for is short, what
 * is over is an excess.
 */
const differenceOf = (
  line: Omit<QuantityLine, 'difference'>,
  on_paper: number | null,
): Difference | null => {
  const declared = line.declared?.quantity ?? on_paper
  const against = line.accepted ? 'accepted' : 'delivered'
  const said = line[against]
  if (declared === null || said === null) return null
  const { quantity, damaged, wrong, expired } = said
  const left = declared - quantity - damaged - wrong - expired
  return {
    against,
    short: rounded(Math.max(0, left)),
    excess: rounded(Math.max(0, -left)),
    damaged,
    wrong,
    expired,
  }
}

/** The order with every line's difference as its statements and papers now give it. */
export const withDifferences = (order: Order): Order => {
  const lines = linesOf(order)
  return {
    ...order,
    quantities: order.quantities.map((line) => ({
      ...line,
      difference: differenceOf(line, lines.get(line.line) ?? null),
    })),
  }
}

/**
 * The order after a party stated these lines; the other parties' words stay as they are (SIDE-01).
 */
export const afterStatement = (
  order: Order,
  kind: StatementKind,
  lines: readonly StatedLine[],
  action_by: ActingRole,
  time: string,
): Order => {
  const quantities = [...order.quantities]
  for (const { line, ...said } of lines) {
    const at = quantities.findIndex((known) => known.line === line)
    const before = quantities[at] ?? {
      line,
      declared: null,
      delivered: null,
      accepted: null,
      difference: null,
    }
    quantities.splice(at < 0 ? quantities.length : at, 1, {
      ...before,
      [kind]: { ...said, action_by, time },
    })
  }
  return withDifferences({ ...order, quantities })
}

/** What is wrong with stated lines; null where nothing is. */
export const statementProblem = (
  order: Order,
  kind: StatementKind,
  stated: readonly StatedLine[],
): Refusal | null => {
  const known = linesOf(order)
  if (stated.length === 0) return refuse(rule('quantities', 'required', sentence('quantity')))
  for (const [index, { line, damaged, wrong, expired }] of stated.entries()) {
    if (!known.has(line)) return refuse(rule(`quantities.${index}.line`, 'line_unknown'))
    if (stated.findIndex((other) => other.line === line) !== index)
      return refuse(rule(`quantities.${index}.line`, 'line_twice'))
    if (kind === 'declared' && damaged + wrong + expired > 0)
      return refuse(rule(`quantities.${index}`, 'declared_is_whole'))
  }
  return null
}
