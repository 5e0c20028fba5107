import { useState, type SubmitEvent } from 'react'
import { accountWords } from '../../../domain/words/account.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { giveCode } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export const CodeStep = ({
  ticket,
  onSignedIn,
  onBack,
}: {
  ticket: string
  onSignedIn: () => void
  onBack: () => void
}) => {
  const say = t(accountWords)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isRecovery, setRecovery] = useState(false)
  const label = isRecovery ? say.recoveryCode : say.code

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return setWrong(t(sentences).required(label))
    setBusy(true)
    setWrong(null)
    try {
      await giveCode(ticket, code.trim())
      onSignedIn()
    } catch (thrown) {
      // What was not judged stays: a recovery code is long, and typed from paper.
      if (thrown instanceof ApiFailure && thrown.said === 'second_factor_wrong') {
        setCode('')
        setWrong(thrown.message)
      } else notify.failure(thrown)
      // A ticket that is spent leads nowhere: the password has to be given again.
      if (thrown instanceof ApiFailure && thrown.said === 'ticket_gone') onBack()
    } finally {
      setBusy(false)
    }
  }

  // What was wrong with a code of one kind says nothing of the other.
  const swap = (): void => {
    setRecovery(!isRecovery)
    setCode('')
    setWrong(null)
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{isRecovery ? say.recoveryLead : say.codeLead}</p>
      <TextField
        large
        key={String(isRecovery)}
        label={label}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        // The step has come to the place of a form that had the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={wrong}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="primary" large wide busy={isBusy}>
        {say.confirm}
      </Button>
      <button type="button" className="text-button" onClick={swap}>
        {isRecovery ? say.useApp : say.useRecovery}
      </button>
      <button type="button" className="text-button" onClick={onBack}>
        {say.otherAccount}
      </button>
    </form>
  )
}
