import { useState, type SubmitEvent } from 'react'
import type { inviteUser } from '../../../contract/users/user-access.ts'
import type { addUser } from '../../../contract/users/users.ts'
import { MOST_OF_WHY } from '../../../domain/kept-why.ts'
import { userWords } from '../../../domain/words/users.ts'
import { callApi } from '../../lib/api/api.ts'
import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { problemsIn } from './problems-in.ts'
import { SentLink, type LinkSent } from './sent-link.tsx'
import { UserFields, type UserProblems } from './user-fields.tsx'
import { blankUser, bodyOf, type UserValues } from './user-values.ts'
import { usePress, useUsersAnew } from './use-users.ts'

interface Props {
  /** The client that the user is to be of; without it the account's own. */
  client: string | undefined
  zone: string
  onClose: () => void
}

interface NewUserValues extends UserValues {
  readonly username: string
  readonly why: string
}

const DRAFT = 'invite-user'
const blank: NewUserValues = { ...blankUser, username: '', why: '' }

const draft = (): NewUserValues | null => {
  const kept = draftOf(DRAFT) as Partial<NewUserValues> | null
  return kept && { ...blank, ...kept }
}

/**
 * Adds a user and sends the invitation; where the second fails, the form stays, says that the user
 * is there, and its button sends the invitation alone.
 */
export const InviteUser = ({ client, zone, onClose }: Props) => {
  const say = t(userWords)
  const anew = useUsersAnew()
  const [before] = useState(draft)
  const [isKept, setKept] = useState(before !== null)
  const [values, setValues] = useState(before ?? blank)
  const [problems, setProblems] = useState<UserProblems>({})
  const [link, setLink] = useState<LinkSent | null>(null)
  /** Who was added by what stands in the form, and not invited yet. */
  const [added, setAdded] = useState<{ wish: string; username: string; message: string } | null>(
    null,
  )
  const { isBusy, press } = usePress((thrown) => {
    const found = problemsIn(thrown)
    if (found) setProblems(found)
    notify.failure(thrown)
  })
  const change = (next: Partial<NewUserValues>): void => {
    const all = { ...values, ...next }
    setValues(all)
    keepDraft(DRAFT, all)
  }
  const startOver = (): void => {
    dropDraft(DRAFT)
    setValues(blank)
    setProblems({})
    setKept(false)
    setLink(null)
    setAdded(null)
  }
  const missing = (): UserProblems => ({
    ...(values.username.trim() === '' && { username: say.needed(say.username) }),
    ...(values.name.trim() === '' && { name: say.needed(say.name) }),
    ...(values.reach !== 'client' &&
      values.party.trim() === '' && { party: say.needed(say.parties[values.reach]) }),
  })
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const lacking = missing()
    setProblems(lacking)
    if (Object.keys(lacking).length > 0) return notify.incomplete()
    const username = values.username.trim()
    const why = values.why.trim()
    const body = {
      username,
      ...bodyOf(values),
      ...(client !== undefined && { client }),
      ...(why !== '' && { why }),
    }
    const wish = JSON.stringify(body)
    let message = added?.wish === wish ? added.message : null
    if (message === null) {
      const made = await press(body, (key) => callApi<typeof addUser>('POST /users', { body, key }))
      if (made === null) return
      message = made.message
      setAdded({ wish, username, message })
      dropDraft(DRAFT)
      setKept(false)
      void anew()
    }
    const sent = await press({ invited: wish }, (key) =>
      callApi<typeof inviteUser>('POST /users/:username/invite', {
        params: { username },
        body: why === '' ? {} : { why },
        key,
      }),
    )
    if (sent === null) return
    setLink({ ...sent.result, username })
    notify.done(message)
    await anew()
  }
  return (
    <Drawer title={say.addTitle} width={640} onClose={onClose}>
      {link ? (
        <div className="user-form">
          <p>{say.added(link.username)}</p>
          <SentLink link={link} zone={zone} />
          <div className="dialog-actions">
            <Button onClick={startOver}>{say.another}</Button>
            <Button variant="primary" data-autofocus onClick={onClose}>
              {say.close}
            </Button>
          </div>
        </div>
      ) : (
        <form
          className="user-form"
          data-unasked
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {isKept && (
            <p className="user-kept">
              {say.kept}
              <Button variant="quiet" onClick={startOver}>
                {say.startOver}
              </Button>
            </p>
          )}
          <TextField
            label={say.username}
            isNeeded
            value={values.username}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            error={problems['username']}
            onChange={({ target }) => change({ username: target.value })}
          />
          <UserFields values={values} problems={problems} locked={null} onChange={change} />
          <TextField
            label={say.why}
            hint={say.whyHint}
            value={values.why}
            maxLength={MOST_OF_WHY}
            autoComplete="off"
            onChange={({ target }) => change({ why: target.value })}
          />
          {added && !isBusy && <p aria-live="polite">{say.addedAlone(added.username)}</p>}
          <div className="dialog-actions">
            <Button
              onClick={() => {
                dropDraft(DRAFT)
                onClose()
              }}
            >
              {say.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={isBusy}>
              {say.addAndInvite}
            </Button>
          </div>
        </form>
      )}
    </Drawer>
  )
}
