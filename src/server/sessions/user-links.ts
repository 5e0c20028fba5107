import { messageWords } from '../../domain/words/messages.ts'
import type { Deps } from '../deps.ts'
import { gatewaysFrom } from '../gateways/messages/configured.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import { channelsOf } from '../gateways/messages/messages.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { queueMessage } from '../stores/messages/queue.ts'
import { addUserLink, endLinksOf, type NewUserLink } from '../stores/accounts/user-links.ts'
import type { KnownUser } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import { resetMail, resetMinutes } from './reset-mail.ts'

/** A link that a manager has sent: to whom, or sealed where nobody could carry it. */
export interface SentLink {
  readonly sent_to: string | null
  /** The code, sealed with the installation's key; null where it was mailed. */
  readonly sealed: string | null
  readonly expires_at: string
}

const minutes = { invitation: 72 * 60, reset: resetMinutes } as const

/**
 * The page that takes a code, with the code behind the hash, which is sent to no server; it
 * welcomes those who are invited.
 */
export const linkWith = (
  { settings }: Pick<Deps, 'settings'>,
  code: string,
  purpose: NewUserLink['purpose'],
): string =>
  `${settings.public_url}/reset-password${purpose === 'invitation' ? '?invitation=yes' : ''}#${code}`

/**
 * Makes a single-use link for a user's password, in a transaction of whoever manages the client's
 * users. It is mailed where mail is set up and the user has an address; else it is answered.
 */
export const sendUserLink = async (
  deps: Pick<Deps, 'settings' | 'keys'>,
  tx: Tx,
  { id: user_id, client_id, client_name, username, email }: KnownUser,
  purpose: NewUserLink['purpose'],
  sent_by: string | null,
): Promise<SentLink> => {
  const code = newSecret()
  const sealed = deps.keys.seal(code)
  // Of several invitations the newest is good; a reset leaves those that the user asked for.
  if (purpose === 'invitation') await endLinksOf(tx, user_id, purpose)
  const expires_at = await addUserLink(tx, {
    client_id,
    user_id,
    username,
    hash: sha256(code),
    purpose,
    minutes: minutes[purpose],
  })
  if (email === null || !channelsOf(gatewaysFrom(deps.settings)).includes('email'))
    return { sent_to: null, sealed, expires_at }
  const link = linkWith(deps, SECRET_GAP, purpose)
  const text =
    purpose === 'invitation'
      ? {
          subject: messageWords.invitationSubject(client_name),
          body: messageWords.invitationText({ username, link, client: client_name, hours: 72 }),
        }
      : {
          subject: messageWords.resetSubject,
          body: messageWords.resetText({ username, link, minutes: resetMinutes }),
        }
  const mail = { ...resetMail(email, { ...text, secret: sealed }), expires_at, sent_by }
  await queueMessage(tx, client_id, mail)
  return { sent_to: email, sealed: null, expires_at }
}
