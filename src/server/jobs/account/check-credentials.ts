import { canonical } from '../../../domain/order/canonical.ts'
import type { Trust } from '../../../domain/credential/verify.ts'
import { isSignedBy } from '../../transparency/log-signer.ts'
import { jsonIn } from './check-archive.ts'

const partIn = (part: string | undefined): unknown =>
  jsonIn(Buffer.from(part ?? '', 'base64url').toString('utf8'))

/**
 * Why a credential is not what the account's log says, in a sentence; null where one of the keys
 * has signed it and its events are those that are chained here.
 */
export const whyNotOfLog = (
  jwt: string,
  bodies: readonly string[],
  { issuer_keys }: Pick<Trust, 'issuer_keys'>,
): string | null => {
  const [head, payload, signature, ...more] = jwt.split('.')
  const header = partIn(head) as { kid?: unknown; alg?: unknown } | null | undefined
  const key = issuer_keys.find(({ kid }) => kid === header?.kid)
  if (!key || header?.alg !== 'EdDSA' || more.length > 0)
    return 'no key of the archive has signed it'
  const signed = Buffer.from(signature ?? '', 'base64url')
  if (!isSignedBy(key.public_key, `${head}.${payload}`, signed))
    return 'its signature is not that of its key'
  const told = partIn(payload) as { events?: unknown } | null | undefined
  const events: unknown[] = Array.isArray(told?.events) ? told.events : []
  return events.length === bodies.length &&
    events.every((event, at) => canonical(event) === bodies[at])
    ? null
    : 'its events are not those of the log'
}
