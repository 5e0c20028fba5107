import { useEffect, useEffectEvent, type ReactNode } from 'react'
import {
  firstSteps,
  nextOf,
  stepsDone,
  type FirstStep,
  type Led,
} from '../../../../domain/first-steps.ts'
import { firstStepWords } from '../../../../domain/words/first-steps.ts'
import { offerOf } from '../../../lib/offered.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import { Card } from '../../../ui/surface.tsx'
import type { ToolbarAct } from '../toolbar-acts.ts'
import { useFirstSteps } from './use-first-steps.ts'
import { useSample } from './use-sample.ts'
import './first-steps.css'

interface Props {
  asking: Asking
  led: Led
  /** The toolbar's own buttons. */
  acts: readonly ToolbarAct[]
  /** The order whose panel is open. */
  open: string | undefined
  onLed: (led: Led) => Promise<void>
  onOrder: (id: string) => void
  /** The list of orders, which these stand in for while there is none on any day. */
  children: ReactNode
}

/**
 * Leads an account whose client had no order through its first minutes, by the ordinary buttons;
 * each step ticks itself off when it has happened (DESK-30).
 */
export const FirstSteps = ({ asking, led, acts, open, onLed, onOrder, children }: Props) => {
  const say = t(firstStepWords)
  const adding = acts.filter(
    ({ id, reason }) => (id === 'add_order' || id === 'bulk_upload') && reason === null,
  )
  const undo = offerOf(null, 'undo_import', asking.viewer, asking.policy, asking.clock)
  const mayUpload = undo.shown && undo.reason === null
  const { data } = useFirstSteps(mayUpload)
  const { make, remove, isBusy } = useSample(asking)
  const keep = (next: Led): void => void onLed(next).catch(notify.failure)

  const proven = data?.proven?._id
  const isSeen = proven !== undefined && proven === open
  const isFirst = led === null && data?.order === null
  const arrived = isFirst ? 'begun' : isSeen && led !== 'seen' ? 'seen' : null
  const note = useEffectEvent((next: Led) => keep(next))
  useEffect(() => {
    if (arrived !== null) note(arrived)
  }, [arrived])

  // Where it has orders of other days, nobody is led who was not before.
  if (!data || (led === null && !isFirst)) return children
  const { order, has_link, sample } = data
  const done = stepsDone({ has_order: order !== null, has_link, led })
  const next = nextOf(done)
  const opened = order && (
    <Button icon="eye" variant="primary" onClick={() => onOrder(order._id)}>
      {say.open(order.identifier)}
    </Button>
  )
  const buttons: Record<FirstStep, ReactNode> = {
    add: adding.map(({ id, icon, label, run }) => (
      <Button key={id} icon={icon} variant={id === 'add_order' ? 'primary' : 'plain'} onClick={run}>
        {label}
      </Button>
    )),
    send: opened,
    see: data.proven && opened,
  }

  const card = (
    <Card className="first-steps">
      <div className="first-steps-head">
        <div>
          <h2>{say.title}</h2>
          <output className="first-steps-lead">
            {next === null
              ? say.through
              : order
                ? say.progress(done.size, firstSteps.length)
                : say.lead}
          </output>
        </div>
        <IconButton icon="close" label={say.away} onClick={() => keep('away')} />
      </div>
      <ol className="first-steps-list">
        {firstSteps.map((step, at) => (
          <li
            key={step}
            className={done.has(step) ? 'first-step first-step-done' : 'first-step'}
            aria-current={step === next ? 'step' : undefined}
          >
            <span className="first-step-mark" aria-hidden="true">
              {done.has(step) ? <Icon name="check" /> : at + 1}
            </span>
            <div className="first-step-body">
              <h3>
                {say.steps[step].title}
                {done.has(step) && <span className="first-step-tag">{say.happened}</span>}
                {step === next && <span className="first-step-tag">{say.next}</span>}
              </h3>
              <p>{say.steps[step].text}</p>
              {step === next && <div className="first-step-acts">{buttons[step]}</div>}
            </div>
          </li>
        ))}
      </ol>
      {mayUpload && (sample !== null || order === null) && (
        <div className="first-steps-sample">
          <p>{sample === null ? say.sampleLead : say.sampleThere}</p>
          {sample === null ? (
            <Button icon="plus" busy={isBusy} onClick={() => void make()}>
              {say.makeSample}
            </Button>
          ) : (
            <Button
              icon="trash"
              busy={isBusy}
              reason={sample.is_touched ? say.sampleStays : null}
              onClick={() => void remove(sample.import_id)}
            >
              {say.removeSample}
            </Button>
          )}
        </div>
      )}
    </Card>
  )

  return (
    <>
      {card}
      {order && children}
    </>
  )
}
