import { sql, type RawBuilder } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'

/** A name that an order gives, and what it is the name of. */
export interface OrderNames {
  readonly kind: string
  readonly name: string
}

/** The statement that remembers names, in one order whoever does, as for orders. */
export const insertNames = (
  client_id: string,
  names: readonly OrderNames[],
  gate: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> => sql`
  insert into names (client_id, kind, name)
  select distinct ${client_id}::uuid, kind, name
  from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (kind text, name text)
  where ${gate} order by 2, 3
  on conflict do nothing`

/** The names that orders give and did not give before, each once. */
export const newNames = (
  changes: readonly { readonly before: Order | null; readonly after: Order }[],
): OrderNames[] => [
  ...new Map(
    changes
      .flatMap(({ before, after }) => {
        const known = before === null ? [] : namesIn(before)
        return namesIn(after).filter(
          ({ kind, name }) => !known.some((one) => one.kind === kind && one.name === name),
        )
      })
      .map((one) => [`${one.kind} ${one.name}`, one]),
  ).values(),
]

const namesIn = (order: Order): OrderNames[] =>
  Object.entries({
    client: order.client,
    source: order.source.name,
    destination: order.destination.name,
    transporter: order.transporter,
    truck: order.truck_number,
    driver: order.driver.name,
  }).flatMap(([kind, name]) => (name ? [{ kind, name }] : []))
