import { useState } from 'react'
import { OtpEntry } from '../link/otp-entry.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { usePathWords } from './use-path-words.ts'

interface HandoverProps {
  readonly page: PublicPageState
  /** Is it what comes next? */
  readonly isLead: boolean
}

/** The receiver's one-time password, which closes the order. */
export const Handover = ({ page, isLead }: HandoverProps) => {
  const sayPath = usePathWords()
  const [isAsked, setAsked] = useState(false)
  const verify = refusalOf(page, 'verify_otp')
  const sendOtp = async (): Promise<void> => {
    if (await page.sendOtp()) setAsked(true)
  }
  return (
    <>
      <p>{sayPath.driverOtpText}</p>
      <OtpEntry
        isBusy={page.sending !== 'no'}
        whyNotSend={refusalOf(page, 'trigger_otp')}
        whyNotVerify={verify}
        isLead={isLead}
        isAsked={isAsked || verify === null}
        onSend={() => void sendOtp()}
        onVerify={(otp) => void page.close({ otp })}
      />
    </>
  )
}
