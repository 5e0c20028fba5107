import type { FastifyRequest } from 'fastify'
import { sentence } from '../../domain/words/sentence.ts'
import { actorKey } from '../caller.ts'
import { Refused } from '../errors.ts'
import { sha256 } from '../secrets.ts'
import type { IdempotencyKey } from '../stores/requests/idempotency.ts'

/**
 * The request's Idempotency-Key with what it is bound to; null without one. Throws Refused 422 for
 * a key over 200 characters.
 */
export const onceOf = (request: FastifyRequest): IdempotencyKey | null => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refused(422, sentence('field_wrong', 'Idempotency-Key', sentence('key_unusable')), [
      { field: 'Idempotency-Key', ...sentence('key_unusable') },
    ])
  }
  const body_hash = sha256(JSON.stringify({ url: request.url, body: request.body ?? null }))
  return {
    actor: actorKey(request.caller),
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    key,
    body_hash,
  }
}
