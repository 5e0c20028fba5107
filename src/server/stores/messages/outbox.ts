import { sql } from 'kysely'
import type { Way } from '../../../domain/messages/channel.ts'
import type { MessageTemplate } from '../../../domain/messages/template.ts'
import { saidByProvider, UNREACHABLE, type MessageFault } from '../../../domain/messages/fault.ts'
import type { Instant } from '../../../domain/time.ts'
import { policyInEffect } from '../accounts/policy-in-effect.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import type { OutboxRow } from '../database/message-tables.ts'

/**
 * A message leased to this process. `tries` counts this one; `expires_in` is in ms, null where it
 * never expires. `now` is the database's clock.
 */
export interface Leased {
  readonly id: string
  readonly client_id: string
  readonly kind: OutboxRow['kind']
  readonly channel: OutboxRow['channel']
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly secret: string | null
  readonly template: MessageTemplate | null
  readonly ways_left: readonly Way[]
  /** Its receiver is to be left alone by this channel. */
  readonly opted_out: boolean
  readonly tries: number
  readonly attachment: string | null
  readonly attachment_name: string | null
  readonly expires_in: number | null
  /** It was to leave a while ago: what it says may no longer be so. */
  readonly has_waited: boolean
  readonly now: Instant
}

/** What a lane asks for: how many, for how many seconds, and which messages they may be. */
export interface Wanted {
  readonly is_background: boolean
  readonly channel: OutboxRow['channel']
  /** The provider that asks, and all of the channel's: who chooses none has the first. */
  readonly provider: string
  readonly among: readonly string[]
  readonly most: number
  readonly lease: number
  /** A client: those behind it come first, where not all can. */
  readonly behind: string
}

/** `isBackground`, letter by letter as the index `outbox_waiting` has it, or it is not used. */
const inBackground = sql`(kind in ('notice', 'digest'))`

/** Clients whose messages wait, found one after the other: a skip scan of `outbox_waiting`. */
const waitingClients = ({ is_background, channel }: Wanted) => sql`
  waiting (client_id) as (
    (select client_id from outbox
      where state = 'queued' and ${inBackground} = ${is_background} and channel = ${channel}
      order by client_id limit 1)
    union all
    select (select o.client_id from outbox o
      where o.state = 'queued' and ${inBackground} = ${is_background} and o.channel = ${channel}
        and o.client_id > w.client_id
      order by o.client_id limit 1)
    from waiting w where w.client_id is not null)`

/** Does this provider carry the SMS of a client? */
const isServed = ({ provider, among }: Pick<Wanted, 'provider' | 'among'>) =>
  among.length < 2
    ? sql`true`
    : sql`${provider} = coalesce((
        select p.document #>> '{messages,sms_provider}' from ${policyInEffect(sql`w.client_id`)} p
        where p.document #>> '{messages,sms_provider}' = any(${[...among]})), ${among[0]})`

/**
 * Fair queueing: leases up to `most` due messages for `lease` seconds, as many of each client as of
 * the next, the longest waiting of each first; no other process gets them meanwhile. They are
 * chosen once, before the update: a plan that chose them again for each row would skip those it has
 * locked and go past `most`.
 */
export const leaseDue = async (database: Database, wanted: Wanted): Promise<Leased[]> => {
  const { is_background, channel, most, lease, behind } = wanted
  const rows = await database.transaction(platform, ({ finish }) =>
    finish(sql<Leased & { place: number }>`
    with recursive ${waitingClients(wanted)},
    ranked as materialized (
      select found.id, w.client_id,
        row_number() over (partition by w.client_id order by found.due_at, found.id) as place
      from waiting w
      cross join lateral (
        select id, due_at
        from outbox
        where state = 'queued' and ${inBackground} = ${is_background} and channel = ${channel}
          and client_id = w.client_id
          and due_at <= clock_timestamp()
          and (lease_until is null or lease_until <= clock_timestamp())
          and (expires_at is null or expires_at > clock_timestamp())
        order by due_at, id limit ${most} for update skip locked) found
      where w.client_id is not null and ${isServed(wanted)}),
    due as materialized (
      select id as due_id,
        row_number() over (order by place, client_id <= ${behind}::uuid, client_id) as place
      from ranked order by place limit ${most})
    update outbox
    set tries = tries + 1, lease_until = clock_timestamp() + make_interval(secs => ${lease})
    from due
    where id = due_id
    returning place, id, client_id, kind, channel, recipient, subject, body, secret, template,
      ways_left, tries, attachment, attachment_name, clock_timestamp() as now,
      exists (
        select from message_opt_outs o
        where o.client_id = outbox.client_id and o.channel = outbox.channel
          and o.recipient = outbox.recipient) as opted_out,
      (instead_of is not null or created_at < clock_timestamp() - interval '1 minute')
        as has_waited,
      (extract(epoch from expires_at - clock_timestamp()) * 1000)::float8 as expires_in`),
  )
  return rows.sort((a, b) => a.place - b.place)
}

