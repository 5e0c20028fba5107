import type { Reach, Viewer } from '../domain/policy/viewer.ts'
import type { Account } from './stores/accounts/accounts.ts'

/** What an account may see. */
export const reachOf = ({ reach, party }: Pick<Account, 'reach' | 'party'>): Reach => {
  switch (reach) {
    case 'client':
      return { kind: 'client' }
    case 'vendor':
      return { kind: 'vendor', transporter: party ?? '' }
    case 'distributor':
      return { kind: 'distributor', name: party ?? '' }
  }
}

/** An account as the one who asks. */
export const viewerOf = (
  account: Pick<Account, 'client_id' | 'client' | 'username' | 'user_id' | 'reach' | 'party'>,
): Viewer => ({
  client_id: account.client_id,
  client: account.client,
  username: account.username,
  user_id: account.user_id,
  reach: reachOf(account),
  link: null,
})
