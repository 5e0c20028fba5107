import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sentence } from '../../domain/words/sentence.ts'
import { actorKey } from '../caller.ts'
import { Refused } from '../errors.ts'
import { Pace } from '../limits/pace.ts'
import { sha256, type Keys } from '../secrets.ts'
import type { IdempotencyKey } from '../stores/requests/idempotency.ts'

/**
 * The request's Idempotency-Key with what it is bound to; null without one. Throws Refused 422 for
 * a key over 200 characters.
 */
export const onceOf = (request: FastifyRequest): IdempotencyKey | null => {
  const key = keyOf(request)
  if (key === null) return null
  return bound(request, key, sha256(textOf(request)))
}

/**
 * The request's Idempotency-Key for a body with a password or a person in it; null without one.
 * What is kept of the body is a keyed hash, by which nobody guesses it. A request that is sent
 * again after the installation's secret was rotated is another one.
 */
export const onceHidden = (
  { tagsOf }: Pick<Keys, 'tagsOf'>,
  request: FastifyRequest,
): IdempotencyKey | null => {
  const key = keyOf(request)
  const [tag] = tagsOf('idempotency', Buffer.from(textOf(request)))
  return key === null || !tag ? null : bound(request, key, tag.toString('hex'))
}

const textOf = ({ url, body }: FastifyRequest): string =>
  JSON.stringify({ url, body: body ?? null })

/** The key by itself, before the body is there. */
export const keyOnly = (request: FastifyRequest): Omit<IdempotencyKey, 'body_hash'> | null => {
  const key = keyOf(request)
  return key === null ? null : namedBy(request, key)
}

/**
 * The request's Idempotency-Key for a body of many rows, which is hashed piece by piece so that
 * others do not wait for it; null without one.
 */
export const onceOfMany = async (request: FastifyRequest): Promise<IdempotencyKey | null> => {
  const key = keyOf(request)
  if (key === null) return null
  const digest = createHash('sha256')
  const pace = new Pace(request.ended)
  for (const piece of inPieces({ url: request.url, body: request.body ?? null })) {
    digest.update(piece)
    await pace.rest()
  }
  return bound(request, key, digest.digest('hex'))
}

/** The request's Idempotency-Key; null without one. Throws Refused 422 for what is none. */
export const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refused(422, sentence('field_wrong', 'Idempotency-Key', sentence('key_unusable')), [
      { field: 'Idempotency-Key', ...sentence('key_unusable') },
    ])
  }
  return key
}

const namedBy = (request: FastifyRequest, key: string): Omit<IdempotencyKey, 'body_hash'> => ({
  actor: actorKey(request.caller),
  route: `${request.method} ${request.routeOptions.url ?? ''}`,
  key,
})

const bound = (request: FastifyRequest, key: string, body_hash: string): IdempotencyKey => ({
  ...namedBy(request, key),
  body_hash,
})

/** How far lists are taken apart: the rows of a body, or of a field of it. */
const ROWS = 2

/** JSON of a value that was read from JSON, as `JSON.stringify` writes it, each row by itself. */
function* inPieces(value: unknown, depth = 0): Generator<string> {
  if (depth > ROWS || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value ?? null)
    return
  }
  const isList = Array.isArray(value)
  let before = isList ? '[' : '{'
  for (const [key, inner] of Object.entries(value)) {
    if (!isList && inner === undefined) continue
    yield isList ? before : `${before}${JSON.stringify(key)}:`
    yield* inPieces(inner, depth + 1)
    before = ','
  }
  yield before === ',' ? (isList ? ']' : '}') : isList ? '[]' : '{}'
}
