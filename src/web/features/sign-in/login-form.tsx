import { Suspense, useState, type SubmitEvent } from 'react'
import { sentences } from '../../../domain/words/sentences.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { logIn } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { lazyPart } from '../../ui/part.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

const ForgotPassword = lazyPart(
  'forgot-password',
  async () => (await import('./forgot-password.tsx')).ForgotPassword,
)

/** Username and password; what goes wrong is said in a snackbar (AUTH-03). */
export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const say = t(dashboardWords)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [hasForgotten, setForgotten] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (username.trim() === '' || password === '')
      return notify.error(
        t(sentences).required(username.trim() === '' ? say.username : say.password),
      )
    setBusy(true)
    try {
      await logIn(username.trim(), password)
      onSignedIn()
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          large
          label={say.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          large
          label={say.password}
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" large wide busy={isBusy}>
          {say.logIn}
        </Button>
        <button type="button" className="text-button" onClick={() => setForgotten(true)}>
          {say.forgotPassword}
        </button>
      </form>
      {hasForgotten && (
        <Suspense>
          <ForgotPassword username={username} onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </>
  )
}
