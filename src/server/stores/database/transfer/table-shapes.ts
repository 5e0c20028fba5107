import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { CannotTransfer } from './manifest.ts'

/** What moving a table's rows needs to know of it. */
export interface TableShape {
  name: string
  /**
   * Columns that are written: all but generated ones and transaction ids, which mean nothing to
   * another server.
   */
  columns: string[]
  /** The primary key's columns in order; empty without one. */
  key: string[]
  /** Columns whose order depends on a language. */
  collated: string[]
  /** Tables that its foreign keys point to. */
  parents: string[]
  /** Columns filled by a sequence. */
  counted: string[]
  /** Triggers that fire on ordinary writes. */
  triggers: string[]
}

/** Tables that an export has not, each with the reason; every other table of the schema it has. */
export const leftOut: Readonly<Record<string, string>> = {
  migrations: 'the target has run its own, and the manifest names those of the rows',
  log_place: 'transaction ids mean nothing to another server; it is found anew from the leaves',
  kept_downloads: 'their files lie on the disk of the old server; they are asked for again',
  feed_epoch: 'it tells one database from another',
  job_runs: 'when jobs ran is about the processes of one installation, and is known anew soon',
}

const readShapes = async (db: Kysely<Tables>): Promise<TableShape[]> => {
  const { rows } = await sql<TableShape>`
    select t.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.atttypid <> 'xid8'::regtype
        order by a.attnum) as columns,
      array(select a.attname::text
        from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place), pg_attribute a
        where i.indrelid = t.oid and i.indisprimary and a.attrelid = t.oid and a.attnum = k.attnum
        order by k.place) as key,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
          and a.attcollation <> 0) as collated,
      array(
        select distinct p.relname::text
        from pg_constraint f
        join pg_class p on p.oid = f.confrelid
        where f.conrelid = t.oid and f.contype = 'f' and f.confrelid <> t.oid) as parents,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
          and pg_get_serial_sequence(format('public.%I', t.relname),
            a.attname) is not null) as counted,
      array(select g.tgname::text from pg_trigger g
        where g.tgrelid = t.oid and not g.tgisinternal and g.tgenabled = 'O') as triggers
    from pg_class t
    where t.relnamespace = 'public'::regnamespace
      and t.relkind in ('r', 'p')
      and not t.relispartition
      and t.relname <> all(${Object.keys(leftOut)})
    order by t.relname`.execute(db)
  return rows
}

/**
 * Every table of the application, each after those its foreign keys point to; throws CannotTransfer
 * on a circle.
 */
export const tableShapes = async (db: Kysely<Tables>): Promise<TableShape[]> => {
  let waiting = await readShapes(db)
  const ordered: TableShape[] = []
  while (waiting.length > 0) {
    const left = new Set(waiting.map(({ name }) => name))
    const free = waiting.filter(({ parents }) => !parents.some((parent) => left.has(parent)))
    if (free.length === 0)
      throw new CannotTransfer(`foreign keys run in a circle: ${[...left].join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter((shape) => !free.includes(shape))
  }
  return ordered
}
