import { useState } from 'react'
import type {
  beginSecondFactor,
  confirmSecondFactor,
} from '../../../contract/sign-in/second-factor.ts'
import { inFours } from '../../../domain/sign-in/totp.ts'
import { accountWords } from '../../../domain/words/account.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { refreshAccount } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordAgain } from './password-again.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useOwnAccount } from './use-own-account.ts'
import { useSent } from './use-sent.ts'

/**
 * Three steps: the password, the app with its first code, and the recovery codes, which are shown
 * once.
 */
export const SetUpApp = ({ onClose }: { onClose: () => void }) => {
  const say = t(accountWords)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { wrong, isBusy, submit } = useSent()
  const isByProvider = useOwnAccount().data?.by_provider === true

  const begin = submit({ password }, async (key) => {
    const body = isByProvider ? {} : { password }
    const { result } = await callApi<typeof beginSecondFactor>('POST /account/second-factor', {
      body,
      key,
    })
    setBegun(result)
  })
  const confirm = submit({ code }, async (key) => {
    const { result } = await callApi<typeof confirmSecondFactor>(
      'POST /account/second-factor/confirm',
      { body: { code }, key },
    )
    setCodes(result.recovery_codes)
    await refreshAccount().catch(() => null)
  })

  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <Dialog title={say.setUp} onClose={onClose} width={440}>
      {begun === null ? (
        <form className="own-form" data-unasked onSubmit={begin} noValidate>
          <p>{isByProvider ? say.setUpLeadProvider : say.setUpLead}</p>
          <PasswordAgain
            isByProvider={isByProvider}
            wrong={wrong['password'] ?? null}
            value={password}
            onChange={setPassword}
          />
          <Actions next={say.next} isBusy={isBusy} onClose={onClose} />
        </form>
      ) : (
        <form className="own-form" data-unasked onSubmit={confirm} noValidate>
          <p>{say.scan}</p>
          <QrCode text={begun.uri} label={t(accountWords).qr} className="own-qr" />
          <p className="own-lead">{say.orType}</p>
          <p className="own-secret">
            <code>{inFours(begun.secret)}</code>
          </p>
          <TextField
            label={say.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            // The step has come to the place of a form that had the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            error={wrong['code'] ?? null}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Actions next={say.confirm} isBusy={isBusy} onClose={onClose} />
        </form>
      )}
    </Dialog>
  )
}

const Actions = ({
  next,
  isBusy,
  onClose,
}: {
  next: string
  isBusy: boolean
  onClose: () => void
}) => (
  <div className="dialog-actions">
    <Button variant="quiet" onClick={onClose}>
      {t(accountWords).cancel}
    </Button>
    <Button type="submit" variant="primary" busy={isBusy}>
      {next}
    </Button>
  </div>
)
