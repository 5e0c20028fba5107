import { statusOf } from '../../../../domain/order/category.ts'
import type { ErrorReport } from '../../../../domain/order/proof/error-schema.ts'
import { pendingError } from '../../../../domain/order/proof/pending-error.ts'
import { erroneousActTold } from '../../../../domain/words/error-told.ts'
import { errorWords } from '../../../../domain/words/recorded-error.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { Button } from '../../../ui/button.tsx'
import { offered, type Panel } from '../panel.ts'
import { ErrorDialog } from './error-dialog.tsx'

/** Acts that were recorded in error, as one person says and a second one confirms (DESK-22). */
export const RecordedErrors = ({
  panel,
  isAsked,
  onAsk,
}: {
  panel: Panel
  isAsked: boolean
  onAsk: (isAsked: boolean) => void
}) => {
  const say = t(errorWords)
  const { order } = panel
  const { error_reports = [] } = order
  const { shown, reason } = offered(panel, 'correct')
  const maySay = shown && statusOf(order) !== 'open' && !pendingError(order)
  // Where nothing was said there is the button alone, and nothing to be headed.
  const Title = error_reports.length > 0 ? 'h3' : 'span'
  return (
    <section>
      <div className="panel-title">
        <Title>{error_reports.length > 0 && say.title}</Title>
        {maySay && (
          <Button variant="quiet" reason={reason} onClick={() => onAsk(true)}>
            {say.ask}
          </Button>
        )}
      </div>
      {error_reports.length > 0 && (
        <ul className="panel-list">
          {error_reports.map((report) => (
            <li key={report.time}>
              <Reported report={report} panel={panel} />
              {report.outcome === null && shown && <SecondPerson report={report} panel={panel} />}
            </li>
          ))}
        </ul>
      )}
      {isAsked && <ErrorDialog panel={panel} onClose={() => onAsk(false)} />}
    </section>
  )
}

interface ReportProps {
  readonly report: ErrorReport
  readonly panel: Panel
}

const Reported = ({ report, panel: { order, policy } }: ReportProps) => {
  const say = t(errorWords)
  const { reason, by, time, outcome } = report
  const at = (instant: string): string => shownTime(instant, policy.time_zone, 'DD MMM HH:mm')
  const second = outcome?.is_confirmed === true ? say.confirmed : say.denied
  return (
    <>
      <strong>{erroneousActTold(report, order, t)}</strong>
      <p>{reason}</p>
      <p className="panel-soft">{say.said(by ?? '', at(time))}</p>
      <p className={outcome?.is_confirmed === true ? 'panel-why' : 'panel-soft'}>
        {outcome === null ? say.waiting : second(outcome.by ?? '', at(outcome.time))}
      </p>
    </>
  )
}

/** The second person confirms or denies; the first one may only take it back. */
const SecondPerson = ({ report, panel }: ReportProps) => {
  const say = t(errorWords)
  const { viewer, busy, act } = panel
  const isOwn = report.by === viewer.username
  const settle = (is_confirmed: boolean): void => void act({ error_outcome: { is_confirmed } })
  return (
    <div className="panel-row">
      {!isOwn && (
        <Button variant="danger" busy={busy} onClick={() => settle(true)}>
          {say.confirm}
        </Button>
      )}
      <Button variant="quiet" busy={busy} onClick={() => settle(false)}>
        {isOwn ? say.takeBack : say.deny}
      </Button>
    </div>
  )
}
