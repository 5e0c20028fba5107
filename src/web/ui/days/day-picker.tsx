import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { calendarWords } from '../../../domain/words/calendar.ts'
import { t } from '../../lib/language/language.ts'
import { pickerLook } from './picker-look.ts'
import './days.css'

interface Props {
  /** YYYY-MM-DD, or null where none is chosen yet. */
  day: string | null
  today: string
  least: string | undefined
  most: string | undefined
  onPick: (day: string) => void
  onClose: () => void
}

/** A calendar to pick one day from, under the field it stands in (DESK-08). */
export const DayPicker = ({ day, today, least, most, onPick, onClose }: Props) => (
  <Popover
    opened
    onChange={(isOpen) => !isOpen && onClose()}
    position="bottom-start"
    trapFocus
    // The anchor is no button: the field's own says that it has opened something.
    withRoles={false}
    closeOnEscape={false}
    classNames={{ dropdown: 'menu calendar-sheet' }}
  >
    <Popover.Target>
      <span className="day-anchor" />
    </Popover.Target>
    <Popover.Dropdown
      // Escape closes the calendar, and not the sheet under it.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <section className="calendar" aria-label={t(calendarWords).pick}>
        <DatePicker
          {...pickerLook()}
          {...(least !== undefined && { minDate: least })}
          {...(most !== undefined && { maxDate: most })}
          defaultDate={day ?? today}
          value={day}
          onChange={(next) => next !== null && onPick(next)}
        />
      </section>
    </Popover.Dropdown>
  </Popover>
)
