import { createHmac, randomBytes } from 'node:crypto'
import {
  authenticatorUri,
  base32,
  bytesOfStep,
  codeFrom,
  inFours,
  stepOf,
} from '../../domain/sign-in/totp.ts'
import { recoveryCodes, typedFactor } from '../../domain/sign-in/second-factor.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { sameDigest, sha256 } from '../secrets.ts'
import type { Account } from '../stores/accounts/accounts.ts'
import {
  countWrong,
  holdFactor,
  useRecoveryCode,
  useStep,
  type HeldFactor,
} from '../stores/accounts/second-factors.ts'
import type { Tx } from '../stores/database/database.ts'
import { ownChangeMade, tellHolder } from './tell-holder.ts'

type Owner = Pick<Account, 'client_id' | 'user_id'>

/**
 * A new secret of an authenticator app: 160 bits, as apps take it, and the address of its QR code.
 */
export const newAppSecret = (username: string): { secret: string; bytes: Buffer; uri: string } => {
  const bytes = randomBytes(20)
  const secret = base32(bytes)
  return { secret, bytes, uri: authenticatorUri('EPOD', username, secret) }
}

const hashOf = ({ user_id }: Owner, code: string): string => sha256(`${user_id}:${code}`)

/**
 * New recovery codes of 80 random bits each, as they are written down, and the hashes that are
 * kept.
 */
export const newRecoveryCodes = (owner: Owner): { codes: string[]; hashes: string[] } => {
  const bare = Array.from({ length: recoveryCodes }, () => base32(randomBytes(10)).toLowerCase())
  return {
    codes: bare.map((code) => inFours(code, '-')),
    hashes: bare.map((code) => hashOf(owner, code)),
  }
}

/** The step whose code of this app it is; null for none that is good. */
export const stepOfCode = (
  { keys, now }: Pick<Deps, 'keys' | 'now'>,
  held: HeldFactor,
  code: string,
): number | null => {
  const secret = Buffer.from(keys.unseal(held.sealed_secret), 'base64url')
  const isCodeOf = (step: number): boolean =>
    sameDigest(codeFrom(createHmac('sha1', secret).update(bytesOfStep(step)).digest()), code)
  return stepOf(isCodeOf, now(held.now), held.last_step)
}

/**
 * Uses up a code of the app, or a recovery code, of this user; false for a wrong one, which the
 * transaction has to keep. Throws Refused 429 where strangers gave too many wrong ones within an
 * hour: a million codes are few.
 */
export const provesSecondFactor = async (
  deps: Deps,
  tx: Tx,
  account: Account,
  text: string,
  isStranger: boolean,
): Promise<boolean> => {
  const held = await holdFactor(tx, account)
  if (!held?.confirmed) return false
  if (isStranger && held.strangers_wait !== null)
    throw new Refused(429, sentence('too_many_tries'), [], held.strangers_wait)
  const typed = typedFactor(text)
  if (typed?.kind === 'app') {
    const step = stepOfCode(deps, held, typed.code)
    if (step !== null) {
      await useStep(tx, account, step)
      return true
    }
  } else if (typed && (await useRecoveryCode(tx, account, hashOf(account, typed.code)))) {
    await tellHolder(tx, account, 'recovery_code_used')
    ownChangeMade(deps, account, 'recovery_code_used')
    return true
  }
  if (isStranger) await countWrong(tx, account)
  return false
}
