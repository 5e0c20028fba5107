import { Popover } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { DayKind, DayRange, RangeBounds } from '../../../../domain/date-range.ts'
import type { Clock } from '../../../../domain/time.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import { shownDay } from '../../../lib/language/shown-time.ts'
import { Icon } from '../../../ui/icons.tsx'
import { lazyPart } from '../../../ui/part.tsx'

const Calendar = lazyPart('calendar', async () => (await import('./calendar.tsx')).Calendar)

interface Props {
  kind: DayKind
  clock: Clock
  range: DayRange
  bounds: RangeBounds
  isPicked: boolean
  onPick: (range: Partial<DayRange>) => void
  onKind: (kind: DayKind) => void
}

/**
 * The range of days, of dispatch unless chosen otherwise (FILT-02, DESK-03). The calendar loads
 * when it is asked for.
 */
export const DateFilter = ({ kind, clock, range, bounds, isPicked, onPick, onKind }: Props) => {
  const say = t(dashboardWords)
  const [isOpen, setOpen] = useState(false)
  const days = shortRange(range)
  const shown = kind === 'dispatch' ? days : `${say.daysOf[kind]}: ${days}`
  const label = kind === 'dispatch' ? say.dateRange : say.dateRanges[kind]
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      classNames={{ dropdown: 'menu calendar-sheet' }}
    >
      <Popover.Target>
        <button
          type="button"
          className="button button-plain date-button"
          data-picked={isPicked || undefined}
          aria-label={`${label}: ${days}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="calendar" />
          {shown}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<div className="calendar-wait" aria-busy="true" />}>
          <Calendar
            key={kind}
            {...{ kind, clock, range, bounds, onKind }}
            onPick={(picked) => {
              setOpen(false)
              onPick(picked)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Both days with the year once, where it is the same. */
const shortRange = ({ from, to }: DayRange): string => {
  const [first, last] = [shownDay(from), shownDay(to)]
  const year = last.slice(-5)
  return `${first.endsWith(year) ? first.slice(0, -year.length) : first} – ${last}`
}
