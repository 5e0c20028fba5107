import { sentence } from '../../domain/words/sentence.ts'
import { answerOnce, answerPartsOnce } from '../answer-once.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedAt } from '../errors.ts'
import type { Account } from '../stores/accounts/accounts.ts'
import { endWeakSessions } from '../stores/accounts/ending-sessions.ts'
import { makeStrong, passkeysOf } from '../stores/accounts/passkeys.ts'
import {
  confirmFactor,
  holdFactor,
  keepSecret,
  removeFactor,
  replaceCodes,
} from '../stores/accounts/second-factors.ts'
import { vouchedSession } from '../stores/accounts/single-sessions.ts'
import { platform } from '../stores/database/scope.ts'
import type { IdempotencyKey } from '../stores/requests/idempotency.ts'
import type { Tx } from '../stores/database/database.ts'
import { forgetSessions } from './caller-of-session.ts'
import { judgedTry, retypedPassword } from './judged-try.ts'
import { accountOf, requirePasskey } from './own-passkeys.ts'
import { ownSessionOf } from './own-session.ts'
import { newAppSecret, newRecoveryCodes, provesSecondFactor, stepOfCode } from './second-factor.ts'
import { ownChangeMade, tellHolder, type OwnChange } from './tell-holder.ts'
import { originOf, type Browser } from './who-tries.ts'

/** A password and a code: what takes a second factor away, or its recovery codes. */
export interface BothFactors {
  /** None of whoever has just signed in at a provider. */
  readonly password?: string | undefined
  readonly code: string
}

/**
 * The account of a caller who proves once more who it is: by its password, or, since whoever signs
 * in at a provider may have none, by having done that just now. Throws Refused 422.
 */
const provedAgain = async (
  deps: Deps,
  caller: Caller,
  password: string | undefined,
  from: Browser,
): Promise<Account> => {
  if (password !== undefined) return retypedPassword(deps, caller, password, from)
  const vouched = await vouchedSession(deps.database, ownSessionOf(caller))
  if (vouched?.is_fresh) return accountOf(deps, caller)
  throw refusedAt('password', sentence(vouched ? 'sign_in_again' : 'password_again'))
}

/**
 * Begins to set up an authenticator app: a secret that counts once its first code is right. Throws
 * Refused 409 where there is an app already, 422 for a wrong password, 403 where a passkey has to
 * sign in first.
 */
export const beginSecondFactor = async (
  deps: Deps,
  caller: Caller,
  password: string | undefined,
  from: Browser,
): Promise<{ secret: string; uri: string }> => {
  const account = await provedAgain(deps, caller, password, from)
  const { secret, bytes, uri } = newAppSecret(account.username)
  const sealed = deps.keys.seal(bytes.toString('base64url'))
  const isKept = await deps.database.transaction(platform, async (tx) => {
    requirePasskey(caller, await passkeysOf(tx, account))
    return keepSecret(tx, account, sealed)
  })
  if (!isKept) throw new Refused(409, sentence('second_factor_there'))
  return { secret, uri }
}

/**
 * Has an app count from its first right code on, and answers the recovery codes, to the same
 * request alone again. This session has proved both factors by that; others that began by one alone
 * end. Throws Refused 422 for a wrong code, 409 where nothing was begun, 403 where a passkey has to
 * sign in first.
 */
export const confirmSecondFactor = async (
  deps: Deps,
  caller: Caller,
  code: string,
  once: IdempotencyKey | null,
): Promise<string[]> => {
  const { session_id, ...owner } = ownSessionOf(caller)
  const account = await accountOf(deps, caller)
  let isNew: true | undefined
  const work = async (tx: Tx): Promise<SealedCodes> => {
    const { codes, hashes } = newRecoveryCodes(account)
    requirePasskey(caller, await passkeysOf(tx, account))
    const held = await holdFactor(tx, account)
    if (!held || held.confirmed) throw new Refused(409, sentence('second_factor_not_begun'))
    const step = stepOfCode(deps, held, code.replace(/\s/g, ''))
    if (step === null) throw refusedAt('code', sentence('second_factor_wrong'))
    await confirmFactor(tx, account, step, hashes)
    // First the user, whom it holds, as whatever ends sessions does.
    await endWeakSessions(tx, owner.client_id, owner.user_id, session_id)
    await makeStrong(tx, owner, session_id)
    await tellHolder(tx, account, 'second_factor_on')
    isNew = true
    return sealedCodes(deps, codes)
  }
  const kept = await answerOnce(deps, caller, once, work, platform)
  if (isNew) made(deps, account, 'second_factor_on')
  return codesIn(deps, kept)
}

/** Recovery codes as they are kept for the same request again. */
interface SealedCodes {
  readonly sealed: string
}

const sealedCodes = ({ keys }: Deps, codes: readonly string[]): SealedCodes => ({
  sealed: keys.seal(codes.join(' ')),
})
const codesIn = ({ keys }: Deps, { sealed }: SealedCodes): string[] =>
  keys.unseal(sealed).split(' ')

/** Switches the second factor off. Throws Refused 422 for a wrong password or code. */
export const endSecondFactor = async (
  deps: Deps,
  caller: Caller,
  proof: BothFactors,
  from: Browser,
): Promise<void> => {
  await withBoth(deps, caller, proof, from, 'second_factor_off', removeFactor)
}

/**
 * Puts new recovery codes in the place of the old, and answers them, to the same request alone
 * again. Throws Refused 422 for a wrong password or code.
 */
export const renewRecoveryCodes = async (
  deps: Deps,
  caller: Caller,
  proof: BothFactors,
  from: Browser,
  once: IdempotencyKey | null,
): Promise<string[]> => {
  const kept = await answerPartsOnce(deps, caller, once, async () => {
    let shown: string[] = []
    await withBoth(deps, caller, proof, from, 'recovery_codes_made', (tx, account) => {
      const { codes, hashes } = newRecoveryCodes(account)
      shown = codes
      return replaceCodes(tx, account, hashes)
    })
    return sealedCodes(deps, shown)
  })
  return codesIn(deps, kept)
}

const withBoth = async (
  deps: Deps,
  caller: Caller,
  { password, code }: BothFactors,
  from: Browser,
  change: OwnChange,
  work: (tx: Tx, account: Account) => Promise<void>,
): Promise<void> => {
  const account = await provedAgain(deps, caller, password, from)
  const { device } = await originOf(deps, account.username, from)
  const isDone = await judgedTry(deps, account.username, from, () =>
    deps.database.transaction(platform, async (tx) => {
      if (!(await provesSecondFactor(deps, tx, account, code, device === null))) return null
      await work(tx, account)
      await tellHolder(tx, account, change)
      return true
    }),
  )
  if (!isDone) throw refusedAt('code', sentence('second_factor_wrong'))
  made(deps, account, change)
}

const made = (deps: Deps, account: Account, change: OwnChange): void => {
  forgetSessions(deps)
  ownChangeMade(deps, account, change)
}
