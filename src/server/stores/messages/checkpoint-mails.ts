import { sql } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import { policyInEffect } from '../accounts/policy-in-effect.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** A client that wants checkpoints by mail; `now` is the database's clock. */
export interface MailedClient {
  readonly client_id: string
  readonly name: string
  readonly document: PolicyDocument
  /** The last day whose mail was queued, YYYY-MM-DD. */
  readonly last_day: string | null
  readonly now: Instant
}

/** The clients whose policy names somebody to send them to. */
export const mailedClients = (database: Database): Promise<MailedClient[]> =>
  database.read(
    platform,
    () => sql<MailedClient>`
      select c.id as client_id, c.name, p.document, clock_timestamp() as now,
        (
          select max(m.day)::text from checkpoint_mails m where m.client_id = c.id
        ) as last_day
      from clients c
      cross join lateral ${policyInEffect(sql`c.id`)} p
      where jsonb_typeof(p.document -> 'checkpoint_mail') = 'array'
        and p.document -> 'checkpoint_mail' <> '[]'
      order by c.id`,
  )

/** Notes that the mail of a day is queued; false where another process has queued it. */
export const takeDigest = async (
  { db }: Tx,
  client_id: string,
  day: string,
  size: number,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into checkpoint_mails (client_id, day, size)
    values (${client_id}, ${day}, ${size})
    on conflict do nothing
    returning day`.execute(db)
  return rows.length > 0
}

/** How many orders of a client were received or rejected between two instants, by the log. */
export const closedBetween = async (
  { db }: Tx,
  client_id: string,
  from: Instant,
  until: Instant,
): Promise<number> => {
  const { rows } = await sql<{ closed: number }>`
    select count(distinct order_id)::float8 as closed
    from events
    where client_id = ${client_id}
      and at >= ${from}
      and at <= ${until}
      and type in ('received', 'rejected')`.execute(db)
  return rows[0]?.closed ?? 0
}
