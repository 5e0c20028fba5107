import { rowsFile } from '../../../domain/account-archive/members.ts'
import { documentErrors } from '../../../domain/policy/draft/document.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { standingVersions, type WrittenVersion } from '../../stores/accounts/policies.ts'
import type { Tx } from '../../stores/database/database.ts'
import { faulty } from './read-archive.ts'

/** A version of a configuration that holds or may hold. */
export type StandingSettings = Pick<WrittenVersion, 'version' | 'document'>

/**
 * The versions of the client acted for that hold or wait for their time; throws CannotTransfer
 * where one of them breaks a rule. Those that are past are told as they were.
 */
export const readableVersions = async (db: Tx['db']): Promise<StandingSettings[]> => {
  const standing = await standingVersions({ db })
  for (const { version, document } of standing) {
    const [wrong] = documentErrors(document)
    if (wrong)
      throw faulty(rowsFile('policies'), `version ${version} breaks a rule at ${wrong.field}`)
  }
  return standing
}

/** Throws CannotTransfer where a user's own settings do not fit on one of these versions. */
export const requireFitting = (
  standing: readonly StandingSettings[],
  users: readonly Readonly<Record<string, unknown>>[],
): void => {
  const versions = standing.length > 0 ? standing : [{ version: 0, document: {} }]
  for (const { username, config } of users)
    for (const { version, document } of versions)
      try {
        resolvePolicy(document, config as PolicyDocument)
      } catch {
        throw faulty(
          rowsFile('users'),
          `the settings of ${String(username)} break a rule under version ${version}`,
        )
      }
}
