import { useState, type SubmitEvent } from 'react'
import { sentences } from '../../../domain/words/sentences.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { send } from '../../lib/api/send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'

/**
 * Asks for a username and says 'Email Sent' whatever the result; an empty one sends nothing
 * (AUTH-10).
 */
export const ForgotPassword = ({
  username: known,
  onClose,
}: {
  username: string
  onClose: () => void
}) => {
  const say = t(dashboardWords)
  const [username, setUsername] = useState(known)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (username.trim() === '' || isBusy) return
    setBusy(true)
    // Not even a failure may tell whether there is such a user.
    await send({
      method: 'POST',
      path: '/users/generate-password',
      credentials: 'same-origin',
      body: { username: username.trim() },
    }).catch(() => null)
    notify.done(t(sentences).email_sent)
    onClose()
  }

  return (
    <Dialog title={say.forgotPassword} onClose={onClose}>
      <form className="stack" data-unasked onSubmit={submit}>
        <p>{say.forgotLead}</p>
        <TextField
          large
          label={say.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          data-autofocus
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {say.sendEmail}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
