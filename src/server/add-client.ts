import { randomUUIDv7 } from 'node:crypto'
import { unfitZones } from '../domain/policy/draft/contradictions/zones.ts'
import { documentErrors } from '../domain/policy/draft/document.ts'
import { firstDocument, type NewClientSettings } from '../domain/policy/draft/new-client.ts'
import type { PolicyDocument } from '../domain/policy/policy.ts'
import { sentence } from '../domain/words/sentence.ts'
import type { Deps } from './deps.ts'
import { fieldErrorsOf, Refused, refusedAt } from './errors.ts'
import { addClient, addPolicy } from './stores/accounts/accounts.ts'
import { clientNamed } from './stores/accounts/clients.ts'
import { standingVersions } from './stores/accounts/policies.ts'
import type { Tx } from './stores/database/database.ts'
import { deskScope } from './stores/database/scope.ts'

/** A client to be added, with what it begins with: a preset, or what another client has. */
export interface ClientToAdd extends NewClientSettings {
  readonly key: string
  readonly name: string
  readonly preset?: string | undefined
  readonly copy_of?: string | undefined
}

/** What a new client begins with. */
export interface Beginnings {
  readonly preset: string | null
  readonly document: PolicyDocument
}

/** Throws Refused 422 for a preset or a client to copy that there is not, by field. */
export const beginningsOf = async (
  { database, presets }: Pick<Deps, 'database' | 'presets'>,
  { preset, copy_of, ...settings }: Omit<ClientToAdd, 'key' | 'name'>,
): Promise<Beginnings> => {
  if (copy_of === undefined) {
    const begun = presets.get(preset ?? '')
    if (preset === undefined || !begun) throw refusedAt('preset', sentence('preset_unknown'))
    return { preset, document: firstDocument(begun, settings) }
  }
  const copied = await clientNamed(database, copy_of)
  if (!copied) throw refusedAt('copy_of', sentence('client_unknown'))
  const scope = deskScope(copied.id)
  const versions = await database.transaction(scope, standingVersions)
  const { document = {} } = versions.find(({ state }) => state === 'present') ?? {}
  return { preset: copied.preset, document: firstDocument(document, settings) }
}

/**
 * Adds a client of this id with the first version of its configuration, in a transaction of the
 * platform's. Throws Refused 409 where its key is taken, and 422 where what is copied breaks
 * today's rules.
 */
export const addClientTo = async (
  tx: Tx,
  { key, name, id = randomUUIDv7() }: Pick<ClientToAdd, 'key' | 'name'> & { readonly id?: string },
  { preset, document }: Beginnings,
  by: string | null,
): Promise<void> => {
  const schemaErrors = documentErrors(document)
  const errors = schemaErrors.length > 0 ? schemaErrors : fieldErrorsOf(unfitZones(document))
  if (errors.length > 0) throw new Refused(422, sentence('wrong_input'), errors.slice(0, 100))
  if (!(await addClient(tx, { id, key, name, preset })))
    throw refusedAt('key', sentence('client_key_taken', key), 409)
  await addPolicy(tx, id, document, by)
}
