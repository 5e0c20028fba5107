import { sql } from 'kysely'
import type { PartyKind } from '../../../domain/crates/ledger.ts'
import type { StatementAnswer } from '../../../domain/crates/statement.ts'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { LedgerRange } from './crates.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/** What a party was told that it has, and what it said to that. */
export interface CrateStatement {
  readonly id: string
  readonly kind: PartyKind
  readonly party: string
  readonly until: Instant
  readonly balances: readonly { asset: string; balance: number }[]
  readonly created_at: Instant
  readonly created_by: string
  readonly answer: StatementAnswer | null
  readonly note: string | null
  readonly answered_at: Instant | null
}

/** A statement to be kept. */
export type NewStatement = Pick<
  CrateStatement,
  'id' | 'kind' | 'party' | 'until' | 'balances' | 'created_by'
> & { ref_hash: string; expires_at: Instant }

/** Keeps a statement; its address is kept as a digest alone. */
export const addStatement = async (
  { db }: Tx,
  client_id: string,
  { kind, balances, ...rest }: NewStatement,
): Promise<void> => {
  await db
    .insertInto('crate_statements')
    .values({
      ...rest,
      client_id,
      party_kind: kind,
      balances: JSON.stringify(balances),
      answer: null,
      note: null,
      answered_at: null,
    })
    .execute()
}

/** Statements that were sent, newest first. */
export const statementsOf = (
  database: Database,
  scope: Scope,
  { limit, offset }: LedgerRange,
): Promise<CrateStatement[]> =>
  database.read(
    scope,
    () => sql<CrateStatement>`
    select id, party_kind as kind, party, until, balances, created_at, created_by, answer, note,
      answered_at
    from crate_statements
    where client_id = app_client()
    order by created_at desc, id desc
    limit ${limit} offset ${offset}`,
  )

/** The statement of an address while it is good, with who sent it; null for any other address. */
export const statementAt = async (
  database: Database,
  ref_hash: string,
): Promise<(CrateStatement & { sender: string; client_id: string }) | null> => {
  const [row] = await database.read(
    platform,
    () => sql<CrateStatement & { sender: string; client_id: string }>`
    select s.id, s.party_kind as kind, s.party, s.until, s.balances, s.created_at, s.created_by,
      s.answer, s.note, s.answered_at, c.name as sender, c.id as client_id
    from crate_statements s
    join clients c on c.id = s.client_id
    where s.ref_hash = ${ref_hash} and s.expires_at > clock_timestamp()`,
  )
  return row ?? null
}

/**
 * Writes down the one answer of a statement; false where it has one already, or the address is
 * none.
 */
export const answerStatementAt = (
  database: Database,
  ref_hash: string,
  answer: StatementAnswer,
  note: string | null,
): Promise<boolean> =>
  database.transaction(platform, async ({ finish }) => {
    const rows = await finish(sql<{ id: string }>`
      update crate_statements
      set answer = ${answer}, note = ${note}, answered_at = clock_timestamp()
      where ref_hash = ${ref_hash} and answer is null and expires_at > clock_timestamp()
      returning id`)
    return rows.length > 0
  })
