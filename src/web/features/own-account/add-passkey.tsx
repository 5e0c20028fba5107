import { useState } from 'react'
import { accountWords } from '../../../domain/words/account.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { deviceOf } from '../../../domain/sign-in/device.ts'
import { loadChunk } from '../../lib/chunk.ts'
import { t } from '../../lib/language/language.ts'
import { refreshAccount } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useSent } from './use-sent.ts'

/** This browser by its name, as a name for the key that it makes. */
const nameHere = (): string => {
  const { browser, system } = deviceOf(navigator.userAgent)
  const say = t(accountWords)
  return browser !== null && system !== null
    ? say.deviceOf(browser, system)
    : (browser ?? system ?? '')
}

/** Asks for a name, and for the password where signing in is a while ago; then the device asks. */
export const AddPasskey = ({ onClose }: { onClose: () => void }) => {
  const say = t(accountWords)
  const [name, setName] = useState(nameHere)
  const [isNameless, setNameless] = useState(false)
  const [password, setPassword] = useState('')
  const [asksPassword, setAsksPassword] = useState(false)
  const { wrong, isBusy, submit } = useSent()
  if (wrong['password'] !== undefined && !asksPassword) setAsksPassword(true)

  const add = submit({ name }, async () => {
    setNameless(name.trim() === '')
    if (name.trim() === '') return
    const { addPasskeyHere } = await loadChunk(
      'passkey',
      () => import('../../lib/session/passkey.ts'),
    )
    const { message } = await addPasskeyHere(name.trim(), asksPassword ? password : undefined)
    notify.done(message)
    await refreshAccount().catch(() => null)
    onClose()
  })
  return (
    <Dialog title={say.addPasskey} onClose={onClose} width={440}>
      <form className="own-form" data-unasked onSubmit={add} noValidate>
        <TextField
          label={say.passkeyName}
          hint={say.passkeyNameHint}
          name="passkey-name"
          autoComplete="off"
          maxLength={80}
          data-autofocus
          error={wrong['name'] ?? (isNameless ? t(sentences).required(say.passkeyName) : null)}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {asksPassword && (
          <>
            <p className="own-lead">{say.passkeyPassword}</p>
            <PasswordField
              label={say.oldPassword}
              autoComplete="current-password"
              maxLength={256}
              // The field has come because the form was sent: what is missing is here.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              error={password === '' ? null : (wrong['password'] ?? null)}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </>
        )}
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {say.addPasskey}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
