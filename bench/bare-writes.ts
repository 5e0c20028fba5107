import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'
import { serveFloor } from './serve-floor.ts'

/**
 * The bare floor of what is written: a table of only those columns that lists and counters ask for,
 * and hand-written SQL over it behind a bare HTTP server. Makes the table (`written.orders`) from
 * the product's; prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

await pool.query(`
  create schema if not exists written;
  create table written.orders as
    select client_id, id, rev, identifier, dispatch_at, eta_at, delivered_at, status, source_name, search,
      jsonb_build_object('_id', id, 'identifier', identifier, 'invoice', invoice, 'client', client_name,
        'truck_number', truck_number, 'transporter', transporter, 'source', wire::jsonb -> 'source',
        'destination', wire::jsonb -> 'destination', 'driver', wire::jsonb -> 'driver', 'spocs', wire::jsonb -> 'spocs',
        'dispatch_date', dispatch_at, 'eta', eta_at, 'delivery_time', delivered_at, 'status', status) as doc
    from orders;
  create unique index written_key on written.orders (client_id, id);
  create unique index written_number on written.orders (client_id, identifier);
  create index written_dispatch on written.orders (client_id, dispatch_at);
  create index written_search on written.orders using gin (search gin_trgm_ops)`)
await pool.query('vacuum analyze written.orders')

interface Row {
  identifier: string
  invoice: string
  client: string
  truck_number: string
  transporter: string
  driver: { name: string }
  spocs: { name: string }[]
  source: { name: string }
  destination: { name: string }
  dispatch_date: string
  dispatch_time: string
  eta_hrs: number
}

interface Body {
  client_id: string
  id: string
  rows: Row[]
}

/** Adds those whose number is free, in one statement. */
const add = async ({ client_id, rows }: Body) => {
  const made = rows.map((row) => {
    const id = randomUUIDv7()
    const dispatch_at = `${row.dispatch_date}T${row.dispatch_time}:00+05:30`
    const eta_at = new Date(Date.parse(dispatch_at) + row.eta_hrs * 3_600_000).toISOString()
    const doc = { ...row, _id: id, eta: eta_at, delivery_time: null, status: 'open' }
    const search = [
      row.identifier,
      row.invoice,
      row.truck_number,
      row.client,
      row.transporter,
      row.source.name,
      row.destination.name,
      row.driver.name,
      ...row.spocs.map(({ name }) => name),
    ]
    return { id, row, dispatch_at, eta_at, search: search.join('\n').toLowerCase(), doc }
  })
  const { rows: added } = await pool.query<{ id: string; identifier: string }>({
    name: 'add',
    text: `
    insert into written.orders (client_id, id, rev, identifier, dispatch_at, eta_at, status, source_name,
      search, doc)
    select $1, id, 1, identifier, dispatch_at, eta_at, 'open', source_name, search, doc
    from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[],
      $8::jsonb[]) as o (id, identifier, dispatch_at, eta_at, source_name, search, doc)
    on conflict (client_id, identifier) do nothing returning id, identifier`,
    values: [
      client_id,
      made.map(({ id }) => id),
      made.map(({ row }) => row.identifier),
      made.map(({ dispatch_at }) => dispatch_at),
      made.map(({ eta_at }) => eta_at),
      made.map(({ row }) => row.source.name),
      made.map(({ search }) => search),
      made.map(({ doc }) => JSON.stringify(doc)),
    ],
  })
  return { created: added.map(({ id, identifier }) => ({ _id: id, identifier })), failed: [] }
}

const receive = async ({ client_id, id }: Body) => {
  const { rows } = await pool.query<{ doc: unknown }>(
    `update written.orders set status = 'received', delivered_at = now(), rev = rev + 1
    where client_id = $1 and id = $2 and status = 'open' returning doc`,
    [client_id, id],
  )
  return rows[0]?.doc ?? null
}

serveFloor({
  '/add': add,
  '/receive': receive,
})
