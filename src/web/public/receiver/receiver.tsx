import { Suspense, useEffect, useState } from 'react'
import { arePhotosThere } from '../../../domain/order/proof/wanted-photo.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { Arrival } from './arrival.tsx'
import { isOver, refusalOf, type PublicPageState, type RolePage } from '../link/page.ts'
import { RemarkStep } from './remark-step.tsx'
import { SendingBar } from '../offline/sending-bar.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Strip } from '../offline/lazy-strip.tsx'
import type { Uploads } from '../../lib/photos/uploads.ts'
import { useRefocus } from '../kit/refocus.ts'
import { useSnackbar } from '../kit/snackbar.tsx'
import { soon } from '../kit/soon.tsx'
import { questions, useStep, type ReceiverStep } from './steps.ts'
import { usePage } from '../link/use-page.ts'

const later = () => import('./later-steps.ts')
const PhotoStep = soon(async () => (await later()).PhotoStep)
const ConfirmStep = soon(async () => (await later()).ConfirmStep)
const RejectStep = soon(async () => (await later()).RejectStep)
const closed = () => import('./closed-steps.ts')
const Proof = soon(async () => (await closed()).Proof)
const RatingStep = soon(async () => (await closed()).RatingStep)
const Dispute = soon(async () => (await import('./dispute.tsx')).Dispute)
const MaskedPage = soon(async () => (await import('../link/masked-page.tsx')).MaskedPage)
const AttemptStep = soon(async () => (await import('./attempt-step.tsx')).attemptStep())
const fetchSteps = (steps: readonly { fetch: () => Promise<unknown> }[]): void =>
  steps.forEach((step) => void step.fetch().catch(() => undefined))

/** Questions that a closed order leaves nothing to answer of. */
const asksForProof: ReadonlySet<ReceiverStep> = new Set(['arrival', 'confirm', 'reject'])
/** Screens of a closed order; it may be opened again, or turn out never to have been closed. */
const ofClosed: ReadonlySet<ReceiverStep> = new Set(['rating', 'proof', 'dispute'])

/**
 * The question that the address names behind `#`, where it is still open (CHAS-01); else the first.
 */
const stepAsked = (page: PublicPageState): ReceiverStep => {
  const { order, config } = page
  const isDone: Partial<Record<ReceiverStep, boolean>> = {
    photos: arePhotosThere(order, config.rules),
    remark: order.remarks.some(({ action_by }) => action_by === 'receiver'),
  }
  return questions.find((one) => location.hash === `#${one}` && !isDone[one]) ?? 'arrival'
}

/**
 * The receiver's page: what is coming, its condition, photos, then Receive or Reject, a rating, and
 * the proof (PUBL-01).
 */
export const Receiver = (props: RolePage) => {
  const { say, snackbar } = useSnackbar()
  const page = usePage(props, say)
  const { order, config } = page
  const isClosed = isOver(page)
  const asked = isClosed ? 'proof' : stepAsked(page)
  const { step, go, settle } = useStep(asked)
  const mayRate =
    config.rating && order.client_rating === null && refusalOf(page, 'rating') === null

  const attempt =
    refusalOf(page, 'answer_attempt') === null &&
    order.attempts?.find(({ is_asked, answer }) => is_asked && !answer)
  const [isPutOff, setPutOff] = useState(false)
  const [picked, setPicked] = useState<Uploads | null>(null)

  // Closed here or by somebody else: what was asked before is over.
  const isPast = (isClosed ? asksForProof : ofClosed).has(step)
  const shown = isPast ? (isClosed && mayRate ? 'rating' : asked) : step

  // Not needed at first, but there before it is. What the worker keeps is there without a line too.
  const isEnding = !['arrival', 'remark', 'photos'].includes(shown)
  useEffect(() => fetchSteps([PhotoStep, ConfirmStep, RejectStep]), [])
  useEffect(() => {
    if (isEnding) fetchSteps([Proof, RatingStep])
  }, [isEnding])

  const isAsked = attempt && !isPutOff
  useRefocus(isAsked ? 'attempt' : order.masked ? 'masked' : shown)

  const screen = () => {
    if (isAsked) return <AttemptStep {...{ page, attempt }} onLater={() => setPutOff(true)} />
    if (order.masked) return <MaskedPage page={page} text={t(publicWords).proofText} />
    switch (shown) {
      case 'arrival':
        return <Arrival page={page} onNext={() => go('remark')} />
      case 'remark':
        return <RemarkStep page={page} onNext={() => (isClosed ? settle('proof') : go('photos'))} />
      case 'photos':
        return (
          <PhotoStep
            {...{ page, picked }}
            onPicked={setPicked}
            onNext={() => (isClosed ? settle('proof') : go('confirm'))}
          />
        )
      case 'confirm':
        return <ConfirmStep page={page} onReject={() => go('reject')} onEvidence={go} />
      case 'reject':
        return <RejectStep page={page} />
      case 'rating':
        return <RatingStep page={page} onDone={() => settle('proof')} />
      case 'proof':
        return <Proof page={page} onAdd={go} />
      case 'dispute':
        return <Dispute page={page} onDone={() => settle('proof')} />
    }
  }
  return (
    <>
      <SendingBar page={page} />
      <Strip {...page.strip} />
      <Suspense fallback={<Skeleton />}>{screen()}</Suspense>
      {snackbar}
    </>
  )
}
