import type { ReactNode } from 'react'
import type { Figures } from '../../../contract/analysis/analysis.ts'
import type { Need } from '../../../domain/order/category.ts'
import { toldDuration } from '../../../domain/duration.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { t } from '../../lib/language/language.ts'
import { Icon } from '../../ui/icons.tsx'
import { stateIcons } from '../../ui/status-tag.tsx'
import { OrdersLink, type DashboardReach } from './orders-link.tsx'

/** `part` of `whole` in whole percent; a dash where there is nothing to have a part of. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0
    ? t(managementWords).nothingYet
    : t(managementWords).percent(Math.round((100 * part) / whole))

/** The figures of the whole range, each with what it is out of. */
export const Tiles = ({
  figures: {
    from,
    to,
    totals,
    time_to_close: { half, nine_in_ten },
  },
  reach,
}: {
  figures: Figures
  reach: DashboardReach
}) => {
  const say = t(managementWords)
  const tile = (need: Need, label: string, figure: ReactNode, hint: string): ReactNode => (
    <OrdersLink
      key={label}
      className={`tile tone-${need}`}
      reach={reach}
      shown={{ from, to, ...(need === 'ALL' ? {} : { need }) }}
    >
      <span className="tile-label">
        <Icon name={stateIcons[need]} size={14} />
        {label}
      </span>
      <span className="tile-figure">{figure}</span>
      <span className="tile-hint">{hint}</span>
    </OrdersLink>
  )
  const count = (value: number): string => value.toLocaleString('en-IN')
  const open = totals.open_delayed + totals.open_on_time
  return (
    <section className="tiles" aria-label={say.analysis}>
      {tile('ALL', say.orders, count(totals.total), say.closedOf(count(totals.closed)))}
      {tile(
        'CLOSED',
        say.onTimeRate,
        shareOf(totals.closed_on_time, totals.closed),
        say.onTimeOf(count(totals.closed_on_time), count(totals.closed)),
      )}
      {tile(
        'CLOSED',
        say.timeToClose,
        half === null ? say.nothingYet : toldDuration(half, t),
        nine_in_ten === null ? '' : say.timeToCloseHint(toldDuration(nine_in_ten, t)),
      )}
      {tile('OPEN_DELAY', say.openLate, count(totals.open_delayed), say.openOf(count(open)))}
      {tile('OPEN_ONTIME', say.openOnTime, count(totals.open_on_time), say.openOf(count(open)))}
      {tile(
        'CLOSED_EXCEPTION',
        say.exceptions,
        count(totals.closed_exception),
        say.shareOf(shareOf(totals.closed_exception, totals.closed)),
      )}
      {tile(
        'REJECT',
        say.rejected,
        count(totals.rejected),
        say.ofAll(shareOf(totals.rejected, totals.total)),
      )}
    </section>
  )
}
