import { sql, type RawBuilder } from 'kysely'
import { apart, joined } from './joined-texts.ts'
import type { rowOf } from './row.ts'

/** A row of the read model. */
export type ProjectedRow = ReturnType<typeof rowOf>
type Column = Exclude<keyof ProjectedRow, 'id'>

/** Every column that follows from the log; the compiler misses one that is left out. */
const projected: Readonly<Record<Column, true>> = {
  rev: true,
  identifier: true,
  invoice: true,
  truck_number: true,
  client_name: true,
  source_name: true,
  destination_name: true,
  transporter: true,
  dispatch_at: true,
  eta_at: true,
  delivered_at: true,
  proof_due_at: true,
  to_review: true,
  status: true,
  exception: true,
  has_remarks: true,
  has_attachments: true,
  sms_delivered: true,
  rating: true,
  reason: true,
  response: true,
  attempted: true,
  accepted_at: true,
  rejected_at: true,
  claimed_at: true,
  label_numbers: true,
  head: true,
  search: true,
  untold: true,
  wire: true,
  wire_form: true,
}
const columns = Object.keys(projected) as Column[]
const assigned = sql.join(columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))
const list = sql.join(columns.map((column) => sql.ref(column)))

/** Rows of the read model as a statement takes them: what is JSON already apart from the rest. */
export interface RowTexts {
  readonly rows: string
  readonly untold: string
  readonly wires: string
}

/** The texts of these rows. */
export const rowTexts = (rows: readonly ProjectedRow[]): RowTexts => ({
  rows: joined(rows.map(({ untold: _untold, wire: _wire, ...row }) => JSON.stringify(row))),
  untold: joined(rows.map((row) => JSON.stringify(row.untold))),
  wires: joined(rows.map(({ wire }) => wire)),
})

const given = ({ rows, untold, wires }: RowTexts): RawBuilder<unknown> => sql`(
    select r.client_id, r.id, ${sql.join(
      columns.map((column) => {
        if (column === 'untold') return sql`g.untold::jsonb as untold`
        return column === 'wire' ? sql`g.wire` : sql`r.${sql.ref(column)}`
      }),
    )}
    from unnest(${apart(rows)}, ${apart(untold)}, ${apart(wires)}) as g (rest, untold, wire),
      jsonb_populate_record(null::orders, g.rest::jsonb) r)`

/**
 * Projection: the statement that adds rows of new orders where `gate` holds and their
 * number is free. It returns the ids of those that were added.
 */
export const insertRows = (
  client_id: string,
  rows: RowTexts,
  gate: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into orders (client_id, id, ${list})
  select ${client_id}::uuid, id, ${list} from ${given(rows)} r where ${gate}
  on conflict (client_id, identifier) do nothing returning id`

/**
 * Projection: the statement that writes the rows of orders anew; `which` says which order `o` a row
 * `r` may meet, beside having its id.
 */
export const updateRows = (rows: RowTexts, which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update orders o
  set ${assigned}, doc = null
  from ${given(rows)} r where ${which} and o.id = r.id`

/**
 * Projection: the statement that writes the row of one order anew. Quicker than a list of one: the
 * row is found by its key, whatever the planner believes of lists.
 */
export const updateRow = (client_id: string, row: ProjectedRow): RawBuilder<unknown> => {
  const valueOf = (column: Column): unknown =>
    column === 'untold' ? JSON.stringify(row.untold) : row[column]
  return sql`
  update orders set ${sql.join(columns.map((column) => sql`${sql.raw(column)} = ${valueOf(column)}`))},
    doc = null
  where client_id = ${client_id} and id = ${row.id}`
}
