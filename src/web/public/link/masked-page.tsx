import { useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { Frame } from '../kit/frame.tsx'
import { Notice } from '../kit/notice.tsx'
import { OtpEntry } from './otp-entry.tsx'
import { refusalOf, type PublicPageState, whyNotOffered } from './page.ts'

/**
 * An order that shows nothing but its number until the one-time password proves the receiver
 * (OTP-04, LINK-01). Where the account has none, it stays with the number.
 */
export const MaskedPage = ({ page, text }: { page: PublicPageState; text: string }) => {
  const [isAsked, setAsked] = useState(false)
  const verify = refusalOf(page, 'verify_otp')
  const send = async (): Promise<void> => {
    if (await page.sendOtp()) setAsked(true)
  }
  const why_not = whyNotOffered(page, 'trigger_otp')
  if (why_not?.code === 'link_read_only')
    return <Notice title={page.order.identifier} text={why_not.message} />
  return (
    <Frame
      header={
        <p className="about">
          <strong>{page.order.identifier}</strong>
        </p>
      }
    >
      <h1>{t(publicWords).codeTitle}</h1>
      <p>{text}</p>
      <OtpEntry
        isLead
        isBusy={page.sending !== 'no'}
        whyNotSend={refusalOf(page, 'trigger_otp')}
        whyNotVerify={verify}
        isAsked={isAsked || verify === null}
        onSend={() => void send()}
        onVerify={(otp) => void page.close({ otp })}
      />
    </Frame>
  )
}
