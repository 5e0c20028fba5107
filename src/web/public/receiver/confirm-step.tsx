import { useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Frame } from '../kit/frame.tsx'
import { OtpEntry } from '../link/otp-entry.tsx'
import { refusalOf, type PublicPageState, whyNotOffered } from '../link/page.ts'
import { Count } from './lazy-count.tsx'
import { SignStep } from './sign-step.tsx'
import { WhyNot } from '../kit/why-not.tsx'

interface ConfirmStepProps {
  page: PublicPageState
  onReject: () => void
  onEvidence: (step: 'remark' | 'photos') => void
}

/** Receive or Reject, or the one-time password in their place. */
export const ConfirmStep = ({ page, onReject, onEvidence }: ConfirmStepProps) => {
  const say = t(publicWords)
  const [isAsked, setAsked] = useState(false)
  const receive = refusalOf(page, 'receive')
  const reject = refusalOf(page, 'reject')
  const verify = refusalOf(page, 'verify_otp')
  const send = refusalOf(page, 'trigger_otp')
  const isBusy = page.sending !== 'no'
  const sendOtp = async (): Promise<void> => {
    if (await page.sendOtp()) setAsked(true)
  }
  return (
    <Frame header={<About page={page} step="confirm" />}>
      <h1>{say.confirmTitle}</h1>
      <div className="choices">
        <button
          type="button"
          className="button primary tall"
          disabled={isBusy}
          aria-disabled={receive !== null}
          onClick={() =>
            receive === null ? void page.close({ receive: true }) : page.tell(receive, true)
          }
        >
          {say.receive}
        </button>
        <WhyNot reason={receive} />
        <button
          type="button"
          className="button danger tall"
          disabled={isBusy || reject !== null}
          onClick={onReject}
        >
          {page.config.wording.reject}
        </button>
        {reject !== receive && <WhyNot reason={reject} />}
        {receive !== null && page.order.status === 'open' && (
          <div className="pair">
            <button type="button" className="button quiet" onClick={() => onEvidence('remark')}>
              {say.addRemark}
            </button>
            <button type="button" className="button quiet" onClick={() => onEvidence('photos')}>
              {say.addPhoto}
            </button>
          </div>
        )}
      </div>
      {page.order.status === 'open' && <Count page={page} />}
      {page.order.status === 'open' && <SignStep page={page} />}
      {whyNotOffered(page, 'trigger_otp')?.code !== 'otp_off' && (
        <section>
          <p className="divider">
            <span>{say.orByOtp}</span>
          </p>
          <OtpEntry
            isBusy={isBusy}
            whyNotSend={send}
            whyNotVerify={verify}
            isAsked={isAsked || verify === null}
            onSend={() => void sendOtp()}
            onVerify={(otp) => void page.close({ otp })}
          />
        </section>
      )}
    </Frame>
  )
}
