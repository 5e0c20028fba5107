import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import {
  isNeeded,
  isShown,
  mayFail,
  nextStep,
  pathOf,
  type DriverStep,
} from '../../../domain/order/proof/driver-path.ts'
import { wantedPhoto } from '../../../domain/order/proof/wanted-photo.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { signatureWords } from '../../../domain/words/signature.ts'
import { t } from '../../lib/language/language.ts'
import type { Uploads } from '../../lib/photos/uploads.ts'
import { keptDraft } from '../kit/draft.ts'
import { Facts } from '../kit/facts.tsx'
import { Frame } from '../kit/frame.tsx'
import { soon } from '../kit/soon.tsx'
import { shortTime } from '../kit/when.ts'
import { LabelPart } from '../label/label-part.tsx'
import type { PublicPageState } from '../link/page.ts'
import { About } from './about.tsx'
import { Destination } from './destination.tsx'
import { Remark } from './door-remark.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { SentList } from './sent-list.tsx'
import { Step } from './step.tsx'
import { usePathWords } from './use-path-words.ts'
import './driver.css'

const ofAttempts = async () => (await import('./attempt-part.tsx')).attemptParts()
const AttemptForm = soon(async () => (await ofAttempts()).AttemptForm)
const LatestAttempt = soon(async () => (await ofAttempts()).LatestAttempt)
const atDoor = () => import('./at-door.tsx')
const Photos = soon(async () => (await atDoor()).Photos)
const SignPart = soon(async () => (await atDoor()).SignPart)
const Handover = soon(async () => (await atDoor()).Handover)
/** There before it is needed; what else the worker keeps is there without a line too. */
const fetchAtDoor = (): void =>
  [Photos.fetch, SignPart.fetch, AttemptForm.fetch].forEach(
    (load) => void load().catch(() => undefined),
  )

interface TripProps {
  readonly page: PublicPageState
  readonly picked: Uploads
  /** The step that is asked for, by the address or by a press; '' where none is. */
  readonly asked: string
  /** Where something is added to a trip that is over: back to its end, and the next stop. */
  readonly onBack: (() => void) | null
}

const titleOf = (
  step: DriverStep,
  page: PublicPageState,
  sayPath: ReturnType<typeof usePathWords>,
): string => {
  const say = t(publicWords)
  return {
    reached: say.open,
    label: say.scanLabel,
    signature: t(signatureWords).title,
    photos: wantedPhoto(page.order, page.config.rules) === 'spoc' ? say.faceTitle : say.photosTitle,
    otp: say.otp,
    remark: sayPath.remarkTitleDriver,
  }[step]
}

/** How much is done; a signature that waits on the phone is in no list of what was sent. */
const hintOf = (step: DriverStep, { order, on_record }: PublicPageState): string | undefined => {
  const say = t(publicWords)
  const remarks = on_record.remarks.filter(({ action_by }) => action_by === 'driver').length
  if (step === 'photos' && order.photos.length > 0) return say.photoCount(order.photos.length)
  if (step === 'remark' && remarks > 0) return say.remarkCount(remarks)
  return step === 'signature' && order.signature && !on_record.signature
    ? t(signatureWords).signedBy(order.signature)
    : undefined
}

/**
 * Where to, the one next step, what was sent, and the other steps, each a line until it is pressed
 * (DOOR-01, DOOR-02).
 */
