import { Popover } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { DayRange, RangeBounds } from '../../../../domain/date-range.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import { shownDay } from '../../../lib/language/shown-time.ts'
import { Icon } from '../../../ui/icons.tsx'
import { lazyPart } from '../../../ui/part.tsx'

const Calendar = lazyPart('calendar', async () => (await import('./calendar.tsx')).Calendar)

interface Props {
  range: DayRange
  bounds: RangeBounds
  isPicked: boolean
  onPick: (range: Partial<DayRange>) => void
}

/** The range of dispatch days (FILT-02). The calendar loads when it is asked for. */
export const DateFilter = ({ range, bounds, isPicked, onPick }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const shown = shortRange(range)
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
          aria-label={`${t(dashboardWords).dateRange}: ${shown}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="calendar" />
          {shown}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<div className="calendar-wait" aria-busy="true" />}>
          <Calendar
            range={range}
            bounds={bounds}
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
