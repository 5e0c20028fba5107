import { randomUUIDv7 } from 'node:crypto'
import type { Sought } from '../../domain/erasure/found.ts'
import {
  isNamedIn,
  keyOfPerson,
  kindsOf,
  personFrom,
  type DataSubject,
} from '../../domain/erasure/person.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedAt } from '../errors.ts'
import type { Database, Scope, Tx } from '../stores/database/database.ts'
import { addErasure } from '../stores/erasures/records.ts'
import { isClientHeld } from '../stores/upkeep/legal-holds.ts'
import { clientsOf } from '../stores/accounts/clients.ts'
import type { SealedPerson } from './erase-person.ts'

/**
 * Whom a request is about, as orders of the client keep it. Throws Refused 422 for what can be
 * nobody's.
 */
export const soughtPerson = async (
  database: Database,
  scope: Scope,
  typed: DataSubject,
  photos: readonly string[] = [],
): Promise<Sought> => {
  const [client] = await clientsOf(database, scope)
  const { phones } = resolvePolicy(client?.document ?? {})
  const person = personFrom(typed, phones)
  if (Array.isArray(person)) throw refusedAt(`person.${person[0]}`, sentence('erasure_unfit'))
  if (kindsOf(person).length === 0) throw refusedAt('person', sentence('erasure_nobody'))
  return { person, country_code: phones.country_code, photos: new Set(photos) }
}

/** An erasure that somebody asks for. */
export interface AskedErasure {
  readonly sought: Sought
  readonly why: string
  readonly by: string | null
}

/**
 * Asks for an erasure of this client's, in its scope, which a job does; where the same person's is
 * under way, that one is answered. Throws Refused: 422 without a reason, or for one that names the
 * person, and 409 where all of the client is under a legal hold, or what is under way does not know
 * of these photos.
 */
export const askForErasure = async (
  { keys }: Pick<Deps, 'keys'>,
  tx: Tx,
  client_id: string,
  { sought, why, by }: AskedErasure,
): Promise<{ id: string; is_new: boolean }> => {
  const { person, photos, country_code } = sought
  if (why === '') throw refusedAt('why', sentence('erasure_why_needed'))
  if (isNamedIn(why, person, country_code)) throw refusedAt('why', sentence('erasure_why_names'))
  const sealed: SealedPerson = { person, photos: [...photos] }
  const [tag] = keys.tagsOf('erasure', Buffer.from(client_id + keyOfPerson(person)))
  if (!tag) throw new Error('an installation has a secret')
  if (await isClientHeld(tx)) throw new Refused(409, sentence('erasure_held'))
  const added = await addErasure(tx, {
    id: randomUUIDv7(),
    person_tag: tag.toString('hex'),
    kinds: kindsOf(person),
    sealed: keys.seal(JSON.stringify(sealed)),
    why,
    asked_by: by,
  })
  if (added.is_new) return added
  // The job looks for the photos that it was told of as it began.
  const told = JSON.parse(keys.unseal(added.sealed)) as SealedPerson
  if ([...photos].some((digest) => !told.photos.includes(digest)))
    throw new Refused(409, sentence('erasure_without_photos'))
  return added
}
