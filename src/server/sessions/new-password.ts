import { randomUUIDv7 } from 'node:crypto'
import { messageWords } from '../../domain/words/messages.ts'
import { platform } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { OTP_PLACEHOLDER } from '../gateways/messages.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { setPassword } from '../stores/accounts/account-changes.ts'
import { accountNamed } from '../stores/accounts/accounts.ts'
import { forgetWrongOnes } from '../stores/accounts/login-failures.ts'
import type { QueuedMessage } from '../stores/orders/lock.ts'
import {
  askForReset,
  isGoodReset,
  queueMessage,
  useReset,
} from '../stores/accounts/password-resets.ts'
import { forgetSessions } from './caller-of-session.ts'
import { idsOf, originOf, type Browser } from './sign-in.ts'
import { hashPassword } from './passwords.ts'

const MINUTES = 30

const mail = (
  recipient: string,
  text: Pick<QueuedMessage, 'subject' | 'body' | 'secret'>,
): QueuedMessage => ({
  id: randomUUIDv7(),
  order_id: null,
  kind: 'reset',
  channel: 'email',
  recipient,
  expires_at: null,
  ...text,
})

/**
 * Queues a mail with a single-use link for a new password, at most three an hour, name and
 * origin. Changes nothing else, and takes as long for a name that nobody has.
 */
export const askForNewPassword = async (
  deps: Deps,
  username: string,
  from: Pick<Browser, 'network' | 'known'>,
): Promise<void> => {
  const { database, keys, settings } = deps
  const origin = await originOf(deps, username, from)
  const code = newSecret()
  const secret = keys.seal(code)
  const found = await accountNamed(database, username)
  const holder = found?.disabled ? null : found
  // Behind the hash, which is sent to no server and in no referrer. The code itself is put in when
  // the mail leaves.
  const link = `${settings.public_url}/reset-password#${OTP_PLACEHOLDER}`
  const text = {
    subject: messageWords.resetSubject,
    body: messageWords.resetText({ username, link, minutes: MINUTES }),
    secret,
  }
  const message = holder?.email ? mail(holder.email, text) : null
  deps.security({ event: 'reset_asked', ...idsOf(holder) })
  await askForReset(database, {
    username,
    origin,
    holder,
    hash: sha256(code),
    minutes: MINUTES,
    message,
  })
}

const gone = (): Refused =>
  new Refused(422, sentence('reset_gone'), [{ field: 'code', ...sentence('reset_gone') }])

/**
 * Sets the password with the code of a mailed link, once, and ends every session of the user.
 * Throws Refused 422 for a code that is not good.
 */
export const setNewPassword = async (deps: Deps, code: string, password: string): Promise<void> => {
  const { database } = deps
  const hash = sha256(code)
  // Before the costly part, which is not for everybody to ask for.
  if (!(await isGoodReset(database, hash))) throw gone()
  const password_hash = await hashPassword(password)
  const changed = await database.transaction(platform, async (tx) => {
    const holder = await useReset(tx, hash)
    if (!holder) throw gone()
    const notice =
      holder.email === null
        ? null
        : mail(holder.email, {
            subject: messageWords.passwordChangedSubject,
            body: messageWords.passwordChangedText(holder.username),
            secret: null,
          })
    await Promise.all([
      setPassword(tx, holder.user_id, password_hash),
      forgetWrongOnes(tx, holder.username),
      notice && queueMessage(tx, holder.client_id, notice),
    ])
    return holder
  })
  forgetSessions(deps)
  deps.security({ event: 'password_set', ...idsOf(changed) })
}
