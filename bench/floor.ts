import pg from 'pg'
import { serveFloor } from './serve-floor.ts'

/**
 * The floor: hand-written SQL through `pg` behind a bare HTTP server, as one would write it for
 * these answers alone. It asks indexes and keeps no sums. No sign-in, no policy, no row-level
 * security, no log; the same bytes in the answer. Prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
pg.types.setTypeParser(20, Number)

interface Body {
  client_id: string
  from: string
  to: string
  source?: string
  search?: string
  limit: number
  offset: number
  id: string
}

/** Texts are looked through once, for page and total together. */
const search = async ({ client_id, from, to, search: wanted = '', limit }: Body) => {
  const { rows } = await pool.query(
    `
    with found as materialized (
      select id
      from orders
      where client_id = $1 and dispatch_at between $2 and $3 and search like $4)
    select total, doc from (select count(*) as total from found) c
    left join (
      select o.id, wire::json as doc
      from (select id from found order by id desc limit ${limit}) p
      join orders o on o.client_id = $1 and o.id = p.id) p on true
    order by p.id desc`,
    [client_id, from, to, `%${wanted.toLowerCase()}%`],
  )
  return { orders: rows.flatMap(({ doc }) => (doc === null ? [] : [doc])), total: rows[0].total }
}

const list = async ({ client_id, from, to, source, limit, offset }: Body) => {
  const values = [client_id, from, to, ...(source === undefined ? [] : [source])]
  const where =
    'client_id = $1 and dispatch_at between $2 and $3' +
    (source === undefined ? '' : ' and source_name = $4')
  const page =
    offset === 0
      ? `select wire::json as doc from orders where ${where} order by id desc limit ${limit}`
      : `select wire::json as doc
        from (select id from orders where ${where} order by id desc limit ${limit} offset ${offset}) p
        join orders o on o.client_id = $1 and o.id = p.id
        order by o.id desc`
  const [
    { rows: orders },
    {
      rows: [counted],
    },
  ] = await Promise.all([
    pool.query(page, values),
    pool.query(`select count(*) as total from orders where ${where}`, values),
  ])
  return { orders: orders.map(({ doc }) => doc), total: counted.total }
}

const counters = async ({ client_id, from, to }: Body) => {
  const { rows } = await pool.query(
    `select count(*) as total_orders,
      count(*) filter (where status = 'received') as closed_orders,
      count(*) filter (
        where status = 'open' and (eta_at is null or eta_at >= now())) as open_on_time_orders,
      count(*) filter (where status = 'open' and eta_at < now()) as open_delayed_orders,
      count(*) filter (where status = 'rejected') as rejected_orders,
      count(*) filter (where status = 'received' and exception) as closed_exception_orders
    from orders where client_id = $1 and dispatch_at between $2 and $3`,
    [client_id, from, to],
  )
  return rows[0]
}

/** Who carries how well, in one look at the orders of these days. */
const scorecard = async ({ client_id, from, to }: Body) => {
  const { rows } = await pool.query(
    `select transporter, count(*) as orders, count(*) filter (where status = 'received') as closed,
      count(*) filter (where status = 'received' and delivered_at <= eta_at) as on_time,
      count(*) filter (where late is not null) as late, extract(epoch from sum(late)) as late_s,
      count(*) filter (where status = 'received' and exception) as exceptions,
      count(*) filter (where status = 'rejected') as rejected, count(rating) as rated,
      sum(rating) as rating_sum
    from (
      select *, case when coalesce(delivered_at, rejected_at, now()) > eta_at
        then coalesce(delivered_at, rejected_at, now()) - eta_at end as late
      from orders
      where client_id = $1 and dispatch_at between $2 and $3) o
    group by transporter`,
    [client_id, from, to],
  )
  return rows
}

const VERIFIED =
  "jsonb_build_object('verified', true, 'verified_at', now(), 'verified_through', 'receive')"

const receive = async ({ client_id, id }: Body) => {
  const { rows } = await pool.query(
    `update orders set status = 'received', delivered_at = now(), rev = rev + 1,
      wire = jsonb_set(wire::jsonb, '{epod,otp}', ${VERIFIED})::text
    where client_id = $1 and id = $2 and status = 'open' returning wire::json as doc`,
    [client_id, id],
  )
  return rows[0]?.doc ?? null
}

/**
 * Receives an order with the record that the product keeps, by hand: lock, event with a digest
 * chained to the one before, update, in one transaction.
 */
const receiveOnRecord = async ({ client_id, id }: Body) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const {
      rows: [held],
    } = await client.query(
      'select head, rev from orders where client_id = $1 and id = $2 and status = $3 for update',
      [client_id, id, 'open'],
    )
    if (!held) {
      await client.query('rollback')
      return null
    }
    const body = JSON.stringify({
      order_id: id,
      prev: held.head,
      seq: held.rev + 1,
      type: 'received',
    })
    const { createHash } = await import('node:crypto')
    const digest = createHash('sha256').update(body).digest('hex')
    await client.query(
      `insert into events (client_id, order_id, seq, type, at, body, digest)
      values ($1, $2, $3, $4, now(), $5, $6)`,
      [client_id, id, held.rev + 1, 'received', body, digest],
    )
    const { rows } = await client.query(
      `update orders set status = 'received', delivered_at = now(), rev = rev + 1, head = $3,
        wire = jsonb_set(wire::jsonb, '{epod,otp}', ${VERIFIED})::text
      where client_id = $1 and id = $2 returning wire::json as doc`,
      [client_id, id, digest],
    )
    await client.query('commit')
    return rows[0].doc
  } finally {
    client.release()
  }
}

serveFloor({
  '/list': list,
  '/search': search,
  '/counters': counters,
  '/scorecard': scorecard,
  '/receive': receive,
  '/receive-on-record': receiveOnRecord,
})