/** Heartbeat: the message is still being sent, and stays leased for `lease` seconds more. */
export const renewLease = (database: Database, id: string, lease: number): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
    update outbox
    set lease_until = clock_timestamp() + make_interval(secs => ${lease})
    where id = ${id} and state = 'queued' and lease_until is not null`),
  )

/**
 * Closes what can no longer be sent: expired one-time passwords, and messages whose channel has no
 * provider.
 */
export const closeUnsendable = (
  database: Database,
  channels: readonly string[],
): Promise<unknown> =>
  database.transaction(platform, ({ db, finish }) =>
    Promise.all([
      sql`
      update outbox
      set state = case state when 'queued' then 'expired' else state end, secret = null
      where secret is not null
        and expires_at <= clock_timestamp()
        and state in ('queued', 'no_provider')
        and (lease_until is null or lease_until <= clock_timestamp())`.execute(db),
      finish(
        sql`
          update outbox
          set state = 'no_provider'
          where state = 'queued' and not channel = any(${channels})`,
      ),
    ]),
  )

/** What a message cost to send. */
export interface Spent {
  readonly cost: number | null
  /** Of SMS, in how many parts it left. */
  readonly parts: number | null
}

/** A message that its provider took. */
export interface MarkedSent extends Spent {
  readonly id: string
  readonly provider_id: string
  readonly provider: string | null
  /** Minutes until its receipt is due; null where nothing comes in its place. */
  readonly judge_minutes: number | null
}

/**
 * The providers took these messages. What another way may need is kept until it is known that none
 * does. Where a receipt overtook the answer, the state is the receipt's, and what it cost is added.
 */
export const markSent = (database: Database, taken: readonly MarkedSent[]): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
    update outbox o
    set state = case when o.state = 'queued' then 'sent' else o.state end,
      sent_at = coalesce(o.sent_at, clock_timestamp()),
      provider_id = coalesce(o.provider_id, t.provider_id), provider = t.provider,
      cost = t.cost, parts = t.parts, lease_until = null,
      error = case when o.state <> 'queued' then o.error end,
      secret = case when o.state = 'queued' and t.judge_minutes is null then null
        else o.secret end,
      judge_at = case when o.state <> 'queued' then o.judge_at
        else clock_timestamp() + make_interval(mins => t.judge_minutes) end
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t (id uuid, provider_id text,
      provider text, cost numeric, parts smallint, judge_minutes integer)
    where o.id = t.id and (o.state = 'queued' or o.provider = t.provider)`),
  )

/**
 * A provider is back: what waits because it was out of reach is due, of the clients that it serves.
 * None sooner than `least_ms` after its last try, which may have been taken: its receipt comes
 * first then.
 */
export const dueAgain = (
  database: Database,
  from: Pick<Wanted, 'channel' | 'provider' | 'among'>,
  least_ms: number,
): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update outbox
      set due_at = least(due_at, greatest(clock_timestamp(),
        coalesce((tried -> -1 ->> 'at')::timestamptz, clock_timestamp())
          + make_interval(secs => ${least_ms / 1000})))
      where state = 'queued'
        and channel = ${from.channel}
        and due_at > clock_timestamp()
        and error like ${`${UNREACHABLE}%`}
        and client_id in (
          select w.client_id from (select id as client_id from clients) as w
          where ${isServed(from)})`),
  )

/** The message is not to leave before so many ms are over; that is no try of it. */
export const postpone = (database: Database, id: string, wait: number): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update outbox
      set tries = greatest(tries - 1, 0), lease_until = null,
        due_at = clock_timestamp() + make_interval(secs => ${wait / 1000})
      where id = ${id} and state = 'queued'`),
  )

/**
 * The sender of a client takes nothing for so many ms: what nobody waits for, and is not under way,
 * is not to leave before.
 */
export const postponeNotices = (
  database: Database,
  { client_id, channel }: Pick<Leased, 'client_id' | 'channel'>,
  wait: number,
): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update outbox
      set due_at = clock_timestamp() + make_interval(secs => ${wait / 1000})
      where state = 'queued' and ${inBackground} = true
        and channel = ${channel} and client_id = ${client_id}
        -- What another of the same wave has put off already stays as it is.
        and due_at < clock_timestamp() + make_interval(secs => ${wait / 2000})
        and (lease_until is null or lease_until <= clock_timestamp())`),
  )

/** Why a message did not leave: as the ledger keeps it, and as a code. */
export interface Unsent {
  readonly error: string
  readonly why: MessageFault
}

/** Adds to the tries of a message one that came to nothing, by now. */
export const triedAgain = ({ error, why }: Unsent) => sql`
  tried || jsonb_build_array(jsonb_build_object('at', to_char(clock_timestamp() at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'why', ${why}::text, 'said', ${saidByProvider(error)}::text))`

/**
 * The message did not leave: due again after `wait` ms, or given up with null. Where it perhaps
 * did, `spent` is what it cost then: its receipt may be all that is heard of it.
 */
export const markUnsent = async (
  database: Database,
  id: string,
  unsent: Unsent,
  wait: number | null,
  spent: Spent | null = null,
): Promise<void> => {
  const { error } = unsent
  await database.transaction(platform, ({ finish }) =>
    finish(
      wait === null
        ? sql`
          update outbox
          set state = 'failed', error = ${error}, tried = ${triedAgain(unsent)}, secret = null,
            lease_until = null
          where id = ${id} and state = 'queued'`
        : sql`
          update outbox
          set error = ${error}, tried = ${triedAgain(unsent)}, lease_until = null,
            due_at = clock_timestamp() + make_interval(secs => ${wait / 1000}),
            cost = coalesce(${spent?.cost ?? null}, cost),
            parts = coalesce(${spent?.parts ?? null}, parts)
          where id = ${id} and state = 'queued'`,
    ),
  )
}

/** What the message says expired before it left. */
export const markExpired = (database: Database, id: string): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update outbox
      set state = 'expired', error = '', secret = null, lease_until = null
      where id = ${id} and state = 'queued'`),
  )
