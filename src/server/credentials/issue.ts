import { randomUUID } from 'node:crypto'
import { Jwt } from '@sd-jwt/core'
import {
  closingOf,
  CREDENTIAL_TYPE,
  isProven,
  MOST_PROOF_CHARACTERS,
  MOST_PROVEN_EVENTS,
  outcomeOf,
  type DeliveryCredential,
  type Inclusion,
  type LogPlace,
} from '../../domain/credential/delivery-credential.ts'
import type { PartNotShown } from '../../domain/order/order.ts'
import { isWithheldValue } from '../../domain/order/shown-event.ts'
import { withoutValue } from '../../domain/order/sealed/disclosure.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { toBase64 } from '../../domain/transparency/base64.ts'
import { checkpointIn } from '../../domain/transparency/checkpoint.ts'
import { inclusionRanges } from '../../domain/transparency/merkle-tree.ts'
import { rangeHashes } from '../../domain/transparency/tiles.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { nowHere } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused } from '../errors.ts'
import { sha256Of } from '../transparency/log-signer.ts'
import {
  addCredential,
  newestCredential,
  provenOrder,
  reserveStatus,
  type KeptCredential,
  type ProvenEvent,
  type ProvenOrder,
} from '../stores/credentials.ts'
import { platform } from '../stores/database/scope.ts'
import { readerOf } from '../stores/log/chains.ts'
import { SEAL_CHANNEL } from '../stores/log/sequencing.ts'
import { cosignedCheckpoint } from '../stores/log/published.ts'
import { tilesFor } from '../stores/log/tree.ts'
import { issuerSigner } from './issuer.ts'
import { STATUSES_A_LIST } from './status-lists.ts'

/** A credential with what stands beside it: the disclosures of its events, event by event. */
export interface IssuedCredential extends KeptCredential {
  readonly disclosures: readonly (readonly string[])[]
}

/**
 * The credential of an order that has ended: the one that was issued, or a new one where something
 * that it proves has come since. Throws 404 for an order that is not there; Refused 409 where the
 * order has not ended, 503 where its end is in no checkpoint yet.
 */
export const credentialOf = async (deps: Deps, order_id: string): Promise<IssuedCredential> => {
  const proven = await provenOrder(deps.database, order_id)
  if (!proven) throw notFound()
  // Further events were not read: whether a proof is still good cannot be told.
  if (proven.order.rev > MOST_PROVEN_EVENTS) throw tooLong()
  const kept = await newestCredential(deps.database, order_id)
  const beyond = proven.events.slice(kept?.rev ?? 0)
  // What another installation has signed is verified with its keys: here it is signed anew.
  const isOurs = kept !== null && kept.origin === null
  const isCurrent = isOurs && !beyond.some(({ type }) => isProven(type))
  const credential = isCurrent ? kept : await issued(deps, order_id, proven, kept)
  return {
    ...credential,
    disclosures: proven.events.slice(0, credential.rev).map(({ disclosures }) => disclosures),
  }
}

/** Characters that the disclosures of these events take at most, each in base64 with its sign. */
const lengthOf = (events: readonly ProvenEvent[]): number =>
  events
    .flatMap(({ disclosures }) => disclosures)
    .reduce((sum, one) => sum + Math.ceil((Buffer.byteLength(one) * 4) / 3) + 2, 0)

/**
 * The answer until a checkpoint covers the order's end. Whoever asks has the sequencer woken, so
 * that it is a matter of seconds.
 */
export const notSealed = (): Refused => new Refused(503, sentence('proof_not_sealed'), [], 5)

/** Is that why an order that there is has no proof: not yet, or for good? */
export const isWithoutProof = (error: unknown): error is Refused =>
  error instanceof Refused && (error.code === 409 || error.said.code === 'proof_not_sealed')

const tooLong = (): Refused => new Refused(409, sentence('proof_too_long'))

