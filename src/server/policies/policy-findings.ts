import type { PolicyFinding } from '../../contract/admin/policies.ts'
import type {
  Contradiction,
  Findings,
} from '../../domain/policy/draft/contradictions/contradiction.ts'
import {
  contradictionsIn,
  type ClientAccount,
} from '../../domain/policy/draft/contradictions/find.ts'
import { documentErrors } from '../../domain/policy/draft/document.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { viewerOf } from '../account-viewer.ts'
import { nowHere } from '../clock.ts'
import type { Deps } from '../deps.ts'
import type { Publisher } from '../permission.ts'
import { ownAccounts, type OwnAccount } from '../stores/accounts/client-accounts.ts'
import { standingVersions, type WrittenVersion } from '../stores/accounts/policies.ts'
import type { Tx } from '../stores/database/database.ts'

/**
 * A client's configuration as it stands: what holds now, what waits (the next first), and who is
 * there.
 */
export interface Standing {
  readonly present: WrittenVersion | null
  readonly waiting: readonly WrittenVersion[]
  readonly accounts: readonly ClientAccount[]
}

/** Reads how a client's configuration stands. */
export const standingOf = (
  { database }: Pick<Deps, 'database'>,
  { client, scope }: Publisher,
): Promise<Standing> => database.transaction(scope, (tx) => standingIn(tx, client))

/**
 * Reads how a client's configuration stands, in a transaction of the client's, with what that has
 * locked and written.
 */
export const standingIn = async (tx: Tx, client: Publisher['client']): Promise<Standing> => {
  const [versions, accounts] = await Promise.all([standingVersions(tx), ownAccounts(tx)])
  return {
    present: versions.find(({ state }) => state === 'present') ?? null,
    waiting: versions.filter(({ state }) => state === 'scheduled').toReversed(),
    accounts: accounts.map((account) => accountAt(client, account)),
  }
}

/** An account as the judge of drafts sees it. */
export const accountAt = (
  { id: client_id, key: client }: Publisher['client'],
  account: OwnAccount,
): ClientAccount => ({
  viewer: viewerOf({ ...account, client_id, client }),
  config: account.config,
  disabled: account.disabled,
  is_invited: account.is_invited,
})

/**
 * What contradicts itself in a document that follows the schema, were it published by `desk` now.
 */
export const findingsIn = (
  deps: Pick<Deps, 'now'>,
  document: PolicyDocument,
  { present, accounts }: Standing,
  { desk }: Pick<Publisher, 'desk'>,
): Findings => {
  // What holds may have been written under the rules of an earlier release.
  const held = present?.document ?? {}
  const before = documentErrors(held).length === 0 ? held : {}
  return contradictionsIn(document, {
    before,
    accounts,
    by: desk.viewer.username,
    now: nowHere(deps),
  })
}

/** Findings in a reader's words. */
export const toldFindings = (
  { refusals, warnings }: Findings,
  t: Translate,
): { refusals: PolicyFinding[]; warnings: PolicyFinding[] } => {
  const told = (all: readonly Contradiction[]): PolicyFinding[] =>
    all.map((one) => ({
      field: one.field,
      others: [...one.others],
      code: one.code,
      message: textOfAny(one, t),
    }))
  return { refusals: told(refusals), warnings: told(warnings) }
}