export const Trip = ({ page, picked, asked, onBack }: TripProps) => {
  const say = t(publicWords)
  const sayPath = usePathWords()
  const { order, on_record, config } = page
  const { rules } = config
  const tried = order.attempts?.length ?? 0
  const [put_off, setPutOff] = useState<ReadonlySet<DriverStep>>(new Set())
  const [has_unsent, setUnsent] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        asked,
        ...(['remark', 'attempt'] as const).filter((step) => keptDraft(page.strip.page_id, step)),
      ]),
  )
  const next = nextStep(order, rules, { put_off, has_unsent })
  const [opened, setOpened] = useState(asked)
  if (opened !== asked) {
    setOpened(asked)
    setOpen(new Set([...open, asked]))
  }
  useEffect(() => {
    const section = document.getElementById(asked)
    // Whoever types there already goes on.
    if (section?.contains(document.activeElement)) return
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [asked])
  useFocusOnNext(next)
  const isThere = Boolean(order.reached_at)
  useEffect(() => {
    if (isThere) fetchAtDoor()
  }, [isThere])

  const toggle = (step: string): void =>
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(step)) after.add(step)
      return after
    })
  const bodyOf = (step: DriverStep): ReactNode => {
    const isLead = step === next
    switch (step) {
      case 'reached':
        return <OnTheWay page={page} />
      case 'signature':
        return <SignPart {...{ page, isLead }} />
      case 'photos':
        return <Photos {...{ page, picked }} onUnsent={setUnsent} />
      case 'otp':
        return <Handover {...{ page, isLead }} />
      default:
        return <Remark {...{ page, isLead }} />
    }
  }
  const shown = (step: DriverStep): ReactNode =>
    step === 'label' ? (
      <div key={step} className={step === next ? 'step now' : 'step label'}>
        <LabelPart page={page} />
        {step === next && later(step)}
      </div>
    ) : (
      <Step
        key={step}
        id={step}
        title={titleOf(step, page, sayPath)}
        hint={open.has(step) ? undefined : hintOf(step, page)}
        isNext={step === next}
        isOpen={open.has(step)}
        onPress={() => toggle(step)}
      >
        <Suspense fallback={null}>{bodyOf(step)}</Suspense>
        {step === next && later(step)}
      </Step>
    )
  const later = (step: DriverStep): ReactNode =>
    !isNeeded(step, order, rules) &&
    !has_unsent && (
      <button
        type="button"
        className="button quiet"
        onClick={() => setPutOff(new Set([...put_off, step]))}
      >
        {say.skip}
      </button>
    )
  const others = pathOf(order, rules).filter((step) => step !== next && isShown(step, order))
  return (
    <Frame
      header={<About page={page} />}
      footer={
        onBack && (
          <button type="button" className="button quiet" onClick={onBack}>
            {say.back}
          </button>
        )
      }
    >
      <h1>{sayPath.driverTitle}</h1>
      <Destination page={page} />
      {order.reached_at && !on_record.reached_at && (
        <p className="hint">{say.reachedAt(shortTime(order.reached_at, config.time_zone))}</p>
      )}
      <div className="path">
        {/* Keyed together, so that a step keeps what is in it as it moves. */}
        {[
          next ? (
            shown(next)
          ) : (
            <p key="done" className="hint">
              {order.status === 'open' && sayPath.allDone}
            </p>
          ),
          <SentList key="sent" page={page} />,
          <h2 key="others">{sayPath.others}</h2>,
          ...others.map(shown),
          mayFail(order) && (
            <Step
              key="attempt"
              id="attempt"
              title={sayPath.notDelivered}
              hint={
                tried > 0 && (
                  <Suspense fallback={null}>
                    <LatestAttempt page={page} />
                  </Suspense>
                )
              }
              isNext={false}
              isOpen={open.has('attempt')}
              onPress={() => toggle('attempt')}
            >
              <Suspense fallback={null}>
                {/* After each attempt the form is empty again. */}
                <AttemptForm key={tried} page={page} />
              </Suspense>
            </Step>
          ),
        ]}
      </div>
      <h2>{say.consignment}</h2>
      {/* Where to stands above. */}
      <Facts page={{ ...page, order: { ...order, destination: null } }} />
    </Frame>
  )
}

/** With the step that is done goes what had the focus: whoever types goes on at the next one. */
const useFocusOnNext = (next: DriverStep | null): void => {
  const before = useRef(next)
  useEffect(() => {
    if (before.current === next) return
    before.current = next
    if (document.activeElement === document.body)
      (document.getElementById(next ?? '') ?? document.querySelector('main'))?.focus()
  }, [next])
}
