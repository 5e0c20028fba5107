import pg from 'pg'
import { serveFloor } from './serve-floor.ts'

/**
 * The bare floor: a table of only those columns that are asked for, as one would make it for these
 * answers alone, and hand-written SQL over it behind a bare HTTP server. Makes the table
 * (`bare.orders`) from the product's where it is missing; prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
pg.types.setTypeParser(20, Number)

await pool.query(`
  create schema if not exists bare;
  create table if not exists bare.orders as
    select client_id, id, rev, dispatch_at, eta_at, delivered_at, status, source_name, search,
      jsonb_build_object('_id', id, 'identifier', identifier, 'invoice', invoice, 'client', client_name,
        'truck_number', truck_number, 'transporter', transporter, 'source', wire::jsonb -> 'source',
        'destination', wire::jsonb -> 'destination', 'driver', wire::jsonb -> 'driver', 'spocs', wire::jsonb -> 'spocs',
        'dispatch_date', dispatch_at, 'eta', eta_at, 'delivery_time', delivered_at, 'status', status) as doc
    from orders;
  create unique index if not exists bare_key on bare.orders (client_id, id);
  create index if not exists bare_dispatch on bare.orders (client_id, dispatch_at);
  create index if not exists bare_search on bare.orders using gin (search gin_trgm_ops)`)
await pool.query('vacuum analyze bare.orders')

interface Body {
  client_id: string
  from?: string
  to?: string
  source?: string
  search?: string
  is_counted?: boolean
  id: string
}

/** The newest 25, and how many there are where that is asked. */
const list = async ({ client_id, from, to, source, search, is_counted = false }: Body) => {
  const values: unknown[] = [client_id]
  const at = (value: unknown): string => `$${values.push(value)}`
  const where = [
    'client_id = $1',
    ...(from === undefined ? [] : [`dispatch_at between ${at(from)} and ${at(to)}`]),
    ...(source === undefined ? [] : [`source_name = ${at(source)}`]),
    ...(search === undefined ? [] : [`search like ${at(`%${search.toLowerCase()}%`)}`]),
  ].join(' and ')
  const [page, counted] = await Promise.all([
    pool.query(`select doc from bare.orders where ${where} order by id desc limit 25`, values),
    is_counted
      ? pool.query(`select count(*) as total from bare.orders where ${where}`, values)
      : undefined,
  ])
  return { orders: page.rows.map(({ doc }) => doc), total: counted?.rows[0].total }
}

const receive = async ({ client_id, id }: Body) => {
  const { rows } = await pool.query(
    `update bare.orders set status = 'received', delivered_at = now(), rev = rev + 1
    where client_id = $1 and id = $2 and status = 'open' returning doc`,
    [client_id, id],
  )
  return rows[0]?.doc ?? null
}

serveFloor({
  '/list': list,
  '/receive': receive,
})
