import { deflateSync } from 'node:zlib'
import { nowHere } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { statusesOf } from '../stores/credentials.ts'
import { issuerSigner } from './issuer.ts'

/** Credentials in one status list. */
export const STATUSES_A_LIST = 10_000
/** Two bits a status (Token Status List), the first in the lowest. */
const STATUS_BITS = 2
/** A list is good for so many seconds. */
export const LIST_LIFE = 900
/** For so long a list that was worked out is given to whoever asks next: anybody may ask. */
const KEPT_MS = 5_000
/** Lists that a node keeps at most. */
const MOST_KEPT = 16

/** A status list as a signed JWT. Throws 404 where no credential stands in it. */
export const statusList = (deps: Deps, number: number): Promise<string> => {
  const { status_lists: kept } = deps.caches
  const found = kept.get(number)
  if (found && performance.now() - found.at < KEPT_MS) return found.signed
  const signed = signedList(deps, number)
  // What failed is tried again by the next.
  signed.catch(() => kept.delete(number))
  kept.delete(number)
  kept.set(number, { at: performance.now(), signed })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return signed
}

const signedList = async (deps: Deps, number: number): Promise<string> => {
  const first = number * STATUSES_A_LIST
  const found = await statusesOf(deps.database, first, STATUSES_A_LIST)
  if (found.length === 0) throw notFound()
  const bits = Buffer.alloc((STATUSES_A_LIST * STATUS_BITS) / 8)
  for (const { at, status } of found) {
    const bit = (at - first) * STATUS_BITS
    bits[Math.floor(bit / 8)] = (bits[Math.floor(bit / 8)] ?? 0) | (status << (bit % 8))
  }
  const signer = await issuerSigner(deps)
  const iat = Math.floor(Date.parse(nowHere(deps)) / 1_000)
  const encoded = (value: object): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = encoded({ alg: 'EdDSA', typ: 'statuslist+jwt', kid: signer.kid })
  const payload = encoded({
    sub: `${deps.settings.public_url}/proof/status/${number}`,
    iat,
    exp: iat + LIST_LIFE * 2,
    ttl: LIST_LIFE,
    status_list: { bits: STATUS_BITS, lst: deflateSync(bits).toString('base64url') },
  })
  return `${header}.${payload}.${signer.sign(`${header}.${payload}`)}`
}
