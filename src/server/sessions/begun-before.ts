import type { Deps } from '../deps.ts'
import { sha256, type Keys } from '../secrets.ts'
import { sessionOfToken } from '../stores/accounts/sessions.ts'
import { wasUsedLately, type Purpose } from '../stores/accounts/url-codes.ts'
import type { Begun, Secrets } from './begin.ts'

/**
 * The secrets of a session that a code begins under an Idempotency-Key: the same again for both,
 * made from the installation's secret, because they are kept nowhere and a first answer may have
 * been lost.
 */
export const secretsUnder = (
  { tagsOf }: Pick<Keys, 'tagsOf'>,
  code: string,
  key: string,
): Secrets => {
  const made = (what: string): string => {
    const [tag] = tagsOf('session of a code', Buffer.from(JSON.stringify([code, key, what])))
    if (!tag) throw new Error('no secret to make another with')
    return tag.toString('base64url')
  }
  return { token: made('token'), renewal: made('renewal') }
}

/**
 * The session that this code began under the same key within the last minute, as it was answered;
 * null where there is none, or it has ended.
 */
export const begunBefore = async (
  { database }: Pick<Deps, 'database'>,
  code_hash: string,
  purpose: Purpose,
  secrets: Secrets,
): Promise<Begun | null> => {
  if (!(await wasUsedLately(database, code_hash, purpose))) return null
  const live = await sessionOfToken(database, sha256(secrets.token))
  if (!live) return null
  const { expires_at, embedded } = live
  return { account: live, ...secrets, expires_at, embedded, purpose: live.purpose, strong: true }
}
