import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  endSecondFactor,
  renewRecoveryCodes,
} from '../../../contract/sign-in/second-factor.ts'
import { accountWords } from '../../../domain/words/account.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { refreshAccount } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordAgain } from './password-again.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useOwnAccount } from './use-own-account.ts'
import { useSent } from './use-sent.ts'

/** Asks for the password and a code before the second factor goes, or its recovery codes. */
export const BothFactors = ({ to, onClose }: { to: 'codes' | 'end'; onClose: () => void }) => {
  const say = t(accountWords)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const queries = useQueryClient()
  const { wrong, isBusy, submit } = useSent()
  const isByProvider = useOwnAccount().data?.by_provider === true
  const body = isByProvider ? { code } : { password, code }
  const send = submit(body, async (key) => {
    if (to === 'codes') {
      const { result } = await callApi<typeof renewRecoveryCodes>(
        'POST /account/second-factor/recovery-codes',
        { body, key },
      )
      return setCodes(result.recovery_codes)
    }
    const { message } = await callApi<typeof endSecondFactor>('POST /account/second-factor/end', {
      body,
      key,
    })
    notify.done(message)
    await refreshAccount().catch(() => null)
    // The button that opened this goes then, and closing finds another place for the focus.
    await queries.invalidateQueries({ queryKey: ['account'] })
    onClose()
  })
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />
  const switchOffLead = isByProvider ? say.switchOffLeadProvider : say.switchOffLead
  const title = to === 'codes' ? say.newCodes : say.switchOff
  return (
    <Dialog title={title} onClose={onClose} width={440}>
      <form className="own-form" data-unasked onSubmit={send} noValidate>
        <p>{to === 'codes' ? say.newCodesLead : switchOffLead}</p>
        <PasswordAgain
          isByProvider={isByProvider}
          wrong={wrong['password'] ?? null}
          value={password}
          onChange={setPassword}
        />
        <TextField
          label={say.codeOrRecovery}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={wrong['code'] ?? null}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" variant={to === 'end' ? 'danger' : 'primary'} busy={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
