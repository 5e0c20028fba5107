import { useState, type SubmitEvent } from 'react'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { leaveForProvider } from '../../lib/session/single-sign-on.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/field.tsx'

/** Asks by which provider somebody signs in, and goes there (ACCT-03). */
export const CompanySignIn = ({ username, onClose }: { username: string; onClose: () => void }) => {
  const say = t(singleWords)
  const [organisation, setOrganisation] = useState(username.includes('@') ? username : '')
  const [wrong, setWrong] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (organisation.trim() === '') return setWrong(t(sentences).required(say.organisation))
    setBusy(true)
    setWrong(null)
    try {
      await leaveForProvider(organisation.trim())
    } catch (thrown) {
      setWrong(messageOf(thrown))
      setBusy(false)
    }
  }

  return (
    <Dialog title={t(dashboardWords).company} onClose={onClose}>
      <form className="stack" data-unasked onSubmit={submit} noValidate>
        <p>{say.lead}</p>
        <TextField
          large
          label={say.organisation}
          hint={say.organisationHint}
          name="organisation"
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          maxLength={254}
          data-autofocus
          error={wrong}
          value={organisation}
          onChange={({ target }) => setOrganisation(target.value)}
        />
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {say.go}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
