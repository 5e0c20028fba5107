import { Suspense, useState, type SubmitEvent } from 'react'
import { sentences } from '../../../domain/words/sentences.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { loadChunk } from '../../lib/chunk.ts'
import { onceSaid, t } from '../../lib/language/language.ts'
import { isPasskeyPlace } from '../../lib/session/passkey-place.ts'
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

const CompanySignIn = lazyPart(
  'company-sign-in',
  async () => (await import('./company.tsx')).CompanySignIn,
)

const CodeStep = lazyPart('code-step', async () => (await import('./code-step.tsx')).CodeStep)

/**
 * Username and password, and the second factor where one is asked for; what goes wrong is said in a
 * snackbar (AUTH-03).
 */
export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const say = t(dashboardWords)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [ticket, setTicket] = useState<string | null>(null)
  const [open, setOpen] = useState<'forgotten' | 'company' | null>(null)
  const close = (): void => setOpen(null)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (username.trim() === '' || password === '')
      return notify.error(
        t(sentences).required(username.trim() === '' ? say.username : say.password),
      )
    setBusy(true)
    try {
      const asked = await logIn(username.trim(), password)
      if (asked === null) return onSignedIn()
      setPassword('')
      setTicket(asked)
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }

  const withPasskey = async (): Promise<void> => {
    setAsking(true)
    try {
      const { signInWithPasskey } = await loadChunk('passkey', () =>
        onceSaid(() => import('../../lib/session/passkey.ts')),
      )
      await signInWithPasskey()
      onSignedIn()
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setAsking(false)
    }
  }

  if (ticket !== null)
    return (
      <Suspense>
        <CodeStep ticket={ticket} onSignedIn={onSignedIn} onBack={() => setTicket(null)} />
      </Suspense>
    )
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
        {isPasskeyPlace() && (
          <Button large wide icon="key" busy={isAsking} onClick={() => void withPasskey()}>
            {say.withPasskey}
          </Button>
        )}
        <button type="button" className="text-button" onClick={() => setOpen('forgotten')}>
          {say.forgotPassword}
        </button>
        <button type="button" className="text-button" onClick={() => setOpen('company')}>
          {say.company}
        </button>
      </form>
      <Suspense>
        {open === 'forgotten' && <ForgotPassword username={username} onClose={close} />}
        {open === 'company' && <CompanySignIn username={username} onClose={close} />}
      </Suspense>
    </>
  )
}
