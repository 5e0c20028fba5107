import { spoken } from './catalogue.ts'

/** What the API says of users, to those who manage them; of the pages theirs alone loads it. */
export const userSentences = /* @__PURE__ */ spoken('userSentences', {
  user_added: (username: string) => `${username} was added`,
  user_saved: (username: string) => `${username} was saved`,
  users_added: (count: number) => `${count} ${count === 1 ? 'user was' : 'users were'} added`,
  users_judged: (fit: number, of: number) => `${fit} of ${of} rows can be added`,
  invitation_sent: (username: string) => `An invitation was sent to ${username}`,
  invitation_made: (username: string) =>
    `Here is the invitation for ${username}. It can be used once, within 72 hours.`,
  reset_sent: (username: string) => `A link for a new password was sent to ${username}`,
  reset_made: (username: string) =>
    `Here is the link for ${username}’s new password. It can be used once, within 30 minutes.`,
  sessions_ended: (count: number, username: string) =>
    `${count} ${count === 1 ? 'session' : 'sessions'} of ${username} ended`,
  viewing_begun: (username: string) => `You see what ${username} sees, and change nothing`,
  viewing_as: (username: string) =>
    `You only look at what ${username} sees. Nothing can be changed here.`,
  more_than_own: (power: string) => `This needs what you have not yourself: ${power}`,
  admins_only: 'are changed by administrators only',
  own_account: 'This is your own account: another administrator has to do it',
  last_administrator: 'This is the last administrator who can sign in',
  user_exists: (username: string) => `There is a user ‘${username}’ already`,
  user_changed_since: 'Somebody has changed this user since. Please look at it first.',
  user_invited: (username: string) =>
    `${username} has not signed in yet. Please send an invitation.`,
  user_active: (username: string) => `${username} has a password already`,
  user_is_disabled: (username: string) => `${username} is disabled`,
  user_single_only: (username: string) =>
    `${username} signs in with the company’s single sign-on: a new password would open nothing`,
  username_unfit: 'letters, digits and . _ @ + - only, beginning with a letter or digit',
  username_reserved: (username: string) =>
    `‘${username}’ is the address of something else here: choose another name`,
  email_unfit: 'is no e-mail address',
  party_unfit: 'is needed for a vendor or distributor, and for nobody else',
  overrides_unfit: (most: number) =>
    `settings alone, of at most ${most.toLocaleString('en')} characters`,
  invitation_used: 'This invitation has been used already. Please sign in.',
  invitation_gone: 'This invitation is not valid any more. Please ask for a new one.',
  change_columns: {
    at: 'When',
    by: 'By',
    client: 'Client',
    username: 'User',
    action: 'What',
    before: 'Before',
    after: 'After',
    why: 'Why',
  },
  powers: { platform: 'administering every client' },
} as const)
