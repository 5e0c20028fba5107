import { linkActions } from '../../../domain/order/commands.ts'
import {
  askingReasons,
  isDue,
  type MissingStep,
} from '../../../domain/order/parties/missing-steps.ts'
import { toldDuration } from '../../../domain/duration.ts'
import { between } from '../../../domain/time.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { t } from '../../lib/language/language.ts'
import { saidIfAny } from '../../lib/language/said.ts'
import { Button } from '../../ui/button.tsx'
import { offered, type Panel } from './panel.ts'

/**
 * What the proof still lacks, who owes it and since when, each with a press that sends them a link
 * to it (CHAS-01).
 */
export const StillLacking = ({ panel }: { panel: Panel }) => {
  if (panel.owed.length === 0) return null
  return (
    <section className="no-print">
      <h3>{t(panelWords).owed.title}</h3>
      <ul className="panel-list">
        {panel.owed.map((owed) => (
          <Step key={owed.step} panel={panel} owed={owed} />
        ))}
      </ul>
    </section>
  )
}

const Step = ({ panel, owed }: { panel: Panel; owed: MissingStep }) => {
  const { order, policy, clock, busy, sendStep } = panel
  const { step, party, since, asked_at } = owed
  const say = t(panelWords).owed
  const link = party === 'desk' ? null : offered(panel, linkActions[party])
  const time = (instant: string): string => shownTime(instant, policy.time_zone, 'DD MMM HH:mm')
  return (
    <li className="panel-link">
      <div>
        <strong>{say.steps[step]}</strong> · {say.parties[party]}
        <p className="panel-soft">
          {since !== null &&
            (isDue(owed, clock.now)
              ? say.since(toldDuration(between(since, clock.now), t), time(since))
              : say.due(time(since)))}
          {asked_at !== null && `${since === null ? '' : ' · '}${say.asked(time(asked_at))}`}
        </p>
      </div>
      {link?.shown && (
        <Button
          icon="link"
          aria-label={`${say.send(say.parties[party])}: ${say.steps[step]}`}
          busy={busy}
          reason={link.reason ?? saidIfAny(askingReasons(owed, order, clock.now)[0])}
          onClick={() => void sendStep(step)}
        >
          {say.send(say.parties[party])}
        </Button>
      )}
    </li>
  )
}
