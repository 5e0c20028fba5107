import { useEffect, useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { useUploadList, type Uploads } from '../../lib/photos/use-upload-list.ts'
import { PhotoPicker } from '../kit/photo-picker.tsx'
import { RemarkForm } from '../kit/remark-form.tsx'
import { WhyNot } from '../kit/why-not.tsx'
import { OtpEntry } from '../link/otp-entry.tsx'
import { refusalOf, wantedPhoto, type PublicPageState } from '../link/page.ts'

interface PartProps {
  readonly page: PublicPageState
  /** Is it what comes next? */
  readonly isLead: boolean
}

/** The receiver's one-time password, which closes the order. */
export const Handover = ({ page, isLead }: PartProps) => {
  const [isAsked, setAsked] = useState(false)
  const verify = refusalOf(page, 'verify_otp')
  const sendOtp = async (): Promise<void> => {
    if (await page.sendOtp()) setAsked(true)
  }
  return (
    <>
      <p>{t(publicWords).driverOtpText}</p>
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

interface PhotosProps {
  readonly page: PublicPageState
  readonly picked: Uploads
  /** Hears whether there are photos that are picked and not sent. */
  readonly onUnsent: (has_unsent: boolean) => void
}

/** Photos of the goods and papers, or of the receiver where such a one is wanted. */
export const Photos = ({ page, picked, onUnsent }: PhotosProps) => {
  const list = useUploadList(
    page.sendPhoto,
    { ...page.order, locates: true, loadsReader: true },
    picked,
  )
  const reason = refusalOf(page, 'photo')
  const unsent = list.items.filter(
    ({ state }) => state === 'doubted' || state === 'ready' || state === 'failed',
  ).length
  const isBusy = list.items.some(({ state }) => state === 'sending' || state === 'doubted')
  const has_unsent = unsent > 0 || list.items.some(({ state }) => /^(prepar|send)ing$/.test(state))
  useEffect(() => onUnsent(has_unsent), [has_unsent, onUnsent])
  return (
    <>
      <PhotoPicker list={list} isOff={reason !== null} tag={wantedPhoto(page)} />
      <WhyNot reason={reason} />
      {unsent > 0 && (
        <button
          type="button"
          className="button primary"
          disabled={isBusy}
          onClick={() => void list.sendAll()}
        >
          {t(publicWords).sendPhotos(unsent)}
        </button>
      )}
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
