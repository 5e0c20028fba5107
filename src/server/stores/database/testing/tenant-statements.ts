import { parse } from 'libpg-query'

// oxlint-disable-next-line no-explicit-any -- the parser's tree has a shape of its own for each node
type Tree = any

/** What a statement does with a client's table without naming the client. */
export type TenantFault =
  /** Joins it by something else. */
  | 'join'
  /** Adds a row without its client, or asks for a clash by a key without it. */
  | 'upsert'
  /** Changes or locks rows of it, whosever they are. */
  | 'change'
  /** Reads rows of it, whosever they are. */
  | 'read'

/** A fault, and the table that it is about. */
export interface TenantFinding {
  readonly fault: TenantFault
  readonly table: string
}

const COLUMN = 'client_id'

/** A table at one level of a statement, by the name under which its columns are known there. */
interface Ranged {
  readonly table: string
  readonly alias: string
}

interface Level {
  readonly ranged: Ranged[]
  /** Everything that has to hold for a row of this level. */
  readonly conditions: Tree[]
  /** Columns by which all that stands here is joined (USING). */
  readonly using: Set<string>
}

const children = (tree: Tree): Tree[] =>
  tree !== null && typeof tree === 'object' ? Object.values(tree as object) : []

const nameOf = (column: Tree): readonly string[] =>
  ((column?.ColumnRef?.fields ?? []) as Tree[]).map((field) => field?.String?.sval ?? '*')

/** The aliases whose client an expression is: '' for the only table there. */
const clientsIn = (side: Tree): string[] => {
  const name = nameOf(side)
  if (name.at(-1) === COLUMN) return [name.length > 1 ? (name.at(-2) ?? '') : '']
  const parts = (side?.RowExpr?.args ?? side?.List?.items ?? []) as Tree[]
  return parts.flatMap(clientsIn)
}

/** The conditions that all have to hold. */
const conjuncts = (condition: Tree): Tree[] => {
  const { boolop, args } = condition?.BoolExpr ?? {}
  return boolop === 'AND_EXPR' ? (args as Tree[]).flatMap(conjuncts) : condition ? [condition] : []
}

/** Aliases whose client a condition makes equal to something. */
const madeEqual = (condition: Tree): string[] => {
  const { kind, name, lexpr, rexpr } = condition?.A_Expr ?? {}
  const isEqual = name?.[0]?.String?.sval === '='
  if (isEqual && ['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY'].includes(kind))
    return [...clientsIn(lexpr), ...(kind === 'AEXPR_OP' ? clientsIn(rexpr) : [])]
  const { subLinkType, testexpr } = condition?.SubLink ?? {}
  return subLinkType === 'ANY_SUBLINK' ? clientsIn(testexpr) : []
}

const gather = (from: Tree, level: Level): void => {
  if (from?.RangeVar)
    level.ranged.push({
      table: from.RangeVar.relname,
      alias: from.RangeVar.alias?.aliasname ?? from.RangeVar.relname,
    })
  if (!from?.JoinExpr) return
  const { larg, rarg, quals, usingClause = [] } = from.JoinExpr
  gather(larg, level)
  gather(rarg, level)
  if (quals) level.conditions.push(...conjuncts(quals))
  for (const column of usingClause as Tree[]) level.using.add(column.String.sval)
}

const levelOf = (from: readonly Tree[], where: Tree, target?: Tree): Level => {
  const level: Level = { ranged: [], conditions: conjuncts(where), using: new Set() }
  if (target) gather({ RangeVar: target }, level)
  for (const one of from) gather(one, level)
  return level
}

/** What is wrong with each client's table of a level. */
const judged = (
  level: Level,
  tables: ReadonlySet<string>,
  alone: (ranged: Ranged) => TenantFault,
): TenantFinding[] => {
  const theirs = level.ranged.filter(({ table }) => tables.has(table))
  const bound = new Set(level.conditions.flatMap(madeEqual))
  const isBound = ({ alias }: Ranged): boolean =>
    bound.has(alias) || (bound.has('') && theirs.length === 1) || level.using.has(COLUMN)
  return theirs
    .filter((ranged) => !isBound(ranged))
    .map((ranged) => ({
      table: ranged.table,
      fault: theirs.length > 1 ? 'join' : alone(ranged),
    }))
}

const inserted = (insert: Tree, tables: ReadonlySet<string>): TenantFinding[] => {
  const table: string = insert.relation.relname
  if (!tables.has(table)) return []
  const names = (list: Tree[] = []): string[] =>
    list.map((one) => one?.ResTarget?.name ?? one?.IndexElem?.name ?? '')
  const clash = insert.onConflictClause?.infer?.indexElems as Tree[] | undefined
  // Without a list of columns all are given.
  const isGiven = !insert.cols || names(insert.cols).includes(COLUMN)
  const isWhole = isGiven && (!clash || names(clash).includes(COLUMN))
  return isWhole ? [] : [{ fault: 'upsert', table }]
}

const walked = (tree: Tree, known: ReadonlySet<string>): TenantFinding[] => {
  const within = tree?.SelectStmt ?? tree?.UpdateStmt ?? tree?.DeleteStmt ?? tree?.InsertStmt
  // What WITH names hides a table of that name.
  const named = ((within?.withClause?.ctes ?? []) as Tree[]).map(
    ({ CommonTableExpr: { ctename } }) => ctename as string,
  )
  const tables = named.length === 0 ? known : new Set([...known].filter((t) => !named.includes(t)))
  const own: TenantFinding[] = []
  if (tree?.SelectStmt) {
    const { fromClause = [], whereClause, lockingClause } = tree.SelectStmt
    own.push(
      ...judged(levelOf(fromClause, whereClause), tables, () =>
        lockingClause ? 'change' : 'read',
      ),
    )
  } else if (tree?.UpdateStmt) {
    const { relation, fromClause = [], whereClause } = tree.UpdateStmt
    own.push(...judged(levelOf(fromClause, whereClause, relation), tables, () => 'change'))
  } else if (tree?.DeleteStmt) {
    const { relation, usingClause = [], whereClause } = tree.DeleteStmt
    own.push(...judged(levelOf(usingClause, whereClause, relation), tables, () => 'change'))
  } else if (tree?.InsertStmt) own.push(...inserted(tree.InsertStmt, tables))
  return [...own, ...children(tree).flatMap((child) => walked(child, tables))]
}

/**
 * What a statement does with these tables without naming the client: what a database that spreads
 * rows over machines by their client could not do on one of them. Throws where the text is no SQL.
 */
export const tenantFaults = async (
  text: string,
  tables: ReadonlySet<string>,
): Promise<TenantFinding[]> => {
  const found = walked(await parse(text), tables)
  const seen = new Set<string>()
  return found.filter(({ fault, table }) => {
    const key = `${fault} ${table}`
    return !seen.has(key) && Boolean(seen.add(key))
  })
}

/** The tables with a column `client_id` that these statements make. */
export const tenantTables = async (definitions: readonly string[]): Promise<Set<string>> => {
  const made = new Set<string>()
  const look = (tree: Tree): void => {
    const { relation, tableElts = [] } = tree?.CreateStmt ?? {}
    const names = (tableElts as Tree[]).map((one) => one.ColumnDef?.colname)
    if (names.includes(COLUMN)) made.add(relation.relname)
    for (const child of children(tree)) look(child)
  }
  for (const text of definitions) look(await parse(text))
  return made
}
