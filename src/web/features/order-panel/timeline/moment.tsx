import { useId } from 'react'
import { eventSummary } from '../../../../domain/order/event-summary.ts'
import type { Step } from '../../../../domain/order/timeline/orders-over-time.ts'
import { timelineWords } from '../../../../domain/words/timeline.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { Button } from '../../../ui/button.tsx'

/** With more of them, marks are no marks any more. */
const MOST_MARKS = 60

interface Props {
  steps: readonly Step[]
  /** Which event was the last at this moment: 1 for the first. */
  at: number
  time_zone: string
  onMove: (next: number) => void
}

/** A slider over the events of a log, a step each, with the event that it stands at in words. */
export const Moment = ({ steps, at, time_zone, onMove }: Props) => {
  const say = t(timelineWords)
  const id = useId()
  const event = steps[at - 1]?.event
  if (!event) return null
  const { title, detail, by } = eventSummary(event, t, time_zone)
  const when = shownTime(event.server_time, time_zone, 'DD MMM HH:mm')
  const position = say.position(at, steps.length)
  const move = (next: number): void => {
    if (next >= 1 && next <= steps.length) onMove(next)
  }
  return (
    <div className="moment">
      <label htmlFor={id}>{say.slider}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={steps.length}
        step={1}
        value={at}
        list={steps.length <= MOST_MARKS ? `${id}-marks` : undefined}
        aria-valuetext={`${position}: ${title}, ${when}`}
        onChange={({ target }) => move(target.valueAsNumber)}
      />
      {steps.length <= MOST_MARKS && (
        <datalist id={`${id}-marks`}>
          {steps.map((step) => (
            <option
              key={step.event.seq}
              value={step.event.seq}
              aria-label={String(step.event.seq)}
            />
          ))}
        </datalist>
      )}
      <div className="moment-row">
        <Button aria-disabled={at <= 1 || undefined} onClick={() => move(at - 1)}>
          {say.previous}
        </Button>
        <span className="panel-soft">{position}</span>
        <Button aria-disabled={at >= steps.length || undefined} onClick={() => move(at + 1)}>
          {say.next}
        </Button>
      </div>
      <output htmlFor={id} className="moment-event">
        <strong>{when}</strong>
        <span>
          {title}
          {detail !== '' && ` ${detail}`}
        </span>
        <span className="panel-soft">{by}</span>
      </output>
    </div>
  )
}
