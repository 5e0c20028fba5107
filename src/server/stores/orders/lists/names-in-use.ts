import { sql, type RawBuilder } from 'kysely'
import { SIMILARITY_THRESHOLD } from '../../../../domain/near-name.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { NameRow } from '../../database/tables.ts'
import { columnOf, patternOf, type FilterName } from './conditions.ts'

/**
 * Orders looked through for what the latest of a client says, and for the names on those that an
 * account sees only some of.
 */
const LATEST = 2_000
const LATEST_NAMED = 20_000

const kindOf: Record<FilterName, NameRow['kind']> = {
  source: 'source',
  destination: 'destination',
  truck_number: 'truck',
  client: 'client',
  transporter: 'transporter',
}

/**
 * Which names are wanted: those that hold `search` in any case, those that begin with it first,
 * then by name.
 */
const foundFirst = (search: string, most: number) => {
  const whole = patternOf(search)
  // Both sides by the database, whatever letters its locale knows.
  const start = sql`lower(${whole.slice(1)})`
  return search === ''
    ? sql`true order by name limit ${most}`
    : sql`
      lower(name) like lower(${whole}) order by lower(name) not like ${start}, name limit ${most}`
}

/**
 * Names in use by filter key that hold `search` in any case, at most `most` each: those that begin
 * with it first, then by name. An account that sees only some orders gets only the names on those,
 * the 20,000 dispatched last.
 */
export const namesInUse = async (
  database: Database,
  scope: Scope,
  keys: readonly FilterName[],
  search: string,
  most: number,
): Promise<Map<FilterName, string[]>> => {
  const found_first = foundFirst(search, most)
  const named = keys.map((key) =>
    scope.kind === 'client'
      ? sql`
        (
          select ${key} as key, name
          from names
          where client_id = app_client() and kind = ${kindOf[key]} and ${found_first})`
      : sql`
        (
          select ${key} as key, name
          from (
            select distinct ${sql.ref(columnOf[key])} as name
            from latest
            where ${sql.ref(columnOf[key])} <> '') used
          where ${found_first})`,
  )
  // Read once for all keys.
  const latest = sql`with latest as materialized (
    select ${sql.join(keys.map((key) => sql.ref(columnOf[key])))}
    from orders
    where client_id = app_client()
    order by dispatch_at desc
    limit ${LATEST_NAMED})`
  const rows = await database.read(
    scope,
    () =>
      sql<{
        key: FilterName
        name: string
      }>`${scope.kind === 'client' ? sql`` : latest} ${sql.join(named, sql` union all `)}`,
  )
  const found = new Map<FilterName, string[]>(keys.map((key) => [key, []]))
  for (const { key, name } of rows) found.get(key)?.push(name)
  return found
}

/**
 * Names of one key in use that look like `name`, the likest first: by common trigrams. None where
 * that very name is in use; within the same reach.
 */
export const namesAlike = async (
  database: Database,
  scope: Scope,
  key: FilterName,
  name: string,
  most: number,
): Promise<string[]> => {
  const used =
    scope.kind === 'client'
      ? sql`select name from names where client_id = app_client() and kind = ${kindOf[key]}`
      : namesOfLatest(key)
  const rows = await database.read(
    scope,
    () => sql<{ name: string }>`
    with used as materialized (${used})
    select name
    from used
    where similarity(name, ${name}) >= ${SIMILARITY_THRESHOLD}
      and not exists (select from used where name = ${name})
    order by similarity(name, ${name}) desc, name
    limit ${most}`,
  )
  return rows.map((row) => row.name)
}

const namesOfLatest = (key: FilterName): RawBuilder<unknown> => sql`
  select distinct ${sql.ref(columnOf[key])} as name
  from (
    select ${sql.ref(columnOf[key])}
    from orders
    where client_id = app_client()
    order by dispatch_at desc
    limit ${LATEST_NAMED}) latest`

/** Names that are read and compared at a time: a few ms of the process's one thread. */
const PAGE = 2_000

/**
 * All names of one key in use, in pages; within the same reach, where drivers are no key for who
 * sees only some orders.
 */
export async function* eachNameInUse(
  database: Database,
  scope: Scope,
  key: FilterName | 'driver',
): AsyncGenerator<readonly string[]> {
  if (scope.kind !== 'client') {
    if (key === 'driver') return
    const rows = await database.read(scope, () => sql<{ name: string }>`${namesOfLatest(key)}`)
    yield rows.map(({ name }) => name)
    return
  }
  const kind = key === 'driver' ? key : kindOf[key]
  for (let after: string | undefined = ''; after !== undefined;) {
    const last: string = after
    const rows = await database.read(
      scope,
      () => sql<{ name: string }>`
      select name
      from names
      where client_id = app_client() and kind = ${kind} and name > ${last}
      order by name
      limit ${PAGE}`,
    )
    yield rows.map(({ name }) => name)
    after = rows.length < PAGE ? undefined : rows.at(-1)?.name
  }
}

/** Names of drivers that hold `search`, in the same order and within the same reach. */
export const driversNamed = async (
  database: Database,
  scope: Scope,
  search: string,
  most: number,
): Promise<string[]> => {
  const rows = await database.read(scope, () =>
    scope.kind === 'client'
      ? sql<{
          name: string
        }>`
          select name
          from names
          where client_id = app_client() and kind = 'driver' and ${foundFirst(search, most)}`
      : sql<{ name: string }>`select name from (
        select distinct wire::jsonb->'driver'->>'name' as name
        from (
          select wire
          from orders
          where client_id = app_client()
          order by dispatch_at desc
          limit ${LATEST}) latest) used
        where name <> '' and ${foundFirst(search, most)}`,
  )
  return rows.map(({ name }) => name)
}

/** What is known of whom goods go to. */
export interface ClientName {
  name: string
  cust_code: string | number | null
  spocs: { name: string; contact: { phone: string[]; email: string[] } }[]
}

/** Of these clients, what the latest order of each says. */
export const clientsNamed = async (
  database: Database,
  scope: Scope,
  names: readonly string[],
): Promise<ClientName[]> => {
  const known = await database.read(
    scope,
    () => sql<ClientName>`
    select distinct on (client_name) client_name as name, wire::jsonb->'cust_code' as cust_code,
      wire::jsonb->'spocs' as spocs
    from (
      select id, client_name, wire
      from orders
      where client_id = app_client()
      order by id desc
      limit ${LATEST}) latest
    order by client_name, id desc`,
  )
  const byName = new Map(known.map((client) => [client.name, client]))
  return names.map((name) => byName.get(name) ?? { name, cust_code: null, spocs: [] })
}
