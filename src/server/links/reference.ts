import { createHash } from 'node:crypto'
import { newReference, type Keys } from '../secrets.ts'
import type { IdempotencyKey } from '../stores/requests/idempotency.ts'

/**
 * A new reference of 128 bits. With an Idempotency-Key the same one again, made from the
 * installation's secret, because the reference itself is kept nowhere and a repeated request has to
 * be given the first answer.
 */
export const referenceFor = (keys: Keys, once: IdempotencyKey | null, about: string): string => {
  if (once === null) return newReference()
  const signed = keys.sign('link reference', [once.actor, once.key, about])
  return createHash('sha256').update(signed).digest().subarray(0, 16).toString('base64url')
}
