import { sql, type RawBuilder } from 'kysely'
import { canonical } from '../../../domain/order/canonical.ts'
import { KEPT_APART } from '../../../domain/order/channel.ts'
import { actingRoles } from '../../../domain/order/epod-schema.ts'
import type { Recorded } from '../../../domain/order/events.ts'
import type { HistoryQuery } from './history-query.ts'

type Sql = RawBuilder<unknown>

/** Which stretch of a client's log is looked at. */
export const stretchOf = ({ from, until, before }: HistoryQuery): Sql[] => [
  sql`client_id = app_client()`,
  ...(from === null ? [] : [sql`at >= ${from}`]),
  ...(until === null ? [] : [sql`at <= ${until}`]),
  ...(before === null ? [] : [sql`(at, position) < (${before.at}, ${before.position}::bigint)`]),
]

/** What each event of the stretch must fulfil beside lying in it. */
export const isPicked = ({ types, role, channel, username }: HistoryQuery): Sql[] => [
  ...(types.length === 0 ? [] : [sql`type = any(${[...types]}::text[])`]),
  ...(role === null ? [] : [sql`body ~ ${actorOf({ role })}`]),
  ...(channel === null ? [] : [isOfChannel[channel]]),
  ...(username === null
    ? []
    : [
        sql`(${sql.join(
          doneBy(username).map((start) => sql`starts_with(body, ${start})`),
          sql` or `,
        )})`,
      ]),
]

/**
 * Regular expression for how the canonical text of an event begins: the actor is its first member,
 * with its members by name, whatever else the event holds.
 */
const actorOf = ({ role, nobody }: { role?: string; nobody?: true }): string =>
  String.raw`^\{"actor":\{"link_id":(null|"[0-9a-f-]*"),"role":"${role ?? '[a-z]+'}","username":${
    nobody ? 'null' : ''
  }`

const isOfChannel: Readonly<Record<Exclude<HistoryQuery['channel'], null>, Sql>> = {
  system: sql`body ~ ${actorOf({ role: 'system' })}`,
  account: sql`body !~ ${actorOf({ nobody: true })} and body !~ ${actorOf({ role: 'system' })}`,
  receiver: sql`body ~ ${actorOf({ role: 'receiver', nobody: true })}`,
  // Whoever has neither a name nor the receiver's role came by a driver's link.
  driver: sql`
    body ~ ${actorOf({ nobody: true })}
      and body !~ ${actorOf({ role: 'receiver' })}
      and body !~ ${actorOf({ role: 'system' })}`,
  // Both times are of one form, in which their order is that of their texts.
  kept: sql`
    (body::json ->> 'device_time') collate "C" < to_char(
      at at time zone 'UTC' - ${KEPT_APART} * interval '1 millisecond',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** How the canonical text of an account's events begins. */
const doneBy = (username: string): string[] =>
  actingRoles.map(
    (role) =>
      `${canonical({ actor: { username, role, link_id: null } satisfies Recorded['actor'] }).slice(0, -1)},`,
  )
