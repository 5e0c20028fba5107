import { challengeMinutes, mostPasskeys } from '../../domain/sign-in/passkeys.ts'
import { MINUTE } from '../../domain/time.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedAt, unauthorized } from '../errors.ts'
import { sha256 } from '../secrets.ts'
import { accountNamed, type Account, type SigningAccount } from '../stores/accounts/accounts.ts'
import {
  addPasskeyOf,
  hasJustSignedIn,
  keepChallenge,
  makeStrong,
  passkeysOf,
  removePasskeyOf,
  renamePasskeyOf,
  takeChallenge,
  type OwnPasskey,
} from '../stores/accounts/passkeys.ts'
import { noteChange } from '../stores/accounts/user-changes.ts'
import { lockUsers } from '../stores/accounts/user-writes.ts'
import type { Tx } from '../stores/database/database.ts'
import { platform } from '../stores/database/scope.ts'
import { forgetSessions } from './caller-of-session.ts'
import { retypedPassword } from './judged-try.ts'
import { ownSessionOf } from './own-session.ts'
import {
  algorithms,
  handleOf,
  madeBy,
  partyOf,
  webAuthn,
  type MadePasskey,
} from './passkey-proof.ts'
import { isSingleOnly } from './sign-in.ts'
import { ownChangeMade, tellHolder } from './tell-holder.ts'
import type { Browser } from './who-tries.ts'

/** A session's own challenge: it waits for this browser's answer, and for no other's. */
const ofSession = (session_id: string): string => sha256(`passkey of ${session_id}`)

/** The account of a caller. Throws Refused 401 where it is none. */
export const accountOf = async (
  { database }: Deps,
  { viewer }: Caller,
): Promise<SigningAccount> => {
  const account = await accountNamed(database, viewer.username ?? '')
  if (!account) throw unauthorized()
  return account
}

/**
 * The password alone sets nothing up beside a passkey where both factors are asked for: whoever has
 * one proves with it who they are. Throws Refused 403.
 */
export const requirePasskey = (
  { lacks_second_factor = false }: Caller,
  keys: readonly OwnPasskey[],
): void => {
  if (lacks_second_factor && keys.length > 0) throw new Refused(403, sentence('passkey_first'))
}

const refuseMore = (keys: readonly OwnPasskey[]): void => {
  if (keys.length >= mostPasskeys)
    throw new Refused(409, sentence('too_many_passkeys', mostPasskeys))
}

/**
 * Begins to add a passkey: what the browser makes one with. Throws Refused 422 for a wrong
 * password, or none where the caller has not just signed in, and where no passkey would sign the
 * caller in; 403 where a passkey has to sign in first, 409 where there are too many or can be none.
 */
export const beginOwnPasskey = async (
  deps: Deps,
  caller: Caller,
  password: string | undefined,
  from: Browser,
) => {
  const { database } = deps
  const { id: rpID } = partyOf(deps)
  const { session_id, ...owner } = ownSessionOf(caller)
  const account = await accountOf(deps, caller)
  if (isSingleOnly(deps, account)) throw new Refused(422, sentence('single_only'))
  if (password !== undefined) await retypedPassword(deps, caller, password, from)
  else if (!(await hasJustSignedIn(database, owner, session_id)))
    throw refusedAt('password', sentence('password_again'))
  const keys = await database.transaction(platform, (tx) => passkeysOf(tx, owner))
  requirePasskey(caller, keys)
  refuseMore(keys)
  const { username, name } = account
  const timeout = challengeMinutes * MINUTE
  const excluded = keys.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: [...transports],
  }))
  const { generateRegistrationOptions } = await webAuthn()
  const { challenge, pubKeyCredParams, user, rp } = await generateRegistrationOptions({
    rpName: 'EPOD',
    rpID,
    userName: username,
    userDisplayName: name,
    userID: handleOf(owner.user_id),
    timeout,
    supportedAlgorithmIDs: algorithms,
  })
  await database.transaction(platform, (tx) =>
    keepChallenge(tx, ofSession(session_id), challenge, owner),
  )
  return {
    rp: { id: rpID, name: rp.name },
    user,
    challenge,
    pubKeyCredParams,
    timeout,
    excludeCredentials: excluded,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    } as const,
    attestation: 'none' as const,
  }
}

/**
 * Adds the passkey that a browser has made, tells its owner, and has this session count as one with
 * both factors. Throws Refused 422 where nothing was begun in this session or the answer is not
 * right, 409 where the passkey is known or there are too many.
 */
export const addOwnPasskey = async (
  deps: Deps,
  caller: Caller,
  made: MadePasskey,
): Promise<OwnPasskey> => {
  const { database } = deps
  const { session_id, ...owner } = ownSessionOf(caller)
  const challenge = await takeChallenge(database, ofSession(session_id), owner)
  if (challenge === null) throw new Refused(422, sentence('passkey_late'))
  const key = await madeBy(deps, made, challenge)
  if (!key) throw new Refused(422, sentence('passkey_unfit'))
  const account = await accountOf(deps, caller)
  const added = await database.transaction(platform, async (tx) => {
    await lockUsers(tx, owner.client_id)
    const keys = await passkeysOf(tx, owner)
    requirePasskey(caller, keys)
    refuseMore(keys)
    const kept = await addPasskeyOf(tx, { ...owner, ...key })
    if (!kept) throw new Refused(409, sentence('passkey_known'))
    await makeStrong(tx, owner, session_id)
    await tellHolder(tx, account, 'passkey_added', { after: { name: kept.name } })
    return kept
  })
  forgetSessions(deps)
  ownChangeMade(deps, account, 'passkey_added')
  return added
}

/** Gives a passkey of the caller's another name. Throws Refused 404 for any other. */
export const renameOwnPasskey = async (
  tx: Tx,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<OwnPasskey> => {
  const { client_id, user_id } = ownSessionOf(caller)
  const username = caller.viewer.username ?? ''
  const renamed = await renamePasskeyOf(tx, { client_id, user_id }, id, name)
  if (!renamed) throw notFound()
  const line = { client_id, user_id, username, by: username, action: 'passkey_renamed' } as const
  await noteChange(tx, { ...line, before: { name: renamed.before }, after: { name } })
  return renamed
}

/** Removes a passkey of this account's, and tells its owner. Throws Refused 404 for any other. */
export const removeOwnPasskey = async (tx: Tx, account: Account, id: string): Promise<void> => {
  const name = await removePasskeyOf(tx, account, id)
  if (name === null) throw notFound()
  await tellHolder(tx, account, 'passkey_removed', { before: { name } })
}

/** What follows once it is removed. */
export const ownPasskeyRemoved = (deps: Deps, account: Account): void =>
  ownChangeMade(deps, account, 'passkey_removed')
