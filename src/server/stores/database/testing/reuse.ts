import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { TestDatabase } from './test-database.ts'

/** An opened database between two test files, and what it was like when it was new. */
interface Resting {
  readonly database: TestDatabase
  readonly as_new: string
}

/** Longer than what was announced is gathered. */
const LAST_WORDS_MS = 50
/** What the migrations themselves fill; it stays. */
const FILLED = ['migrations', 'feed_epoch']

const resting: Resting[] = []

/**
 * Everything but the rows of the tables that are emptied: their shapes, rules, rights and roles,
 * and the rows that stay.
 */
const likeness = async (db: Kysely<Tables>): Promise<string> => {
  const { rows } = await sql<{ what: string }>`
    select coalesce(string_agg(thing, e'\n' order by thing), '') as what from (
      select concat_ws(' ', 'relation', relname, relkind, relowner::regrole, relrowsecurity,
        relforcerowsecurity, relacl::text, reloptions::text) as thing
        from pg_class where relnamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid::regtype,
        attnotnull, attisdropped)
        from pg_attribute
        where attnum > 0 and attrelid in (
          select oid
          from pg_class
          where relnamespace = 'public'::regnamespace)
      union all select concat_ws(' ', 'policy', polrelid::regclass, polname, polcmd, polroles::text,
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
      from pg_policy
      union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled,
        pg_get_triggerdef(oid))
      from pg_trigger
      where not tgisinternal
      union all select concat_ws(' ', 'function', oid::regprocedure, proowner::regrole, prosecdef,
        proacl::text, md5(prosrc))
      from pg_proc
      where pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'constraint', conrelid::regclass, conname,
        pg_get_constraintdef(oid))
      from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'role', rolname, rolsuper, rolcanlogin, rolbypassrls,
        rolconfig::text)
      from pg_roles
      union all select concat_ws(' ', 'statistics', starelid::regclass)
      from pg_statistic
      where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      union all select concat_ws(' ', 'filled', md5(string_agg(m::text, ' ' order by m::text)))
      from migrations m
      union all select concat_ws(' ', 'filled', epoch) from feed_epoch
    ) as things`.execute(db)
  return rows[0]?.what ?? ''
}

/**
 * Empties every table that the migrations left empty, and starts every sequence anew; rules that
 * keep rows from being deleted are not asked.
 */
const emptied = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{
    name: string
  }>`
    select relname as name
    from pg_class
    where relnamespace = 'public'::regnamespace
      and relkind = 'r'
      and not relname = any(${FILLED})
      and pg_relation_size(oid) > 0`.execute(db)
  await sql`set local session_replication_role = replica`.execute(db)
  if (rows.length > 0)
    await sql`
      truncate ${sql.join(rows.map(({ name }) => sql.id(name)))} restart identity cascade`.execute(
      db,
    )
}

/**
 * The database for one test file: `close` gives it back, empty, to the next, unless the file
 * changed more than rows.
 */
const lent = ({ database, as_new }: Resting): TestDatabase => {
  const running = new Set<Promise<unknown>>()
  const stops = new Set<() => Promise<void>>()
  let isOver = false
  const open = async <T>(use: () => Promise<T>): Promise<T> => {
    if (isOver) throw new Error('the test’s database is closed')
    const result = use()
    running.add(result)
    try {
      return await result
    } finally {
      running.delete(result)
    }
  }
  const giveBack = async (): Promise<void> => {
    isOver = true
    await Promise.allSettled([...running, ...[...stops].map((stop) => stop())])
    await wait(LAST_WORDS_MS)
    await database.asOwner(emptied, { patient: true })
    if ((await database.asOwner(likeness)) === as_new) resting.push({ database, as_new })
    else await database.close()
  }
  let closing: Promise<void> | undefined
  return {
    ...database,
    transaction: (scope, work) => open(() => database.transaction(scope, work)),
    read: (scope, query, name) => open(() => database.read(scope, query, name)),
    asOwner: (work, options) => open(() => database.asOwner(work, options)),
    listen: (...given) =>
      open(async () => {
        const stop = await database.listen(...given)
        stops.add(stop)
        return () => {
          stops.delete(stop)
          return stop()
        }
      }),
    vacuum: () => open(() => database.vacuum()),
    shut: () => {
      isOver = true
      return database.shut()
    },
    close: () => (closing ??= isOver ? database.close() : giveBack()),
  }
}

/**
 * A database that an earlier test file of this process has given back, else one from `open`, which
 * takes a second of work.
 */
export const reused = async (open: () => Promise<TestDatabase>): Promise<TestDatabase> => {
  const rested = resting.pop()
  if (rested) return lent(rested)
  const database = await open()
  return lent({ database, as_new: await database.asOwner(likeness) })
}
