import type { Deps } from '../deps.ts'
import { sha256 } from '../secrets.ts'
import { ownerOfCode } from '../stores/accounts/url-codes.ts'
import { policyOf } from '../policies/account-policy.ts'

/**
 * Origins whose pages may frame a page that is opened with this single-use code (NAV-04): those
 * that the policy of its account names. None for any other code, and none where the database cannot
 * say: the page then opens in a tab alone.
 */
export const framedBy = async (deps: Deps, code: unknown): Promise<readonly string[]> => {
  if (typeof code !== 'string' || !/^[\w-]{43}$/.test(code)) return []
  const owner = await ownerOfCode(deps.database, sha256(code), 'embed').catch((error: unknown) => {
    deps.log.warn({ err: error }, 'who may frame a page is not known')
    return null
  })
  return owner ? policyOf(deps, owner).framed_by : []
}
