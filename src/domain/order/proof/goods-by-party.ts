import type { ActingRole, Goods, Order, PartyGoods, StatedGoods } from '../order.ts'
import { actingRole, statementOf, type Viewer } from '../../policy/viewer.ts'
import { otherRole } from './side.ts'
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

/** Whose list it is: the side, and who of it, where that is not whom the side is known by. */
export type GoodsAuthor = Pick<PartyGoods, 'statement' | 'action_by'>

/** Whose list of goods a viewer's is. */
export const goodsAuthor = (viewer: Viewer, account_type: string | null): GoodsAuthor => {
  const statement = statementOf(viewer, account_type)
  return { statement, ...otherRole(statement, actingRole(viewer, account_type)) }
}

/** Missing and damaged goods as one party states them; as an unknown one does, for null. */
export const goodsOfParty = (
  { missing, damaged }: Pick<Order['epod'], 'missing' | 'damaged'>,
  { statement, action_by }: GoodsAuthor,
): PartyGoods => {
  const of = (rows: readonly StatedGoods[]): Goods[] =>
    goodsOnWire(
      rows.filter((row) => (row.statement ?? null) === statement && row.action_by === action_by),
    )
  return { statement, ...(action_by && { action_by }), missing: of(missing), damaged: of(damaged) }
}

/**
 * What each party lists; those who list nothing are left out. Two of one side are two lists: added
 * up, they would tell the same goods twice.
 */
export const goodsByParty = (epod: Pick<Order['epod'], 'missing' | 'damaged'>): PartyGoods[] => {
  // Whom its side is known by comes first.
  const roles = new Set([undefined, ...[...epod.missing, ...epod.damaged].map(roleOf)])
  return [...statementKinds, null]
    .flatMap((statement) =>
      [...roles].map((action_by) => goodsOfParty(epod, { statement, action_by })),
    )
    .filter((stated) => stated.missing.length + stated.damaged.length > 0)
}

const roleOf = ({ action_by }: StatedGoods): ActingRole | undefined => action_by

/** What somebody lists, of all lists on the wire; both are left out where that is nothing. */
export const statedBy = (
  lists: readonly PartyGoods[] | undefined,
  { statement, action_by }: GoodsAuthor,
): Partial<PartyGoods> =>
  lists?.find((one) => one.statement === statement && one.action_by === action_by) ?? {}

/** Of whose word is unknown stands before the carrier's, which does not take its place either. */
const weightIn = ({ statement }: PartyGoods): number =>
  statement === null ? (weightOf.declared + weightOf.delivered) / 2 : weightOf[statement]

/**
 * What is missing, or damaged, where one answer is asked for: as the party says whose word weighs
 * most of those who list any, and of one side the person it is known by. Two who list the same
 * goods are not added up.
 */
export const weightiestGoods = (
  parties: readonly PartyGoods[],
  kind: 'missing' | 'damaged',
): readonly Goods[] =>
  parties
    .filter((party) => party[kind].length > 0)
    .toSorted((one, other) => weightIn(other) - weightIn(one))[0]?.[kind] ?? []
