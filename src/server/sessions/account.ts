import type { PolicyDocument, Policy } from '../../domain/policy/policy.ts'
import { policyOf } from '../policies/account-policy.ts'
import { mustHaveSecondFactor } from '../../domain/sign-in/second-factor.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../stores/accounts/accounts.ts'
import type { LiveSession } from '../stores/accounts/sessions.ts'

/**
 * Does a session of this account lack the second factor that its policy asks for? Such a one can do
 * nothing but set one up.
 */
export const lacksSecondFactor = (
  deps: Pick<Deps, 'caches'>,
  account: Account,
  strong: boolean,
): boolean => !strong && mustHaveSecondFactor(policyOf(deps, account), account.is_platform_admin)

/** The account as sign-in answers it. */
export const signedInAs = (
  deps: Pick<Deps, 'caches'>,
  account: Account,
): {
  userdata: {
    client: string
    client_name: string
    username: string
    name: string
    transporter: string | null
    config: PolicyDocument
  }
  client_config: PolicyDocument
  policy: Policy
  reach: Account['reach']
  party: string | null
  client_id: string
  is_platform_admin: boolean
} => {
  const { client, client_name, username, name, config, client_config, reach, party } = account
  const { client_id, is_platform_admin } = account
  const transporter = reach === 'vendor' ? party : null
  return {
    userdata: { client, client_name, username, name, transporter, config },
    client_config,
    policy: policyOf(deps, account),
    reach,
    party,
    client_id,
    is_platform_admin,
  }
}

/** Who looks at what this session's account sees; null where that is the account itself. */
export const viewingAs = ({ viewed_by }: Pick<LiveSession, 'viewed_by'>): { by: string } | null =>
  viewed_by === null ? null : { by: viewed_by }

/** What the holder of a session that lives is told of it. */
export const toldOfSession = (deps: Pick<Deps, 'caches'>, live: LiveSession) => ({
  expires_at: live.expires_at,
  embedded: live.embedded,
  viewing_as: viewingAs(live),
  needs_second_factor: lacksSecondFactor(deps, live, live.strong),
  ...signedInAs(deps, live),
})
