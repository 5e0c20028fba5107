import { sql, type RawBuilder } from 'kysely'
import type { Database, Scope, Tx } from '../database/database.ts'

/** A request that must have one effect however often it is sent. */
export interface IdempotencyKey {
  readonly actor: string
  readonly route: string
  readonly key: string
  readonly body_hash: string
}

/**
 * What an earlier request with the same key left: nothing, the same request's answer, or another
 * body.
 */
export type Earlier =
  | { kind: 'none' }
  | { kind: 'answered'; status: number; answer: string }
  | { kind: 'other_body' }

/**
 * Takes the key for this transaction, waiting for another that holds it; tells what an earlier one
 * left.
 */
export const takeKey = async (
  { db }: Tx,
  client_id: string,
  once: IdempotencyKey,
): Promise<Earlier> => {
  const taken = sql`insert into idempotency (client_id, actor, route, key, body_hash)
    values (${client_id}, ${once.actor}, ${once.route}, ${once.key}, ${once.body_hash})
    on conflict do nothing`.execute(db)
  const [, { rows }] = await Promise.all([taken, find(client_id, once).execute(db)])
  return judged(rows[0], once)
}

/**
 * What an earlier request with the same key left, without taking the key: for whoever holds what
 * the request is about, and adds the answer itself.
 */
export const answerIn = async (
  { db }: Tx,
  client_id: string,
  once: IdempotencyKey,
): Promise<Earlier> => {
  const { rows } = await find(client_id, once).execute(db)
  return judged(rows[0], once)
}

/** The answer to a request, beside its key. */
export interface KeptAnswer extends IdempotencyKey {
  readonly status: number
  readonly answer: string
}

/** An answer of 200 as it is kept beside its key. */
export const keptFor = (once: IdempotencyKey, answer: unknown): KeptAnswer => ({
  ...once,
  status: 200,
  answer: JSON.stringify(answer),
})

/** The statement that adds an answer; it fails where the key has one. */
export const insertAnswer = (
  client_id: string,
  { actor, route, key, body_hash, status, answer }: KeptAnswer,
): RawBuilder<unknown> => sql`
  insert into idempotency (client_id, actor, route, key, body_hash, status, answer)
  values (${client_id}, ${actor}, ${route}, ${key}, ${body_hash}, ${status}, ${answer})`

/**
 * What an earlier request with the same key left, without taking the key, read outside a
 * transaction: for work that one cannot hold.
 */
export const earlierAnswer = async (
  database: Database,
  scope: Scope,
  once: IdempotencyKey,
): Promise<Earlier> => {
  const [row] = await database.read(scope, () => find(scope.client_id, once))
  return judged(row, once)
}

/** Was a request with this key, whatever its body, answered before? */
export const isAnswered = async (
  database: Database,
  scope: Scope,
  once: Omit<IdempotencyKey, 'body_hash'>,
): Promise<boolean> => {
  const [row] = await database.read(scope, () => find(scope.client_id, once))
  return row !== undefined && row.answer !== null
}

interface KeptRequest {
  body_hash: string
  status: number | null
  answer: string | null
}

const find = (
  client_id: string,
  once: Omit<IdempotencyKey, 'body_hash'>,
) => sql<KeptRequest>`select body_hash, status, answer from idempotency
  where client_id = ${client_id}
    and actor = ${once.actor}
    and route = ${once.route}
    and key = ${once.key}`

const judged = (row: KeptRequest | undefined, once: IdempotencyKey): Earlier => {
  if (!row || row.status === null || row.answer === null)
    return row && row.body_hash !== once.body_hash ? { kind: 'other_body' } : { kind: 'none' }
  return row.body_hash === once.body_hash
    ? { kind: 'answered', status: row.status, answer: row.answer }
    : { kind: 'other_body' }
}

/** The statement that puts the answer beside the key that was taken. */
export const answerKept = (
  client_id: string,
  { actor, route, key }: IdempotencyKey,
  status: number,
  answer: string,
): RawBuilder<unknown> => sql`
  update idempotency set status = ${status}, answer = ${answer}
  where client_id = ${client_id} and actor = ${actor} and route = ${route} and key = ${key}`

/** Keeps the answer beside the key; part of the same transaction. */
export const keepAnswer = async (
  { db }: Tx,
  client_id: string,
  once: IdempotencyKey,
  status: number,
  answer: string,
): Promise<void> => {
  await answerKept(client_id, once, status, answer).execute(db)
}
