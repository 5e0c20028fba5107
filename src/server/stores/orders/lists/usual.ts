import { sql, type RawBuilder } from 'kysely'
import type { Order } from '../../../../domain/order/order.ts'
import { dayBefore, type Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import { orderIn, storedOf, type StoredOrder } from '../stored-order.ts'
import { lookThrough } from './search.ts'

/** What is older is not looked at: it takes longer to find, and is less likely to hold still. */
const DAYS = 180
/** So many of a lane's orders tell what is usual. */
const OF_LANE = 50

const since = (now: Instant): Instant => `${dayBefore(now.slice(0, 10), DAYS)}T00:00:00.000Z`

/** The latest order of the client whose column has this value, by an index down to its row. */
const latestWith = (
  column: 'truck_number' | 'destination_name',
  value: string,
  now: Instant,
): RawBuilder<StoredOrder> => sql<StoredOrder>`
  select ${storedOf()}
  from orders
  where client_id = app_client() and id = (
    select id
    from orders
    where client_id = app_client()
      and dispatch_at >= ${since(now)}
      and ${sql.ref(column)} = ${value}
    order by dispatch_at desc
    limit 1)`

/** The latest order of a truck, or to a destination, that `scope` shows; null where none is. */
export const latestOrderWith = async (
  database: Database,
  scope: Scope,
  column: 'truck_number' | 'destination_name',
  value: string | undefined,
  now: Instant,
): Promise<Order | null> => {
  if (value === undefined) return null
  const [found] = await lookThrough(database, scope, latestWith(column, value, now))
  return found ? orderIn(found) : null
}

/**
 * The median of the hours from dispatch to ETA of a lane's latest orders, one that was entered;
 * null where none has an ETA.
 */
export const usualEta = async (
  database: Database,
  scope: Scope,
  lane: { source: string | undefined; destination: string | undefined },
  now: Instant,
): Promise<number | null> => {
  const { source, destination } = lane
  if (source === undefined || destination === undefined) return null
  const [found] = await lookThrough(
    database,
    scope,
    sql<{ hours: number | null }>`
    select (percentile_disc(0.5) within group (
      order by extract(epoch from eta_at - dispatch_at) / 3600))::float8 as hours
    from (
      select eta_at, dispatch_at
      from orders
      where client_id = app_client()
        and dispatch_at >= ${since(now)}
        and source_name = ${source}
        and destination_name = ${destination}
        and eta_at is not null
      order by dispatch_at desc
      limit ${OF_LANE}) latest`,
  )
  return found?.hours ?? null
}
