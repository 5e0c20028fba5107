import { sql, type Selectable } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { policyInEffect } from '../accounts/policy-in-effect.ts'
import { platform } from '../database/scope.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import type { MessageOptOutRow } from '../database/message-tables.ts'

/** A receiver of a client, by one channel. */
export type Receiver = Pick<MessageOptOutRow, 'client_id' | 'channel' | 'recipient'>

const keeping = (
  receivers: readonly Receiver[],
  why: MessageOptOutRow['why'],
  said: string | null,
) => sql`
  insert into message_opt_outs (client_id, channel, recipient, why, said)
  select client_id, channel, recipient, ${why}, ${said}
  from jsonb_to_recordset(${JSON.stringify(receivers)}::jsonb)
    as r (client_id uuid, channel text, recipient text)
  on conflict do nothing`

/**
 * Keeps that these receivers are to be left alone, why and by which word, as it was first said.
 */
export const keepOptOuts = (
  database: Database,
  receivers: readonly Receiver[],
  why: MessageOptOutRow['why'],
  said: string | null = null,
): Promise<unknown> =>
  database.transaction(platform, ({ finish }) => finish(keeping(receivers, why, said)))

/**
 * Keeps that one receiver is to be left alone, and why, as it was first said; in a transaction of
 * the platform's.
 */
export const keepOptOutIn = (
  { db }: Tx,
  receiver: Receiver,
  why: MessageOptOutRow['why'],
): Promise<unknown> => keeping([receiver], why, null).execute(db)

/** These receivers want messages again. */
export const endOptOuts = (database: Database, receivers: readonly Receiver[]): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
    delete from message_opt_outs o
    using jsonb_to_recordset(${JSON.stringify(receivers)}::jsonb)
      as r (client_id uuid, channel text, recipient text)
    where o.client_id = r.client_id and o.channel = r.channel and o.recipient = r.recipient`),
  )

/** A page of the receivers of `app_client()` who are left alone, newest first, and how many. */
export const optOutsOf = (
  database: Database,
  scope: Scope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ opt_outs: Selectable<Omit<MessageOptOutRow, 'client_id'>>[]; total: number }> =>
  database.transaction(scope, async ({ db, finish }) => {
    const [{ rows: opt_outs }, [counted]] = await Promise.all([
      sql<Selectable<Omit<MessageOptOutRow, 'client_id'>>>`
        select id, channel, recipient, why, said, at
        from message_opt_outs
        where client_id = app_client()
        order by at desc, id limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`
        select count(*) as total from message_opt_outs where client_id = app_client()`),
    ])
    return { opt_outs, total: counted?.total ?? 0 }
  })

/** Does this receiver of `app_client()` want nothing by this channel? */
export const isOptedOut = async (
  { db }: Tx,
  channel: string,
  recipient: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from message_opt_outs
    where client_id = app_client() and channel = ${channel} and recipient = ${recipient}`.execute(
    db,
  )
  return rows.length > 0
}

/** Ends an opt-out of `app_client()`; answers whose it was, null where there is none of that id. */
export const liftOptOut = async (
  { db }: Tx,
  id: string,
): Promise<Pick<MessageOptOutRow, 'channel' | 'recipient' | 'why'> | null> => {
  const { rows } = await sql<Pick<MessageOptOutRow, 'channel' | 'recipient' | 'why'>>`
    delete from message_opt_outs
    where client_id = app_client() and id = ${id}
    returning channel, recipient, why`.execute(db)
  return rows[0] ?? null
}

/** A receiver of a client, with the client's configuration. */
export interface ToldReceiver extends Receiver {
  readonly document: PolicyDocument
}

/**
 * Clients that told one of these numbers by this provider, with the number as they have it. Each
 * client is looked at by `outbox_to`: no index of the outbox begins with the number.
 */
export const toldBy = (
  database: Database,
  provider: string,
  numbers: readonly string[],
): Promise<ToldReceiver[]> =>
  database.read(
    platform,
    () => sql<ToldReceiver>`
    select c.id as client_id, told.*, coalesce(p.document, '{}') as document
    from clients c
    cross join lateral (
      select distinct o.channel, o.recipient from outbox o
      where o.client_id = c.id and o.recipient = any(${[...numbers]}::text[])
        and o.provider = ${provider}) as told
    left join lateral ${policyInEffect(sql`c.id`)} p on true
    limit 1000`,
  )

/**
 * Clients that leave one of these numbers alone by this channel, with the number as they have it;
 * whatever the outbox still knows of it.
 */
export const leftAloneBy = (
  database: Database,
  channel: Receiver['channel'],
  numbers: readonly string[],
): Promise<ToldReceiver[]> =>
  database.read(
    platform,
    () => sql<ToldReceiver>`
    select o.client_id, o.channel, o.recipient, coalesce(p.document, '{}') as document
    from message_opt_outs o
    left join lateral ${policyInEffect(sql`o.client_id`)} p on true
    where o.channel = ${channel} and o.recipient = any(${[...numbers]}::text[])
    limit 1000`,
  )
