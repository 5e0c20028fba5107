import { messageWords } from '../../domain/words/messages.ts'
import { platform } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { setPassword } from '../stores/accounts/account-changes.ts'
import { accountNamed } from '../stores/accounts/accounts.ts'
import { forgetWrongOnes } from '../stores/accounts/login-failures.ts'
import {
  askForReset,
  resetWith,
  useReset,
  type FoundReset,
} from '../stores/accounts/password-resets.ts'
import { isProvisionedWhole } from '../stores/accounts/provisioned-users.ts'
import { spend } from '../stores/messages/budgets.ts'
import { queueMessage } from '../stores/messages/queue.ts'
import { noteChange } from '../stores/accounts/user-changes.ts'
import { forgetSessions } from './caller-of-session.ts'
import { isRuler, isSingleOnly } from './sign-in.ts'
import { hashOfChosen } from './passwords.ts'
import { resetMail, resetMinutes } from './reset-mail.ts'
import { idsOf, originOf, type Browser } from './who-tries.ts'

/** New passwords that one network may ask for in an hour, for any names together. */
const ASKED_AN_HOUR = 100

/**
 * Queues a mail with a single-use link for a new password, at most three an hour, name and
 * origin; one without a link for whoever signs in at a provider alone, and for an administrator
 * whom provisioning has made and given the address. Changes nothing else, and
 * takes as long for a name that nobody has. A network that asked for very many is heard no more
 * for that hour, whatever the names; a browser that its user signed in with still is.
 */
export const askForNewPassword = async (
  deps: Deps,
  username: string,
  from: Pick<Browser, 'network' | 'known'>,
): Promise<void> => {
  const { database, keys, settings } = deps
  const origin = await originOf(deps, username, from)
  const asked = { key: `new passwords ${from.network}`, an_hour: ASKED_AN_HOUR }
  if (origin.device === null && !(await spend(database, [asked]))) return
  const code = newSecret()
  const secret = keys.seal(code)
  const found = await accountNamed(database, username)
  const holder = found?.disabled ? null : found
  // Behind the hash, which is sent to no server and in no referrer. The code itself is put in when
  // the mail leaves.
  const link = `${settings.public_url}/reset-password#${SECRET_GAP}`
  const isWhole = await isProvisionedWhole(database, holder)
  const text =
    holder && (isSingleOnly(deps, holder) || (isWhole && isRuler(deps, holder)))
      ? {
          subject: messageWords.resetSingleSubject,
          body: messageWords.resetSingleText(username),
          secret: null,
        }
      : {
          subject: messageWords.resetSubject,
          body: messageWords.resetText({ username, link, minutes: resetMinutes }),
          secret,
        }
  const message = holder?.email ? resetMail(holder.email, text) : null
  deps.security({ event: 'reset_asked', ...idsOf(holder) })
  await askForReset(database, {
    username,
    origin,
    holder,
    hash: sha256(code),
    minutes: resetMinutes,
    message,
  })
}

const gone = (found: FoundReset | null): Refused => {
  const said =
    found?.purpose === 'invitation'
      ? sentence(found.is_used ? 'invitation_used' : 'invitation_gone')
      : sentence(found?.is_used ? 'reset_used' : 'reset_gone')
  return new Refused(422, said, [{ field: 'code', ...said }])
}

/**
 * Sets the password with the code of a link, once, and ends every session of the user, which goes
 * on record. Throws Refused 422 for a code that is not good, and for a password that is easy to
 * guess, which leaves the code as it was.
 */
export const setNewPassword = async (deps: Deps, code: string, password: string): Promise<void> => {
  const { database } = deps
  const hash = sha256(code)
  // Before the costly part, which is not for everybody to ask for.
  const found = await resetWith(database, hash)
  if (!found?.is_good) throw gone(found)
  const password_hash = await hashOfChosen(password, found.username)
  const changed = await database.transaction(platform, async (tx) => {
    const holder = await useReset(tx, hash)
    if (!holder) throw gone({ ...found, is_used: true })
    const { client_id, user_id, username, email, is_first } = holder
    const notice =
      email === null || is_first
        ? null
        : resetMail(email, {
            subject: messageWords.passwordChangedSubject,
            body: messageWords.passwordChangedText(username),
            secret: null,
          })
    await Promise.all([
      setPassword(tx, user_id, password_hash),
      forgetWrongOnes(tx, username),
      notice && queueMessage(tx, client_id, notice),
      noteChange(tx, {
        client_id,
        user_id,
        username,
        by: username,
        action: is_first ? 'accepted' : 'password_reset',
      }),
    ])
    return holder
  })
  forgetSessions(deps)
  deps.security({ event: 'password_set', ...idsOf(changed) })
}
