import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'
import { countedAs, nameHash, ofStrangers, type Origin } from './login-failures.ts'
import { insertMessages, type QueuedMessage } from '../messages/queue.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

/**
 * How often an hour somebody may ask for one name's password from one origin, and all strangers
 * together before they are slowed.
 */
const AN_HOUR = 3
const UNSLOWED = 9

/** Whose password: what of the account a reset needs. */
export interface Holder {
  readonly client_id: string
  readonly user_id: string
  readonly username: string
  readonly email: string | null
}

/**
 * Keeps a request for a new password and queues its message, if its origin's hour has room for
 * another, and strangers are not too fast. Writes as much for a name that nobody has (`holder`
 * null).
 */
export const askForReset = (
  database: Database,
  asked: {
    username: string
    origin: Origin
    holder: Holder | null
    hash: string
    minutes: number
    message: QueuedMessage | null
  },
): Promise<void> =>
  database.transaction(platform, async (tx) => {
    const { username, origin, holder, hash, minutes, message } = asked
    const held = sql`select pg_advisory_xact_lock(3, hashtext(${nameHash(username)}))`.execute(
      tx.db,
    )
    const kept = sql<{ expires_at: Instant }>`
      insert into password_resets (hash, name_hash, client_id, user_id, address, expires_at)
      select ${hash}, ${nameHash(username)}, ${holder?.client_id ?? null}::uuid,
        ${holder?.user_id ?? null}::uuid, ${countedAs(origin)}, now() + make_interval(mins => ${minutes})
      from (
        select count(*) filter (where address = ${countedAs(origin)}) as own,
          count(*) filter (where ${ofStrangers}) as of_strangers,
          max(at) filter (where ${ofStrangers}) as last
        from password_resets
        where name_hash = ${nameHash(username)} and at > now() - interval '1 hour') asked
      where own < ${AN_HOUR} and (${origin.device !== null}::boolean
        or of_strangers < ${UNSLOWED} or last < now() - interval '5 minutes')
      returning expires_at`.execute(tx.db)
    const [
      ,
      {
        rows: [reset],
      },
    ] = await Promise.all([held, kept])
    // Too late a mail would only puzzle; its code is wiped then.
    const messages = message && reset ? [{ ...message, expires_at: reset.expires_at }] : []
    await tx.finish(insertMessages(holder?.client_id ?? NIL_UUID, messages))
  })

const good = sql`r.used_at is null and r.expires_at > now() and not u.disabled`

/** What a code of a link is for, whether it can still be used, and whether it was. */
export interface FoundReset {
  readonly purpose: 'reset' | 'invitation'
  readonly username: string
  readonly is_good: boolean
  readonly is_used: boolean
}

/** What the code with this hash is; null where there is none. Uses nothing up. */
export const resetWith = async (database: Database, hash: string): Promise<FoundReset | null> => {
  const [found] = await database.read(
    platform,
    () => sql<FoundReset>`
      select r.purpose, u.username, ${good} as is_good, r.used_at is not null as is_used
      from password_resets r
      join users u on u.id = r.user_id
      where r.hash = ${hash}`,
  )
  return found ?? null
}

/** Whose password is to be set, and whether it is the first one. */
interface UsedReset extends Holder {
  readonly is_first: boolean
}

/** Uses a reset up, with every other one of its user; null where it is not good any more. */
export const useReset = async ({ db }: Tx, hash: string): Promise<UsedReset | null> => {
  const {
    rows: [holder],
  } = await sql<UsedReset>`
    update password_resets r
    set used_at = now()
    from users u
    where r.hash = ${hash} and u.id = r.user_id and ${good}
    returning u.client_id, u.id as user_id, u.username, u.email, u.is_invited as is_first`.execute(
    db,
  )
  if (!holder) return null
  await sql`
    update password_resets
    set used_at = now()
    where client_id = ${holder.client_id}
      and user_id = ${holder.user_id}
      and used_at is null`.execute(db)
  return holder
}
