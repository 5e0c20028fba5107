import { useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { RemarkForm } from '../kit/remark-form.tsx'
import { WhyNot } from '../kit/why-not.tsx'
import { OtpEntry } from '../link/otp-entry.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { usePathWords } from './use-path-words.ts'

interface PartProps {
  readonly page: PublicPageState
  /** Is it what comes next? */
  readonly isLead: boolean
}

/** The receiver's one-time password, which closes the order. */
export const Handover = ({ page, isLead }: PartProps) => {
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

/** What there is to note. */
export const Remark = ({ page, isLead }: PartProps) => {
  const [times, setTimes] = useState(0)
  const reason = refusalOf(page, 'remark')
  if (reason !== null) return <WhyNot reason={reason} />
  return (
    <>
      <RemarkForm
        key={times}
        page={page}
        form_id="remark-form"
        onAdded={() => setTimes(times + 1)}
      />
      <button
        type="submit"
        form="remark-form"
        className={isLead ? 'button primary' : 'button'}
        disabled={page.sending !== 'no'}
      >
        {t(publicWords).addRemark}
      </button>
    </>
  )
}
