import { useEffect, useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { newUploads, useUploadList, type Uploads } from '../../lib/photos/use-upload-list.ts'
import { About } from './about.tsx'
import { Facts } from '../kit/facts.tsx'
import { Frame } from '../kit/frame.tsx'
import { LabelPart } from '../label/label-part.tsx'
import { MaskedPage } from '../link/masked-page.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { OtpEntry } from '../link/otp-entry.tsx'
import {
  isOver,
  refusalOf,
  wantedPhoto,
  type PublicPageState,
  type RolePage,
  whyNotOffered,
} from '../link/page.ts'
import { PhotoPicker } from '../kit/photo-picker.tsx'
import { RemarkForm } from '../kit/remark-form.tsx'
import { Sent } from '../kit/sent.tsx'
import { SendingBar } from '../offline/sending-bar.tsx'
import { SignStep } from './sign-step.tsx'
import { Strip } from '../offline/lazy-strip.tsx'
import { useSnackbar } from '../kit/snackbar.tsx'
import { soon } from '../kit/soon.tsx'
import { usePage } from '../link/use-page.ts'
import { WhyNot } from '../kit/why-not.tsx'

// Nobody's first question here; it takes the server to close a trip, so that there is a line when
// it is needed.
const Proof = soon(async () => (await import('../receiver/proof.tsx')).Proof)

/**
 * The driver's page: the trip, the receiver's signature and one-time password, photos and a remark
 * (PUBL-02).
 */
export const Driver = (props: RolePage) => {
  const { say: tell, snackbar } = useSnackbar()
  const page = usePage(props, tell)
  const [adds, setAdds] = useState(false)
  // The trip goes from the page when it is over, not what was picked for it.
  const [picked] = useState(newUploads)
  return (
    <>
      <SendingBar page={page} />
      <Strip {...page.strip} />
      {page.order.masked ? (
        <MaskedPage page={page} text={t(publicWords).driverOtpText} />
      ) : isOver(page) && !adds ? (
        <Proof page={page} onAdd={() => setAdds(true)} />
      ) : (
        <Trip {...{ page, picked }} />
      )}
      {snackbar}
    </>
  )
}

/** The section that the address names behind `#`, where its step is still open (CHAS-01). */
const sectionAsked = (page: PublicPageState): string => {
  const named = location.hash.slice(1)
  const { photos, remarks, signature } = page.order
  const done = [
    ...(photos[0] && wantedPhoto(page) === 'epod' ? ['photos'] : []),
    ...(remarks.some(({ action_by }) => action_by === 'driver') ? ['remark'] : []),
    ...(signature ? ['signature'] : []),
  ]
  return done.includes(named) ? '' : named
}

interface WithPicked {
  page: PublicPageState
  picked: Uploads
}

const Trip = ({ page, picked }: WithPicked) => {
  const [asked] = useState(() => sectionAsked(page))
  useEffect(() => {
    const section = document.getElementById(asked)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [asked])
  return (
    <Frame header={<About page={page} />}>
      <h1>{t(publicWords).driverTitle}</h1>
      <Facts page={page} />
      {page.order.status === 'open' && <OnTheWay page={page} />}
      {page.order.status === 'open' && <LabelPart page={page} />}
      <SignStep page={page} />
      {page.order.status === 'open' && <Handover page={page} />}
      <Sent page={page} by="driver" />
      <Photos {...{ page, picked }} />
      <Remark page={page} />
    </Frame>
  )
}

const Handover = ({ page }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const [isAsked, setAsked] = useState(false)
  const send = refusalOf(page, 'trigger_otp')
  const verify = refusalOf(page, 'verify_otp')
  if (whyNotOffered(page, 'trigger_otp')?.code === 'otp_off') return null
  const sendOtp = async (): Promise<void> => {
    if (await page.sendOtp()) setAsked(true)
  }
  return (
    <section id="otp" tabIndex={-1}>
      <h2>{say.otp}</h2>
      <p>{say.driverOtpText}</p>
      <OtpEntry
        isBusy={page.sending !== 'no'}
        whyNotSend={send}
        whyNotVerify={verify}
        isAsked={isAsked || verify === null}
        onSend={() => void sendOtp()}
        onVerify={(otp) => void page.close({ otp })}
      />
    </section>
  )
}

const Photos = ({ page, picked }: WithPicked) => {
  const say = t(publicWords)
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
  return (
    <section id="photos" tabIndex={-1}>
      <h2>{wantedPhoto(page) === 'spoc' ? say.faceTitle : say.photosTitle}</h2>
      <PhotoPicker list={list} isOff={reason !== null} tag={wantedPhoto(page)} />
      <WhyNot reason={reason} />
      {unsent > 0 && (
        <button
          type="button"
          className="button primary"
          disabled={isBusy}
          onClick={() => void list.sendAll()}
        >
          {say.sendPhotos(unsent)}
        </button>
      )}
    </section>
  )
}

const Remark = ({ page }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const [times, setTimes] = useState(0)
  const reason = refusalOf(page, 'remark')
  return (
    <section id="remark" tabIndex={-1}>
      <h2>{say.remarkTitleDriver}</h2>
      <WhyNot reason={reason} />
      {reason === null && (
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
            className="button"
            disabled={page.sending !== 'no'}
          >
            {say.addRemark}
          </button>
        </>
      )}
    </section>
  )
}
