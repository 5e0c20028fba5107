import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Facts } from '../kit/facts.tsx'
import { Frame } from '../kit/frame.tsx'
import { Notice } from '../kit/notice.tsx'
import { Summary } from '../kit/summary.tsx'
import type { PublicPageState, RolePage } from '../link/page.ts'
import { Strip } from '../offline/lazy-strip.tsx'
import { useSnackbar } from '../kit/snackbar.tsx'
import { usePage } from '../link/use-page.ts'
import { shortTime } from '../kit/when.ts'

interface TimelineRow {
  label: string
  at: string | null
  isPast: boolean
  note?: string
}

/** What has happened and what is to come, in order. */
const momentsOf = ({ order, config }: PublicPageState): TimelineRow[] => {
  const say = t(publicWords)
  const { dispatch_date, eta, status, delivery_time, rejected_at, reached_at = null } = order
  const ended = status === 'rejected' ? rejected_at : delivery_time
  const isAhead = dispatch_date !== null && Date.parse(dispatch_date) > Date.now()
  const dispatched: TimelineRow = {
    label: say.dispatched,
    at: dispatch_date,
    isPast: dispatch_date !== null && !isAhead,
    // Of what is to come the dot alone would say so.
    ...(isAhead && { note: say.expected }),
  }
  // Who says when the goods were received may say so of a time before the driver's word.
  const isReached = reached_at !== null && (ended === null || reached_at <= ended)
  const reached: TimelineRow[] = isReached
    ? [{ label: say.driverReached, at: reached_at, isPast: true }]
    : []
  if (status === 'open') {
    const isLate = eta !== null && Date.parse(eta) < Date.now()
    return [
      dispatched,
      ...(isReached ? reached : [{ label: say.open, at: null, isPast: dispatched.isPast }]),
      { label: say.expected, at: eta, isPast: false, ...(isLate ? { note: say.late } : {}) },
    ]
  }
  // Goods that were turned away did not arrive, on time or late.
  const note =
    eta === null || ended === null || status === 'rejected'
      ? {}
      : { note: Date.parse(ended) > Date.parse(eta) ? say.late : say.onTime }
  return [
    dispatched,
    ...reached,
    {
      label: status === 'rejected' ? config.wording.rejected : say.received,
      at: ended,
      isPast: true,
      ...note,
    },
  ]
}

/** The tracking page: where the goods stand, and whether they are on time (PUBL-03). */
export const Tracking = (props: RolePage) => {
  const say = t(publicWords)
  const { say: tell, snackbar } = useSnackbar()
  const page = usePage(props, tell)
  if (page.order.masked)
    return (
      <Notice
        title={page.order.identifier}
        text={say.maskedTracking}
        action={{ label: say.askTitle, press: () => location.assign('/publictracking') }}
      />
    )
  const moments = momentsOf(page)
  const last = moments.findLastIndex(({ isPast }) => isPast)
  return (
    <>
      <Strip {...page.strip} />
      <Frame header={<About page={page} />}>
        <h1>{say.trackingTitle}</h1>
        <ol className="timeline">
          {moments.map(({ label, at, isPast, note }, index) => (
            <li
              key={label}
              className={isPast ? 'past' : undefined}
              aria-current={index === last ? 'step' : undefined}
            >
              <strong>{label}</strong>
              <span className="hint">
                {[at === null ? null : shortTime(at, page.config.time_zone), note]
                  .filter((part) => part !== null && part !== undefined)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
        {page.order.status === 'received' && (
          <>
            <Summary page={page} />
            <h2>{say.consignment}</h2>
          </>
        )}
        <Facts page={page} />
      </Frame>
      {snackbar}
    </>
  )
}
