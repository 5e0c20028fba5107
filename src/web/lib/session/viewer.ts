import { createContext, useContext, useMemo } from 'react'
import type { Clock } from '../../../domain/time.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { Reach, Viewer } from '../../../domain/policy/viewer.ts'
import { useMinute } from '../minute.ts'
import { useSession } from './session.ts'
import type { SignedInAccount } from './session-store.ts'

/** What the page's questions to the policy need. */
export interface Asking {
  readonly viewer: Viewer
  readonly policy: Policy
  readonly clock: Clock
}

const reachOf = ({ reach, party }: Pick<SignedInAccount, 'reach' | 'party'>): Reach => {
  if (reach === 'vendor') return { kind: 'vendor', transporter: party ?? '' }
  return reach === 'distributor' ? { kind: 'distributor', name: party ?? '' } : { kind: 'client' }
}

/** The viewer that the server would see in this account. */
export const viewerOf = (
  account: Pick<SignedInAccount, 'client_id' | 'userdata' | 'reach' | 'party'>,
): Viewer => ({
  client_id: account.client_id,
  client: account.userdata.client,
  username: account.userdata.username,
  // The page is not told the account's id, and no rule asks for it.
  user_id: null,
  reach: reachOf(account),
  link: null,
})

/** The clock of a decision on the page: this device's now, the client's zone. */
export const clockOf = (policy: Policy): Clock => ({
  now: new Date().toISOString(),
  time_zone: policy.time_zone,
})

/** This device's clock as it runs: `now` is when it is looked at. */
const runningClock = ({ time_zone }: Policy): Clock => ({
  time_zone,
  get now() {
    return new Date().toISOString()
  },
})

const Given = createContext<Omit<Asking, 'clock'> | null>(null)

/** Has what it holds ask as somebody else than the signed-in account. */
export const AskingProvider = Given.Provider

/**
 * Viewer, policy and clock of the signed-in account; the same object until these change or a minute
 * begins, so that what is drawn of it is not drawn anew meanwhile. Throws when nobody is signed in:
 * only for what stands behind the login.
 */
export const useAsking = (): Asking => {
  const minute = useMinute()
  const account = useSession()?.account
  const given = useContext(Given)
  const asking = useMemo(() => {
    const asker = given ?? (account && { viewer: viewerOf(account), policy: account.policy })
    return asker && { ...asker, clock: runningClock(asker.policy) }
    // oxlint-disable-next-line react/exhaustive-deps -- the minute has it made anew
  }, [given, account, minute])
  if (!asking) throw new Error('nobody is signed in')
  return asking
}

/** Does the signed-in account administer every client? */
export const useIsPlatformAdmin = (): boolean => useSession()?.account.is_platform_admin === true
