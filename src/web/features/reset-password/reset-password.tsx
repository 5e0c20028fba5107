import { useState, type SubmitEvent } from 'react'
import { sentences } from '../../../domain/words/sentences.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { resetWords } from '../../../domain/words/reset-password.ts'
import { ApiFailure, messageOf } from '../../lib/api/failure.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { t } from '../../lib/language/language.ts'
import { send } from '../../lib/api/send.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import './reset-password.css'

/** Sets a new password with the single-use code of a mailed link (AUTH-11). */
export const ResetPassword = ({
  code,
  isInvited,
  onDone,
}: {
  code: string
  /** Is it the first password, of somebody who is invited? */
  isInvited: boolean
  onDone: () => void
}) => {
  const say = t(dashboardWords)
  const texts = t(resetWords)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  /** Why the link is of no use any more, once the server has said so. */
  const [gone, setGone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [sendOnce] = useState(newSendOnce)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (password === '') return setError(t(sentences).required(say.newPassword))
    setBusy(true)
    try {
      await sendOnce(password, (key) =>
        send({
          method: 'POST',
          path: '/reset-password',
          body: { code, password },
          headers: { 'Idempotency-Key': key },
        }),
      )
      notify.done(texts.resetDone)
      onDone()
    } catch (thrown) {
      const about = (named: string): string | null =>
        (thrown instanceof ApiFailure &&
          thrown.errors.find(({ field }) => field === named)?.message) ||
        null
      setError(about('password'))
      setGone(about('code'))
      if (about('password') === null && about('code') === null) notify.error(messageOf(thrown))
      setBusy(false)
    }
  }

  const welcome = isInvited ? texts.welcomeLead : texts.resetLead
  const lead = code === '' ? texts.resetNoCode : welcome
  return (
    <main className="reset">
      <title>{say.titles.reset}</title>
      <div className="reset-sheet card">
        <Brand />
        <h1 className="reset-title">{isInvited ? texts.welcomeTitle : texts.resetTitle}</h1>
        <p className="reset-lead" role={gone === null ? undefined : 'alert'}>
          {gone ?? lead}
        </p>
        {code !== '' && gone === null && (
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
              {texts.resetSave}
            </Button>
          </form>
        )}
        <a href="/">{texts.backToLogin}</a>
      </div>
    </main>
  )
}
