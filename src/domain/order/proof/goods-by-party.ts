import type { ActingRole, Goods, Order, PartyGoods, StatedGoods } from '../order.ts'
import { statementKinds, weightOf, type StatementKind } from './stating-party.ts'

/** A party's lists as it says them; whose they are is left out by releases that asked nobody. */
interface GoodsSaid {
  missing: Goods[] | null
  damaged: Goods[] | null
  statement?: StatementKind
  action_by?: ActingRole
  late?: true | undefined
}

/**
 * The lists after somebody stated theirs: it takes the place of what they said before, and of
 * nobody else's word, of their own side neither (SIDE-01). Once the order has ended it is only
 * added to.
 */
export const afterGoods = (
  { missing, damaged }: Pick<Order['epod'], 'missing' | 'damaged'>,
  said: GoodsSaid,
): Pick<Order['epod'], 'missing' | 'damaged'> => ({
  missing: listed(missing, said.missing, said),
  damaged: listed(damaged, said.damaged, said),
})

const listed = (
  before: readonly StatedGoods[],
  rows: Goods[] | null,
  { statement, action_by, late }: GoodsSaid,
): StatedGoods[] => {
  if (rows === null) return [...before]
  // Releases that asked nobody whose word it is let the last word stand for all.
  if (statement === undefined) return late ? [...before, ...rows] : rows
  const stated = rows.map((row) => ({ ...row, statement, ...(action_by && { action_by }) }))
  // Of whose word is unknown, the carrier's does not take the place.
  const stays = (row: StatedGoods): boolean =>
    row.statement === undefined
      ? statement === 'delivered'
      : row.statement !== statement || row.action_by !== action_by
  return [...(late ? before : before.filter(stays)), ...stated]
}

/** The rows as the wire has them, each thing once however many state it. */
export const goodsOnWire = (rows: readonly StatedGoods[]): Goods[] => {
  const known = new Map<string, Goods>()
  for (const { statement: _side, action_by: _who, ...row } of rows) {
    const key = JSON.stringify([row.text, row.qty, row.invoice])
    if (!known.has(key)) known.set(key, row)
  }
  return [...known.values()]
}

/**
 * Missing and damaged goods as one party states them, all of its side or only `who` says them; as
 * an unknown one does, for null.
 */
export const goodsOfParty = (
  { missing, damaged }: Pick<Order['epod'], 'missing' | 'damaged'>,
  statement: StatementKind | null,
  who?: { readonly action_by: ActingRole | undefined },
): PartyGoods => {
  const of = (rows: readonly StatedGoods[]): Goods[] =>
    goodsOnWire(
      rows.filter(
        (row) => (row.statement ?? null) === statement && (!who || row.action_by === who.action_by),
      ),
    )
  return { statement, missing: of(missing), damaged: of(damaged) }
}

/** Missing and damaged goods as each party states them; whoever said nothing is left out. */
export const goodsByParty = (epod: Pick<Order['epod'], 'missing' | 'damaged'>): PartyGoods[] =>
  [...statementKinds, null]
    .map((statement) => goodsOfParty(epod, statement))
    .filter((stated) => stated.missing.length + stated.damaged.length > 0)

/** Of whose word is unknown stands before the carrier's, which does not take its place either. */
const weightIn = ({ statement }: PartyGoods): number =>
  statement === null ? (weightOf.declared + weightOf.delivered) / 2 : weightOf[statement]

/**
 * What is missing, or damaged, where one answer is asked for: as the party says whose word weighs
 * most of those who list any. Two who list the same goods are not added up.
 */
export const weightiestGoods = (
  parties: readonly PartyGoods[],
  kind: 'missing' | 'damaged',
): readonly Goods[] =>
  parties
    .filter((party) => party[kind].length > 0)
    .toSorted((one, other) => weightIn(other) - weightIn(one))[0]?.[kind] ?? []
