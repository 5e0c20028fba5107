import { whyNot } from '../../access.ts'
import { whyNotAdminister } from '../../administration.ts'
import { givesLinks } from '../../gives-links.ts'
import type { Action } from '../../question.ts'
import { isAdminAccount, linkViewer } from '../../viewer.ts'
import {
  contradiction,
  found,
  type Contradiction,
  type DraftPolicy,
  type DraftAccount,
  type DraftRule,
} from './contradiction.ts'

const may = ({ clock }: DraftPolicy, { viewer, policy }: DraftAccount, action: Action): boolean =>
  whyNot(null, action, viewer, policy, clock).length === 0

/** Those who can sign in; of a client that has nobody yet, those who are invited. */
const here = (accounts: readonly DraftAccount[]): readonly DraftAccount[] => {
  const able = accounts.filter(({ is_invited }) => !is_invited)
  return able.length > 0 ? able : accounts
}

const administrators = (
  { clock }: DraftPolicy,
  accounts: readonly DraftAccount[],
): DraftAccount[] =>
  accounts.filter(
    ({ viewer, policy }) => whyNotAdminister(viewer, policy, clock, 'change').length === 0,
  )

/** May the holder of such a link do one of these, and does anybody get one? */
const byLink = (
  draft: DraftPolicy,
  party: 'receiver' | 'driver',
  actions: readonly Action[],
): boolean => {
  const { policy, accounts, clock } = draft
  const action = party === 'receiver' ? 'receiver_link' : 'driver_link'
  const isGiven =
    policy.lr_locator ||
    (policy.chase.automatic && givesLinks(policy, party)) ||
    here(accounts).some((account) => may(draft, account, action))
  const viewer = linkViewer({ client_id: '', client: '' }, '', {
    id: null,
    party,
    proof: policy.lr_locator ? 'code' : 'reference',
  })
  return isGiven && actions.some((one) => whyNot(null, one, viewer, policy, clock).length === 0)
}

/** Can an order still be received, by whomever? */
const canReceive = (draft: DraftPolicy): boolean =>
  here(draft.accounts).some(
    (account) => may(draft, account, 'receive') || may(draft, account, 'verify_otp'),
  ) ||
  byLink(draft, 'receiver', ['receive', 'verify_otp']) ||
  byLink(draft, 'driver', ['verify_otp'])

/** Who is left to receive, and to approve. */
export const workersRule: DraftRule = (draft) => {
  const { policy, accounts } = draft
  const reviewers = here(accounts).filter((account) => may(draft, account, 'review'))
  const needsTwo = policy.review_by_two && policy.review_levels > 1
  const isHidden = policy.dashboard_customization.hide.receive_order
  return found([
    canReceive(draft)
      ? null
      : contradiction(
          isHidden
            ? ['dashboard_customization.hide.receive_order']
            : ['show_receive_button', 'otp.mode', 'do_not_show_receivers_public_link'],
          'nobody_receives',
        ),
    policy.review_levels > 0 && reviewers.length === 0
      ? contradiction(['review_levels'], 'no_reviewer')
      : null,
    needsTwo && reviewers.length === 1
      ? contradiction(['review_by_two', 'review_levels'], 'no_second_reviewer')
      : null,
  ])
}

/** Where a draft takes Admin away, as far as the client's own settings tell. */
const lockedBy = ({ policy: { config } }: DraftPolicy): readonly [string, ...string[]] => {
  if (config.disable === 'write') return ['config.disable']
  return config['view-only'] ? ['config.view-only'] : ['config.admin', 'config.accountType']
}

/**
 * Who is left to administer. Nobody is missed where nobody of the client does so today; and who is
 * only invited stands in for nobody who can sign in.
 */
export const administratorsRule: DraftRule = (draft) => {
  const { accounts, today, by, policy } = draft
  const [left, before] = [administrators(draft, accounts), administrators(draft, today)]
  const isBy = ({ viewer }: DraftAccount): boolean => viewer.username === by
  const manages = (all: readonly DraftAccount[]): boolean =>
    here(all).some((account) => may(draft, account, 'user_management'))
  const able = (all: readonly DraftAccount[]): boolean => all.some(({ is_invited }) => !is_invited)
  const isLockedOut = before.length > 0 && (left.length === 0 || (able(before) && !able(left)))
  const code = left.length > 0 ? 'only_invited_administer' : 'no_administrator'
  return found(
    [isLockedOut ? contradiction(lockedBy(draft), code) : null],
    [
      !isLockedOut && left.length > 0 && !able(left)
        ? contradiction(lockedBy(draft), 'only_invited_administer')
        : null,
      !isLockedOut && before.some(isBy) && !left.some(isBy)
        ? contradiction(lockedBy(draft), 'you_lose_admin')
        : null,
      policy.config.admin || isAdminAccount(policy.config.accountType)
        ? contradiction(['config.admin', 'config.accountType'], 'everybody_administers')
        : null,
      manages(today) && !manages(accounts)
        ? contradiction(['config.role', 'config.accountType'], 'no_user_manager')
        : null,
    ],
  )
}

/** Accounts that are named and are not there. */
export const namesRule: DraftRule = ({ policy, usernames }) => {
  const unknown = (path: string, username: string): Contradiction | null =>
    usernames.has(username) ? null : contradiction([path], 'username_unknown', username)
  const { owner } = policy.claims
  return found(
    [],
    [
      ...Object.entries(policy.named_accounts).flatMap(([right, names]) =>
        names.map((name, at) => unknown(`named_accounts.${right}.${at}`, name)),
      ),
      owner === null ? null : unknown('claims.owner', owner),
    ],
  )
}
