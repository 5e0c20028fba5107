import { logoIn } from '../../domain/branding/logo.ts'
import type { Contradiction } from '../../domain/policy/draft/contradictions/contradiction.ts'
import { documentErrors } from '../../domain/policy/draft/document.ts'
import { whyNotPublish, whyNotWithdraw } from '../../domain/policy/draft/publishing.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import type { Instant } from '../../domain/time.ts'
import { sentence, sentenceOf } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { fieldErrorsOf, Refused, refusedAt, refusedFor, refusedOf, refuseFor } from '../errors.ts'
import type { Publisher } from '../permission.ts'
import { findingsIn, standingIn } from './policy-findings.ts'
import { lostPlatform } from './platform-left.ts'
import {
  addVersion,
  lockPolicies,
  withdrawVersion,
  type PolicyHead,
  type PolicyVersion,
  type WrittenVersion,
} from '../stores/accounts/policies.ts'
import { EVERY_CLIENT, lockUsers } from '../stores/accounts/user-writes.ts'
import { isOwnLogo } from '../stores/files/logos.ts'
import type { Scope, Tx } from '../stores/database/database.ts'

/** The refusal of whoever did not know the newest version: which that is, by whom, when and why. */
export class Overtaken extends Refused {
  readonly present: Omit<PolicyHead, 'waiting' | 'now'>

  constructor(refused: Refused, { waiting: _waiting, now: _now, ...present }: PolicyHead) {
    super(refused.code, refused.said, refused.errors)
    this.present = present
  }
}

/** A version that is asked for; `based_on` null builds on whatever is the newest. */
export interface PolicyChange {
  readonly document: PolicyDocument
  readonly based_on: number | null
  readonly why: string
  readonly effective_at: Instant | null
  readonly restores: number | null
}

/** A version that was added, and what about it is worth a second look. */
export interface PublishedPolicy extends Pick<PolicyVersion, 'version' | 'effective_at'> {
  readonly warnings: readonly Contradiction[]
}

/**
 * The scope of a publication: the client's rows to write, and who administers every client to see,
 * who may be of another.
 */
export const publishing = ({ client }: Pick<Publisher, 'client'>): Scope => ({
  client_id: client.id,
  kind: 'platform',
  party: '',
})

/**
 * Publishes a document that follows the schema, in a transaction of the platform's at the client.
 * Throws Overtaken where somebody published since or a version waits, and Refused 422 with the
 * paths of what contradicts itself.
 */
export const publishPolicy = async (
  deps: Pick<Deps, 'now' | 'caches'>,
  tx: Tx,
  publisher: Publisher,
  change: PolicyChange,
): Promise<PublishedPolicy> => {
  const { client, desk } = publisher
  // Who is there is read behind the lock of whoever changes users: of two who take the last
  // administrators away at once, one by a configuration, the second sees what the first has done.
  await lockUsers(tx, client.id)
  await lockUsers(tx, EVERY_CLIENT)
  const head = await lockPolicies(tx, client.id)
  const { based_on, document, effective_at } = change
  const [first, ...others] = whyNotPublish(
    { based_on: based_on ?? head.version, effective_at },
    head,
    deps.now(head.now),
  )
  if (first) {
    const refused = refusedFor([first, ...others])
    throw first.kind === 'done' ? new Overtaken(refused, head) : refused
  }
  const standing = await standingIn(tx, client)
  const { refusals, warnings } = findingsIn(deps, document, standing, publisher)
  const lost = await lostPlatform(deps, tx, client, document)
  if (refusals.length + lost.length > 0)
    throw new Refused(
      422,
      sentence('policy_contradicts'),
      inDocument(fieldErrorsOf([...lost, ...refusals])),
    )
  await requireOwnLogo(tx, document)
  const { username } = desk.viewer
  return { ...(await addVersion(tx, client.id, { ...change, by: username })), warnings }
}

/** Throws Refused 422 for a logo that was not kept for this client. */
const requireOwnLogo = async (tx: Tx, { branding }: PolicyDocument): Promise<void> => {
  const logo = logoIn(branding?.logo ?? '')
  if (logo && !(await isOwnLogo(tx, logo)))
    throw refusedAt('document.branding.logo', sentence('logo_unknown'))
}

/** Paths of a document as a request names them. */
const inDocument = <E extends { readonly field: string }>(errors: readonly E[]): E[] =>
  errors.map((error) => ({
    ...error,
    field: error.field === '' ? 'document' : `document.${error.field}`,
  }))

/**
 * The document of an earlier version, to be published again. Throws Refused 422 where there is no
 * such version, where it holds already, and where today's schema refuses its document: by path.
 */
export const documentToRestore = (
  version: number,
  found: WrittenVersion | undefined,
): PolicyDocument => {
  if (!found) throw refusedOf('version', sentence('version_unknown'))
  if (found.state === 'present') throw refusedOf('version', sentence('version_holds'))
  const errors = documentErrors(found.document)
  if (errors.length === 0) return found.document
  throw new Refused(422, sentence('policy_outdated', version), [
    { field: 'version', ...sentence('policy_outdated', version) },
    ...inDocument(
      errors.slice(0, 99).map((error) => ({ field: error.field, ...sentenceOf(error) })),
    ),
  ])
}

/** Takes back the newest version while it waits. Throws Refused 422 for any other. */
export const withdrawPolicy = async (
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { client, desk }: Publisher,
  { version, why }: { readonly version: number; readonly why: string },
): Promise<void> => {
  const head = await lockPolicies(tx, client.id)
  refuseFor(whyNotWithdraw(version, head, deps.now(head.now)))
  await withdrawVersion(tx, client.id, { version, why, by: desk.viewer.username })
}
