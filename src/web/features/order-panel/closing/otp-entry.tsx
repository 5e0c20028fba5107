import type { SubmitEvent } from 'react'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { offered, type Panel } from '../panel.ts'

interface OtpEntryProps {
  panel: Panel
  typed: string
  onType: (digits: string) => void
  onVerify: (otp: number) => Promise<boolean>
}

/**
 * Sends the receiver a one-time password and takes what the receiver says (OTP-01); nothing where
 * the account has none.
 */
export const OtpEntry = ({ panel, typed, onType, onVerify }: OtpEntryProps) => {
  const say = t(panelWords)
  const send = offered(panel, 'trigger_otp')
  const verify = offered(panel, 'verify_otp')
  if (!send.shown) return null
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (typed !== '' && verify.reason === null && !panel.busy)
      void onVerify(Number.parseInt(typed, 10)).then((isGood) => isGood && onType(''))
  }
  return (
    <form className="panel-otp" data-unasked onSubmit={submit} noValidate>
      <Button reason={send.reason} busy={panel.busy} onClick={() => void panel.sendOtp()}>
        {say.sendOtp}
      </Button>
      <TextField
        label={say.otp}
        value={typed}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        onChange={({ target }) => onType(target.value.replace(/\D/g, '').slice(0, 6))}
      />
      <Button
        type="submit"
        reason={verify.reason ?? (typed === '' ? say.enterOtp : null)}
        busy={panel.busy}
      >
        {say.verify}
      </Button>
    </form>
  )
}
