import { useState } from 'react'
import type {
  endUserSessions,
  inviteUser,
  resetUser,
  viewAsUser,
} from '../../../contract/users/user-access.ts'
import type { changeUser, ListedUser } from '../../../contract/users/users.ts'
import { userWords } from '../../../domain/words/users.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icons.tsx'
import { notify } from '../../ui/notify.ts'
import { Ask } from './ask.tsx'
import type { WhyNotUser } from './why-not.ts'
import { SentLink, type LinkSent } from './sent-link.tsx'
import { usePress, useUsersAnew } from './use-users.ts'

interface Props {
  user: ListedUser
  whyNot: WhyNotUser
  zone: string
  /** Does who looks administer every client? Such alone let others do so. */
  isOfAll: boolean
  /** Begins the look as this user. */
  onView: (token: string) => Promise<void>
}

interface Act {
  readonly kind:
    | 'invite'
    | 'reset'
    | 'sessions'
    | 'disable'
    | 'enable'
    | 'view'
    | 'promote'
    | 'demote'
  readonly word: string
  readonly icon: IconName
  readonly reason: string | null
}

/** What the acts that change the user itself make of it. */
const changes = {
  disable: { disabled: true },
  enable: { disabled: false },
  promote: { is_platform_admin: true },
  demote: { is_platform_admin: false },
} as const

/** What can be done about a user's way in; each is asked about, with a reason for the log. */
export const UserActs = ({ user, whyNot, zone, isOfAll, onView }: Props) => {
  const say = t(userWords)
  const { username } = user
  const anew = useUsersAnew()
  const [asked, setAsked] = useState<Act | null>(null)
  const [link, setLink] = useState<LinkSent | null>(null)
  const { isBusy, press } = usePress(notify.failure)
  const acts: Act[] = [
    user.state === 'invited' || whyNot.reset !== null
      ? {
          kind: 'invite',
          word: user.invitation_expires_at === null ? say.invite : say.inviteAgain,
          icon: 'share',
          reason: whyNot.invite,
        }
      : { kind: 'reset', word: say.reset, icon: 'share', reason: whyNot.reset },
    {
      kind: 'sessions',
      word: user.sessions === 0 ? say.endAny : say.endSessions(user.sessions),
      icon: 'logout',
      reason: whyNot.sessions ?? (user.sessions === 0 ? say.noSessions : null),
    },
    { kind: 'view', word: say.viewAs, icon: 'eye', reason: whyNot.view },
    user.disabled
      ? { kind: 'enable', word: say.enable, icon: 'done', reason: whyNot.disable }
      : { kind: 'disable', word: say.disable, icon: 'stop', reason: whyNot.disable },
    ...(isOfAll
      ? [
          user.is_platform_admin
            ? ({ kind: 'demote', word: say.demote, icon: 'key', reason: whyNot.rights } as const)
            : ({ kind: 'promote', word: say.promote, icon: 'key', reason: whyNot.rights } as const),
        ]
      : []),
  ]
  const send = async (kind: Act['kind'], key: string, why: string): Promise<string | null> => {
    const [params, body] = [{ username }, why === '' ? {} : { why }]
    const told = async (sent: Promise<{ message: string; result: Omit<LinkSent, 'username'> }>) => {
      const { result } = await sent
      setLink({ ...result, username })
      return null
    }
    switch (kind) {
      case 'invite':
        return told(
          callApi<typeof inviteUser>('POST /users/:username/invite', { params, body, key }),
        )
      case 'reset':
        return told(callApi<typeof resetUser>('POST /users/:username/reset', { params, body, key }))
      case 'sessions':
        return (
          await callApi<typeof endUserSessions>('POST /users/:username/end-sessions', {
            params,
            body,
            key,
          })
        ).message
      case 'view': {
        const { result } = await callApi<typeof viewAsUser>('POST /users/:username/view-as', {
          params,
          body,
          key,
        })
        await onView(result.token)
        return null
      }
      case 'disable':
      case 'enable':
      case 'promote':
      case 'demote':
        return (
          await callApi<typeof changeUser>('PATCH /users/:username', {
            params,
            body: { ...body, ...changes[kind] },
            key,
          })
        ).message
    }
  }
  const act = async ({ kind }: Act, why: string): Promise<void> => {
    const done = await press({ kind, why }, async (key) => ({ said: await send(kind, key, why) }))
    // A refusal may be that somebody else was faster: what is there now is shown.
    await anew()
    if (done === null) return
    if (done.said !== null) notify.done(done.said)
    setAsked(null)
  }
  return (
    <section className="user-part" aria-label={say.access}>
      <h3>{say.access}</h3>
      <div className="user-acts">
        {acts.map((one, place) => (
          <Button
            // One that becomes its opposite stays the button that it is, and keeps the focus.
            key={place}
            icon={one.icon}
            reason={one.reason}
            onWhy={notify.error}
            variant={one.kind === 'disable' && one.reason === null ? 'danger' : 'plain'}
            onClick={() => setAsked(one)}
          >
            {one.word}
          </Button>
        ))}
      </div>
      {link && <SentLink link={link} zone={zone} />}
      {asked && (
        <Ask
          title={say.asks[asked.kind]}
          text={say.told[asked.kind](user.name)}
          word={asked.word}
          isGrave={asked.kind === 'disable' || asked.kind === 'promote'}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onSure={(why) => void act(asked, why)}
        />
      )}
    </section>
  )
}
