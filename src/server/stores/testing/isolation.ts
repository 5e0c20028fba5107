import { sql, type RawBuilder } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import type { Order } from '../../../domain/order/order.ts'
import type { Database, Scope } from '../database/database.ts'

/**
 * An order that is in everybody's reach, one of the same client that is in no party's, and one of
 * another client.
 */
export interface World {
  readonly client_id: string
  readonly foreign_id: string
  readonly own: Order
  readonly elsewhere: Order
  readonly strange: Order
}

/** Each way of looking, with the ids of the orders that it should show. */
const ways = ({
  client_id,
  own,
  elsewhere,
}: World): readonly (readonly [name: string, scope: Scope, reach: readonly string[]])[] => {
  const both = [own._id, elsewhere._id]
  const search = '%lr-%'
  return [
    ['client', { client_id, kind: 'client', party: '' }, both],
    ['vendor', { client_id, kind: 'vendor', party: own.transporter ?? '' }, [own._id]],
    ['distributor', { client_id, kind: 'distributor', party: own.destination.name }, [own._id]],
    ['link', { client_id, kind: 'order', party: own._id }, [own._id]],
    ['searching client', { client_id, kind: 'client', party: '', search }, both],
    [
      'searching vendor',
      { client_id, kind: 'vendor', party: own.transporter ?? '', search },
      [own._id],
    ],
    [
      'searching distributor',
      { client_id, kind: 'distributor', party: own.destination.name, search },
      [own._id],
    ],
    ['searching link', { client_id, kind: 'order', party: own._id, search }, []],
  ]
}

/** Is this what the database says of somebody who may not ask at all? */
const isDenied = (error: unknown): boolean => (error as { code?: string }).code === '42501'

/** Ids of orders that a table shows, sorted; null where it may not be asked. */
const shown = (
  database: Database,
  scope: Scope,
  column: RawBuilder<unknown>,
): Promise<string[] | null> =>
  database
    .transaction(scope, async ({ db }) =>
      (
        await sql<{
          id: string
        }>`select distinct id::text as id from (${column}) t (id) order by 1`.execute(db)
      ).rows.map(({ id }) => id),
    )
    .catch((error: unknown) => {
      if (isDenied(error)) return null
      throw error
    })

const tables = {
  orders: sql`select id from orders`,
  events: sql`select order_id from events`,
  links: sql`select order_id from links`,
}

class Undone extends Error {}

/** Rows that a statement would change; none is. */
const changed = async (
  database: Database,
  scope: Scope,
  statement: RawBuilder<unknown>,
): Promise<number> => {
  let rows = 0
  try {
    await database.transaction(scope, async ({ db }) => {
      rows = Number((await statement.execute(db)).numAffectedRows ?? 0)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone) && !isDenied(error)) throw error
  }
  return rows
}

/** The statement that adds a copy of an order, with a new id and number, and with these columns. */
const copied = ({ _id }: Order, columns: Record<string, string>): RawBuilder<unknown> =>
  sql`
    insert into orders
    select (jsonb_populate_record(o,
        ${JSON.stringify({ id: randomUUIDv7(), identifier: randomUUIDv7(), ...columns })}::jsonb)).*
    from orders o
    where id = ${_id}`
const link = (
  client_id: string,
  { _id }: Order,
  party = 'driver',
  opens: string | null = null,
): RawBuilder<unknown> =>
  sql`
    insert into links (client_id, id, order_id, party, opens, ref_hash, created_by, expires_at)
    values (
      ${client_id}, ${randomUUIDv7()}, ${_id}, ${party}, ${opens}, ${randomUUIDv7()}, 'x', now())`
/** The link by which a receiver is asked about an attempt that failed. */
const question = (client_id: string, order: Order): RawBuilder<unknown> =>
  link(client_id, order, 'receiver', 'attempt')
const event = (client_id: string, { _id }: Order): RawBuilder<unknown> =>
  sql`
    insert into events (client_id, order_id, seq, type, at, body, digest)
    values (${client_id}, ${_id}, 99, 'created', now(), '{}', 'x')`
const ended = ({ _id }: Order): RawBuilder<unknown> =>
  sql`update links set revoked_at = now() where order_id = ${_id}`
const touched = ({ _id }: Order): RawBuilder<unknown> =>
  sql`update orders set head = 'x' where id = ${_id}`

/**
 * Where the database itself breaks isolation, by direct SQL and whatever the application asks;
 * empty where it holds (ROLE-15). Each way of looking has its own orders, with their events and
 * links. It must show them and let them be changed as far as that way should, no more and no less.
 */
export const isolationFlaws = async (database: Database, world: World): Promise<string[]> => {
  const flaws: string[] = []
  for (const [name, scope, reach] of ways(world)) {
    const searching = scope.search !== undefined
    for (const [table, column] of Object.entries(tables)) {
      const expected = searching && table !== 'orders' ? null : [...reach].sort()
      const seen = await shown(database, scope, column)
      if (String(seen) !== String(expected))
        flaws.push(`${name} sees in ${table}: ${seen === null ? 'denied' : seen.length} rows`)
    }
    const { client_id, foreign_id, own, elsewhere, strange } = world
    const out = [
      ...(reach.includes(elsewhere._id) ? [] : ([[client_id, elsewhere]] as const)),
      [foreign_id, strange] as const,
    ]
    for (const [owner, order] of out) {
      for (const [what, statement] of [
        ['touches', touched(order)],
        ['tells of', event(owner, order)],
        ['ends a link of', ended(order)],
        ['links', link(owner, order)],
        ['asks the receiver of', question(owner, order)],
      ] as const) {
        if ((await changed(database, scope, statement)) > 0)
          flaws.push(`${name} ${what} an order that is not its own`)
      }
    }
    const others = { transporter: 'Other', client_name: 'Other', destination_name: 'Other' }
    for (const columns of [
      { client_id: foreign_id },
      ...(scope.kind === 'client' ? [] : [others]),
    ]) {
      if ((await changed(database, scope, copied(own, columns))) > 0)
        flaws.push(`${name} adds an order that would not be its own`)
    }
    if (
      !searching &&
      ((await changed(database, scope, touched(own))) !== 1 ||
        (await changed(database, scope, event(client_id, own))) !== 1)
    )
      flaws.push(`${name} cannot change its own order`)
    if (scope.kind !== 'order' || searching) continue
    if ((await changed(database, scope, question(client_id, own))) !== 1)
      flaws.push(`${name} cannot ask the receiver of its own order`)
    for (const other of [
      link(client_id, own),
      link(client_id, own, 'receiver'),
      link(client_id, own, 'driver', 'attempt'),
    ])
      if ((await changed(database, scope, other)) > 0)
        flaws.push(`${name} gives out a link that is no question`)
  }
  return flaws
}
