import type { PoolClient, QueryConfig } from 'pg'
import type { DatabaseObserver, OnStatement, Scope, SqlStatement, Tx } from './database.ts'
import { ROLE_OF, SEARCH_ROLE } from './app-roles.ts'
import { DbConnection, NotCommitted, type SendMode } from './connection.ts'

const COMMIT: QueryConfig = { name: 'commit', text: 'commit' }

/** The statement that makes a transaction act for `scope`, until its end only. */
export const actFor = ({ client_id, kind, party, search }: Scope): QueryConfig => {
  const text =
    "select set_config('role',$1,true),set_config('app.client',$2,true)," +
    "set_config('app.scope',$3,true),set_config('app.party',$4,true)"
  if (search === undefined)
    return { name: 'act_for', text, values: [ROLE_OF[kind], client_id, kind, party] }
  return {
    text: `${text},set_config('app.search',$5,true)`,
    values: [SEARCH_ROLE, client_id, kind, party, search],
  }
}

/**
 * The statement that lets the owner pass policies of forced row-level security, which bind an owner
 * who is no superuser.
 */
export const actAsPlatform: QueryConfig = {
  text:
    "select set_config('app.client','',true),set_config('app.scope','platform',true)," +
    "set_config('app.party','',true)",
}

const commit = async (session: DbConnection): Promise<void> => {
  const { command } = await session.send(COMMIT)
  if (command !== 'COMMIT')
    throw new NotCommitted(`the transaction had failed: COMMIT was answered by ${command}`)
}

/** How a transaction sends its statements, who sees them first, and where its words go. */
export interface Manner {
  readonly sending: SendMode
  readonly onStatement?: OnStatement | undefined
  readonly observer?: DatabaseObserver | undefined
  readonly announce?: Tx['announce']
}

/** Runs `work` between the statements `opening` and COMMIT on `client`; ROLLBACK when it throws. */
export const inTransaction = async <T>(
  client: PoolClient,
  opening: readonly QueryConfig[],
  work: (tx: Tx) => Promise<T>,
  { sending, onStatement, observer, announce = () => {} }: Manner,
): Promise<T> => {
  const session = new DbConnection(client, sending, onStatement, observer)
  const opened = Promise.all(opening.map((statement) => session.send(statement)))
  // Looked at below; until then its failure is not unhandled.
  opened.catch(() => {})
  let finishing: Promise<void> | undefined
  const finish = async <R>(statement: SqlStatement<R>, name?: string): Promise<R[]> => {
    const rows = session.run(statement, name)
    // Work that went on after its end: the connection may be another's by now, and its COMMIT that
    // one's.
    if (!session.end()) return rows
    finishing = commit(session)
    finishing.catch(() => {})
    const answer = await rows
    await finishing
    return answer
  }
  // Work may be waiting for something else, for ever perhaps, while its connection breaks.
  const { promise: lost, reject: lose } = Promise.withResolvers<never>()
  client.once('error', lose)
  try {
    const result = await Promise.race([
      work({
        db: session.db,
        named: (name, statement) => session.run(statement, name),
        announce,
        finish,
      }),
      lost,
    ])
    await opened
    finishing ??= commit(session)
    session.end()
    await finishing
    return result
  } catch (error) {
    session.end()
    const hasEnded =
      finishing === undefined
        ? false
        : await finishing.then(
            () => true,
            () => false,
          )
    // A COMMIT that was sent behind what failed was skipped.
    if (!hasEnded) await session.rollBack(error).catch(() => {})
    await opened
    throw session.causeOf(error)
  } finally {
    client.off('error', lose)
  }
}

/** Runs one statement between `opening` and COMMIT in one round trip. */
export const inOneBurst = <R>(
  client: PoolClient,
  opening: readonly QueryConfig[],
  manner: Manner,
  query: (db: Tx['db']) => SqlStatement<R>,
  name?: string,
): Promise<R[]> =>
  inTransaction(client, opening, ({ db, finish }) => finish(query(db), name), manner)
