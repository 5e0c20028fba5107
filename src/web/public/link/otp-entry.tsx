import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { Field } from '../kit/field.tsx'
import { WhyNot } from '../kit/why-not.tsx'

interface OtpEntryProps {
  isBusy: boolean
  /** Sentences that stand against sending or entering a code; null where nothing does. */
  whyNotSend: string | null
  whyNotVerify: string | null
  /** Is sending a code the one thing to do here? */
  isLead?: boolean
  /** Has a code been asked for, so that there is one to enter? */
  isAsked: boolean
  onSend: () => void
  onVerify: (code: number) => void
}

/** Only digits, six at most: a number field would take e, signs and points (OTP-01). */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6)

/** Sends a one-time password and takes it back. */
export const OtpEntry = ({
  isBusy,
  whyNotSend,
  whyNotVerify,
  isLead = false,
  isAsked,
  onSend,
  onVerify,
}: OtpEntryProps) => {
  const say = t(publicWords)
  const [typed, setTyped] = useState('')
  const [isPressed, setPressed] = useState(false)
  const send = (): void => {
    setPressed(true)
    onSend()
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Whoever asked for the code is about to type it.
    if (isAsked && isPressed) form.current?.querySelector('input')?.focus()
  }, [isAsked, isPressed])
  const verify = (event: SubmitEvent): void => {
    event.preventDefault()
    if (typed !== '') onVerify(Number.parseInt(typed, 10))
  }
  return (
    <div className="otp">
      <button
        type="button"
        className={isAsked ? 'button quiet' : isLead ? 'button primary' : 'button'}
        disabled={isBusy || whyNotSend !== null}
        onClick={send}
      >
        {say.sendOtp}
      </button>
      <WhyNot reason={whyNotSend} />
      {isAsked && (
        <form ref={form} className="otp-code" onSubmit={verify} noValidate>
          <Field
            label={say.otp}
            value={typed}
            onChange={(value) => setTyped(digitsOf(value))}
            hint={say.otpHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="code"
            enterKeyHint="done"
          />
          <button
            type="submit"
            className="button primary"
            disabled={isBusy || typed === '' || whyNotVerify !== null}
          >
            {say.verify}
          </button>
          <WhyNot reason={whyNotVerify} />
        </form>
      )}
    </div>
  )
}
