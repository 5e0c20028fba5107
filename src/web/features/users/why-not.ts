import type { ListedUser } from '../../../contract/users/users.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { Reason } from '../../../domain/policy/reason.ts'
import type { Reach } from '../../../domain/policy/viewer.ts'
import {
  whyNotChange,
  whyNotManage,
  whyNotManageUsers,
  whyNotViewAs,
  whyNoLink,
  whyNotHoldLink,
  type ManagedAccount,
} from '../../../domain/users/managing.ts'
import { saidToManagers } from '../../../domain/words/said-to-managers.ts'
import { textFrom } from '../../../domain/words/sentence.ts'
import { t } from '../../lib/language/language.ts'
import { clockOf, viewerOf } from '../../lib/session/viewer.ts'
import type { SignedInAccount } from '../../lib/session/session-store.ts'

/** What can be done with a user. */
export interface WhyNotUser {
  /** Name and e-mail address. */
  readonly edit: string | null
  readonly rights: string | null
  readonly settings: string | null
  readonly invite: string | null
  readonly reset: string | null
  readonly sessions: string | null
  readonly disable: string | null
  readonly view: string | null
}

/** The first reason in the page's language; null where there is none. */
const first = (...reasons: readonly Reason[][]): string | null => {
  const [reason] = reasons.flat()
  return reason ? textFrom(saidToManagers, reason, t) : null
}

const managerOf = (account: SignedInAccount): ManagedAccount => ({
  // The page is not told its account's id; the name tells users apart as well.
  viewer: { ...viewerOf(account), user_id: account.userdata.username.toLowerCase() },
  policy: account.policy,
  is_platform_admin: account.is_platform_admin,
})

const reachOf = ({ reach, party }: Pick<ListedUser, 'reach' | 'party'>): Reach => {
  if (reach === 'vendor') return { kind: 'vendor', transporter: party ?? '' }
  return reach === 'distributor' ? { kind: 'distributor', name: party ?? '' } : { kind: 'client' }
}

/** A document's setting of `config`, where it has one. */
const written = (document: Readonly<Record<string, unknown>>, key: string): unknown =>
  (document['config'] as Record<string, unknown> | undefined)?.[key]

/**
 * A listed user as the rules see it. Of another client's configuration the page knows only what the
 * user's row says; who manages those has every power, and the server decides.
 */
const accountOf = (user: ListedUser, account: SignedInAccount): ManagedAccount => {
  const analytics =
    written(user.document, 'show_analytics') ?? written(account.client_config, 'show_analytics')
  const config: Policy['config'] = {
    ...account.policy.config,
    ...user.config,
    show_analytics: analytics === true,
  }
  return {
    viewer: {
      client_id: account.client_id,
      client: user.client,
      username: user.username,
      user_id: user.username.toLowerCase(),
      reach: reachOf(user),
      link: null,
    },
    policy: { ...account.policy, config },
    is_platform_admin: user.is_platform_admin,
  }
}

/** Why this account may not add users; null where it may. */
export const whyNotAdd = (account: SignedInAccount): string | null =>
  first(whyNotManageUsers(managerOf(account), clockOf(account.policy), 'change'))

/** Why what can be done with a user may not be done by this account, by the rules of the server. */
export const whyNotUser = (user: ListedUser, account: SignedInAccount): WhyNotUser => {
  const clock = clockOf(account.policy)
  const [manager, managed] = [managerOf(account), accountOf(user, account)]
  const at_all = [
    ...whyNotManageUsers(manager, clock, 'change'),
    ...whyNotManage(manager, managed, clock),
  ]
  const changing = (isOfSettings: boolean) =>
    whyNotChange(
      manager,
      { before: managed, after: managed, isOfAddress: false, isOfRights: true, isOfSettings },
      clock,
    )
  const held = whyNotHoldLink(manager, managed, clock)
  const state = { ...user, is_invited: user.state === 'invited' }
  return {
    edit: first(at_all),
    rights: first(at_all, changing(false)),
    settings: first(at_all, changing(true)),
    invite: first(at_all, held, whyNoLink(state, 'invitation')),
    reset: first(at_all, held, whyNoLink(state, 'reset')),
    sessions: first(at_all),
    disable: first(at_all, changing(false)),
    view: first(at_all, whyNotViewAs(manager, managed, clock), whyNoLink(state, 'reset')),
  }
}
