import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { changePassword } from '../../../contract/sign-in/own-account.ts'
import { accountWords } from '../../../domain/words/account.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { callApi } from '../../lib/api/api.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { t } from '../../lib/language/language.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Card } from '../../ui/surface.tsx'
import { refusedFields } from './refused-fields.ts'

const blank = { old_password: '', password: '' }

/** Sets another password, with the one so far; the other sessions end. */
export const PasswordForm = () => {
  const say = t(accountWords)
  const queries = useQueryClient()
  const username = useSession()?.account.userdata.username ?? ''
  const [typed, setTyped] = useState(blank)
  const [wrong, setWrong] = useState<Partial<typeof blank>>({})
  const [isBusy, setBusy] = useState(false)
  const [sendOnce] = useState(newSendOnce)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const { required } = t(sentences)
    if (typed.old_password === '' || typed.password === '')
      return setWrong({
        ...(typed.old_password === '' && { old_password: required(say.oldPassword) }),
        ...(typed.password === '' && { password: required(say.newPassword) }),
      })
    setBusy(true)
    setWrong({})
    try {
      const { message } = await sendOnce(typed, (key) =>
        callApi<typeof changePassword>('POST /account/password', { body: typed, key }),
      )
      notify.done(message)
      setTyped(blank)
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    } catch (thrown) {
      const fields = refusedFields(thrown)
      setWrong(fields)
      if (Object.keys(fields).length === 0) notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof typeof blank, label: string, autoComplete: string) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete={autoComplete}
      maxLength={256}
      error={wrong[name] ?? null}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  )
  return (
    <section className="own-part" aria-labelledby="own-password">
      <h2 id="own-password">{say.password}</h2>
      <Card className="own-card">
        <p className="own-lead">{say.passwordLead}</p>
        <form className="own-form" onSubmit={submit} noValidate>
          {/* So that a password manager knows whose it is. */}
          <input
            className="visually-hidden"
            type="text"
            autoComplete="username"
            tabIndex={-1}
            aria-hidden="true"
            readOnly
            value={username}
          />
          {field('old_password', say.oldPassword, 'current-password')}
          {field('password', say.newPassword, 'new-password')}
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {say.changePassword}
            </Button>
          </div>
        </form>
      </Card>
    </section>
  )
}
