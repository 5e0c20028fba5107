import { useState, type SubmitEvent } from 'react'
import { sentences } from '../../../domain/words/sentences.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { newKey } from '../../lib/api/answer.ts'
import { ApiFailure, messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { send } from '../../lib/api/send.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import './reset-password.css'

/** Sets a new password with the single-use code of a mailed link (AUTH-11). */
export const ResetPassword = ({ code, onDone }: { code: string; onDone: () => void }) => {
  const say = t(dashboardWords)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (password === '') return setError(t(sentences).required(say.newPassword))
    setBusy(true)
    try {
      await send({
        method: 'POST',
        path: '/reset-password',
        body: { code, password },
        headers: { 'Idempotency-Key': newKey() },
      })
      notify.done(say.resetDone)
      onDone()
    } catch (thrown) {
      const refused =
        thrown instanceof ApiFailure
          ? thrown.errors.find(({ field }) => field === 'password')
          : undefined
      setError(refused?.message ?? null)
      if (!refused) notify.error(messageOf(thrown))
      setBusy(false)
    }
  }

  return (
    <main className="reset">
      <title>{say.titles.reset}</title>
      <div className="reset-sheet card">
        <Brand />
        <h1 className="reset-title">{say.resetTitle}</h1>
        <p className="reset-lead">{code === '' ? say.resetNoCode : say.resetLead}</p>
        {code !== '' && (
          <form className="reset-form" onSubmit={submit} noValidate>
            <PasswordField
              large
              label={say.newPassword}
              name="new-password"
              autoComplete="new-password"
              maxLength={1000}
              error={error}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Button type="submit" variant="primary" large wide busy={isBusy}>
              {say.resetSave}
            </Button>
          </form>
        )}
        <a href="/">{say.backToLogin}</a>
      </div>
    </main>
  )
}
