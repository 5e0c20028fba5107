import type { Order } from '../order/order.ts'
import { goodsByParty } from '../order/proof/goods-by-party.ts'
import { linesOf } from '../order/proof/quantities.ts'
import { WHOLE_ORDER } from '../order/proof/stating-party.ts'
import type { Difference, QuantityLine } from '../order/proof/statements.ts'
import { proofWords } from '../words/proof-panel.ts'
import { bounded, type Section } from './section.ts'
import type { Telling } from './telling.ts'

const kinds = ['short', 'excess', 'damaged', 'wrong', 'expired'] as const

const differenceTold = (difference: Difference | null, { t, say }: Telling): string => {
  if (difference === null) return say.unknown
  const told = kinds
    .filter((kind) => difference[kind] > 0)
    .map((kind) => `${t(proofWords).kinds[kind]} ${difference[kind]}`)
  return told.length === 0 ? say.none : told.join(', ')
}

/** A statement's good quantity, with what else the party said of the line. */
const statedTold = (stated: QuantityLine['declared'], { t, say }: Telling): string => {
  if (stated === null) return say.unknown
  const apart = (['damaged', 'wrong', 'expired'] as const)
    .filter((kind) => stated[kind] > 0)
    .map((kind) => `${t(proofWords).kinds[kind]} ${stated[kind]}`)
  return [String(stated.quantity), ...apart, ...(stated.note === null ? [] : [stated.note])].join(
    ', ',
  )
}

/**
 * Each line as its papers, the driver and the receiver have it, and how they differ; null for none.
 */
export const linesSection = (order: Order, telling: Telling): Section | null => {
  const { say } = telling
  const stated = new Map(order.quantities.map((line) => [line.line, line]))
  const papers = linesOf(order)
  const names = new Map(
    order.Items.map(({ item_no, product_description }) => [item_no, product_description]),
  )
  const lines = [...new Set([...papers.keys(), ...stated.keys()])].filter(
    (line) => stated.has(line) || (papers.get(line) ?? null) !== null,
  )
  if (lines.length === 0) return null
  const rows = lines.map((line) => {
    const said = stated.get(line)
    const paper = papers.get(line) ?? null
    return [
      line === WHOLE_ORDER ? say.whole : [line, names.get(line)].filter(Boolean).join(' '),
      said?.declared || paper === null
        ? statedTold(said?.declared ?? null, telling)
        : say.onPaper(String(paper)),
      statedTold(said?.delivered ?? null, telling),
      statedTold(said?.accepted ?? null, telling),
      differenceTold(said?.difference ?? null, telling),
    ]
  })
  const { shown, more } = bounded(rows, say.more)
  return {
    kind: 'table',
    title: say.lines,
    head: [say.line, say.declared, say.delivered, say.accepted, say.difference],
    rows: shown,
    more,
  }
}

/** What each party says was missing or damaged; null where nobody did. */
export const goodsSection = ({ epod }: Order, { say }: Telling): Section | null => {
  const rows = goodsByParty(epod).flatMap(({ statement, missing, damaged }) =>
    [
      ...missing.map((goods) => ({ ...goods, kind: say.missing })),
      ...damaged.map((goods) => ({ ...goods, kind: say.damaged })),
    ].map(({ kind, text, qty, invoice }) => [
      kind,
      invoice === undefined ? text : `${text} (${invoice})`,
      String(qty),
      statement === null ? say.unasked : say[statement],
    ]),
  )
  if (rows.length === 0) return null
  // Two of one side who list the same goods mean them once.
  const apart = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
  const { shown, more } = bounded(apart, say.more)
  const head = [say.kind, say.what, say.quantity, say.party]
  return { kind: 'table', title: say.goods, head, rows: shown, more }
}