const issued = async (
  deps: Deps,
  order_id: string,
  proven: ProvenOrder,
  former: KeptCredential | null,
): Promise<KeptCredential> => {
  const order = outcomeOf(proven.order, proven.events.map(eventIn))
  if (!order) throw new Refused(409, sentence('proof_not_ended'))
  const log = await placeOf(deps, proven.events)
  if (!log) {
    await deps.database.transaction(platform, async (tx) => tx.announce(SEAL_CHANNEL, ''))
    throw notSealed()
  }
  const signer = await issuerSigner(deps)
  const number = (former?.number ?? 0) + 1
  const rev = proven.events.length
  const jti = randomUUID()
  const issued_at = nowHere(deps)
  const iss = deps.settings.public_url
  const added = await deps.database.transaction(platform, async (tx) => {
    const status_index = await reserveStatus(tx)
    const payload: DeliveryCredential = {
      iss,
      vct: `${iss}/proof/delivery`,
      jti,
      iat: Math.floor(Date.parse(issued_at) / 1_000),
      _sd_alg: 'sha-256',
      order,
      events: proven.events.map(({ body }) => JSON.parse(body) as unknown),
      log,
      ...(former && { replaces: former.jti }),
      status: {
        status_list: {
          idx: status_index % STATUSES_A_LIST,
          uri: `${iss}/proof/status/${Math.floor(status_index / STATUSES_A_LIST)}`,
        },
      },
    }
    const header = { alg: 'EdDSA', typ: CREDENTIAL_TYPE, kid: signer.kid }
    const jwt = await new Jwt({ header, payload: { ...payload } }).sign(signer.sign)
    if (jwt.length + lengthOf(proven.events) > MOST_PROOF_CHARACTERS) throw tooLong()
    const credential = { number, rev, jti, jwt, status_index, issued_at, origin: null }
    const isKept = await addCredential(tx, proven.client_id, order_id, credential)
    return isKept ? credential : null
  })
  // Two at once: the other's is as good.
  const credential = added ?? (await newestCredential(deps.database, order_id))
  if (!credential) throw new Error(`the credential of ${order_id} was not kept`)
  return credential
}

/**
 * The newest checkpoint and the proofs that the closing event and the last are under it; null where
 * they are not yet.
 */
const placeOf = async (
  { database }: Deps,
  events: readonly ProvenEvent[],
): Promise<LogPlace | null> => {
  const [closing, last] = [closingOf(events), events.at(-1)]
  const kept = await cosignedCheckpoint(database, null)
  const origin = kept && checkpointIn(kept.note)?.origin
  if (!closing || !last || !kept || origin === undefined || origin === null) return null
  const { size } = kept
  const inclusionOf = async ({ leaf }: ProvenEvent): Promise<Inclusion | null> => {
    if (leaf === null || leaf >= size) return null
    const ranges = inclusionRanges(leaf, size)
    const path = rangeHashes(ranges, await tilesFor(readerOf(database), ranges), sha256Of)
    return { index: leaf, path: path.map(toBase64) }
  }
  const [place, head] = [await inclusionOf(closing), await inclusionOf(last)]
  if (!place || !head) return null
  const checkpoint = kept.note + kept.lines.join('')
  return { origin, digest: closing.digest, checkpoint, ...place, head }
}

/**
 * The credential as it is handed over to somebody from whom this is withheld, or, with
 * 'everything', to anybody; of values that were erased nothing is left.
 */
export const presented = (
  { jwt, disclosures }: IssuedCredential,
  withheld: readonly PartNotShown[] | 'everything',
): string =>
  `${jwt}~${disclosures
    .flat()
    .filter(
      (disclosure) =>
        withheld !== 'everything' &&
        disclosure !== withoutValue(disclosure) &&
        !isWithheldValue(disclosure, withheld),
    )
    .map((disclosure) => `${Buffer.from(disclosure).toString('base64url')}~`)
    .join('')}`
