import { Suspense, useState } from 'react'
import { isReasonDue, reasonIn } from '../../../../domain/order/proof/given-reason.ts'
import { shownStateOf, statusOf } from '../../../../domain/order/category.ts'
import {
  closerDay,
  closerOf,
  receivedAtReason,
} from '../../../../domain/order/proof/received-at.ts'
import { closingInError } from '../../../../domain/order/proof/pending-error.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { reasonWords } from '../../../../domain/words/reasons.ts'
import { t } from '../../../lib/language/language.ts'
import { saidIfAny } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import { stateIcons } from '../../../ui/status-tag.tsx'
import { heldWords } from '../../../../domain/words/held.ts'
import { CloserFields } from './received-at-fields.tsx'
import { AskReason, AttemptDialog, OvertakenFields, RejectDialog } from '../lazy-dialogs.ts'
import { OtpEntry } from './otp-entry.tsx'
import { NotDelivered } from './not-delivered.tsx'
import { Outbound } from './outbound.tsx'
import { offered, type ProofInput, type Panel } from '../panel.ts'
import { WhyNotButton } from '../timeline/why-not-button.tsx'

/** An order that takes no Reject does not show it (EPOD-14). */
const hidden = { shown: false, reason: null } as const

/** Receive, Reject and the one-time password; once one of them was used, what became of it. */
export const Closing = ({ panel }: { panel: Panel }) => {
  const say = t(panelWords)
  const [asks, setAsks] = useState<'receive' | 'reject' | 'not_delivered' | null>(null)
  const { order, viewer, policy, clock, busy, held, pressed, giveUp, act, actLater } = panel
  const [typed, setTyped] = useState(() => ({ day: closerDay(order, policy, clock), time: '' }))
  const [otp, setOtp] = useState('')
  const [began] = useState({ day: typed.day, rev: order.rev })
  // The version of the proof that was closed here.
  const [mine, setMine] = useState<number | null>(null)
  const isMine = mine === order.epod.version.number
  const isOpen = statusOf(order) === 'open'
  const notMine = (): void => setMine(null)
  const receive = offered(panel, 'receive')
  const reject = order.showRejectButton ? offered(panel, 'reject') : hidden
  const rejectWord = policy.wording.reject ?? t(sentences).actions.reject
  const waits = held === null ? null : t(heldWords).waits(held)
  /** Does what was pressed, with its moment and place; not where it is no act. */
  const doPressed = async (
    how: ProofInput,
    put: (what: ProofInput) => Promise<boolean>,
  ): Promise<boolean> => {
    const here = await pressed(policy.receive.geolocation)
    if (here === null) return false
    setMine(order.epod.version.number)
    const isDone = await put({ ...how, ...here })
    if (!isDone) notMine()
    return isDone
  }
  const closer = closerOf(typed, clock)
  const wrongTime = closer === undefined ? null : saidIfAny(receivedAtReason(order, closer, clock))
  const withCloser = (how: ProofInput): ProofInput =>
    closer === undefined ? how : { ...how, closer }
  const receiveLater = (how: ProofInput): Promise<boolean> =>
    doPressed(withCloser({ receive: true, ...how }), (one) => actLater(say.receive, [one], notMine))
  const leave = (): void => {
    giveUp()
    setAsks(null)
  }
  const why = [
    ...new Set(
      [receive, reject].flatMap(({ shown, reason }) => (shown ? (reason?.split('\n') ?? []) : [])),
    ),
  ]
  const acts = (
    <section className="panel-closing" aria-label={say.proof}>
      {(receive.shown || reject.shown) && (
        <div className="panel-row">
          {receive.shown && (
            <Button
              variant="primary"
              large
              icon="check"
              aria-keyshortcuts="r"
              reason={waits ?? receive.reason ?? wrongTime}
              busy={busy}
              onClick={() =>
                isReasonDue('receive', viewer, policy) ? setAsks('receive') : void receiveLater({})
              }
              onWhy={notify.error}
            >
              {say.receive}
            </Button>
          )}
          {reject.shown && (
            <Button
              variant="danger"
              large
              icon="cross"
              aria-keyshortcuts="x"
              reason={waits ?? reject.reason}
              busy={busy}
              onClick={() => setAsks('reject')}
              onWhy={notify.error}
            >
              {rejectWord}
            </Button>
          )}
        </div>
      )}
      {why.map((reason) => (
        <p key={reason} className="panel-why">
          {reason}
        </p>
      ))}
      <OtpEntry
        panel={panel}
        typed={otp}
        onType={setOtp}
        onVerify={(code) => doPressed(withCloser({ otp: code }), act)}
      />
      {(receive.shown || offered(panel, 'verify_otp').shown) && (
        <CloserFields panel={panel} typed={typed} onType={setTyped} problem={wrongTime} />
      )}
      <div className="panel-also">
        <Outbound panel={panel} />
        <NotDelivered panel={panel} onAsk={() => setAsks('not_delivered')} />
      </div>
      <WhyNotButton panel={panel} />
    </section>
  )
  return (
    <>
      {isOpen ? acts : <Verdict panel={panel} />}
      <Suspense>
        {!isOpen && !isMine && (
          <OvertakenFields
            panel={panel}
            action="receive"
            began={began.rev}
            typed={[
              [say.otp, otp],
              [say.closerDay, typed.day === began.day ? '' : typed.day],
              [say.closerTime, typed.time],
            ]}
            onDiscard={() => {
              setOtp('')
              setTyped({ day: began.day, time: '' })
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {asks === 'not_delivered' && <AttemptDialog panel={panel} onClose={() => setAsks(null)} />}
        {asks === 'receive' && (
          <AskReason
            panel={panel}
            act="receive"
            title={say.rejectSure(say.receive, order.identifier)}
            submit={say.receive}
            onGiven={(reason) => receiveLater(reasonIn({ reason }))}
            onClose={leave}
          />
        )}
        {asks === 'reject' && (
          <RejectDialog
            panel={panel}
            word={rejectWord}
            onReject={(reason, said) =>
              doPressed({ reject: true, ...reasonIn({ reason }) }, (last) => {
                // What is said of it is said no later.
                const { device_time } = last
                const first = said.map((one) => ({ ...one, device_time }))
                return actLater(rejectWord, [...first, last], notMine)
              })
            }
            onClose={leave}
          />
        )}
      </Suspense>
    </>
  )
}

const Verdict = ({ panel }: { panel: Panel }) => {
  const { order, policy, clock } = panel
  const say = t(panelWords)
  const isInError = closingInError(order) !== undefined
  // What was recorded in error looks like a refusal, since nothing may be built on it.
  const state = isInError ? 'REJECT' : shownStateOf(order, clock.now)
  const { otp, reject } = order.epod
  const through = otp.verified_through
  const isLeft = through === 'left'
  const at = reject.rejected ? reject.rejected_At : order.delivery_time
  const time = at === null ? '' : shownTime(at, policy.time_zone, 'Do MMM @ hh:mm A')
  const rejected = policy.wording.rejected ?? t(sentences).cards.rejected
  return (
    <section className={`panel-verdict tone-${state}`}>
      <Icon name={stateIcons[state]} size={22} />
      <div>
        <h3>
          {reject.rejected
            ? say.rejectedAt(rejected, time)
            : isLeft
              ? say.through.left
              : say.receivedBy(order.spocs[0]?.name || say.receiver, time)}
        </h3>
        {isInError && <p>{say.events['recorded_in_error']}</p>}
        {through !== null && <p>{isLeft ? time : say.through[through]}</p>}
        {order.epod.reason !== undefined && <p>{t(reasonWords).because(order.epod.reason)}</p>}
        <WhyNotButton panel={panel} />
      </div>
    </section>
  )
}
