import { useId, useState, type SubmitEvent } from 'react'
import type { RangeBounds } from '../../../domain/date-range.ts'
import { readDay, typedDay } from '../../../domain/typed-day.ts'
import { calendarWords } from '../../../domain/words/calendar.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../button.tsx'
import type { Span } from './span.ts'

interface Props {
  span: Span
  bounds: RangeBounds
  today: string
  /** Either end may be left out. */
  isClearable: boolean
  onPick: (span: Span) => void
}

/**
 * A range of days by keyboard: two days as one types them, and Enter (DESK-09). Days that crossed
 * are taken in their order, and days past the bounds at the bound.
 */
export const TypedSpan = ({ span, bounds, today, isClearable, onPick }: Props) => {
  const say = t(calendarWords)
  const id = useId()
  const [typed, setTyped] = useState({
    from: typedDay(span.from ?? ''),
    to: typedDay(span.to ?? ''),
  })
  const [wrong, setWrong] = useState<readonly ('from' | 'to')[]>([])
  const ends = bounds.fixed_from ? (['to'] as const) : (['from', 'to'] as const)
  const within = (day: string): string =>
    day > bounds.most
      ? bounds.most
      : bounds.least !== null && day < bounds.least
        ? bounds.least
        : day
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    // A portal's events reach the form that the control stands in.
    event.stopPropagation()
    const days = ends.map((end) => [end, readDay(typed[end], today)] as const)
    const unread = days.flatMap(([end, day]) =>
      day === null && !(isClearable && typed[end].trim() === '') ? [end] : [],
    )
    setWrong(unread)
    if (unread.length > 0) return
    const { from, to } = Object.fromEntries(
      days.map(([end, day]) => [end, day === null ? undefined : within(day)]),
    )
    onPick(
      from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to },
    )
  }
  return (
    <form className="calendar-typed" onSubmit={submit} noValidate>
      {ends.map((end) => (
        <label key={end} className="calendar-end">
          {say[end]}
          <input
            className="field-input"
            inputMode="numeric"
            autoComplete="off"
            placeholder={say.typed}
            maxLength={30}
            aria-invalid={wrong.includes(end) || undefined}
            aria-describedby={wrong.includes(end) ? id : undefined}
            value={typed[end]}
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          />
        </label>
      ))}
      <Button type="submit">{say.show}</Button>
      {wrong.length > 0 && (
        <p id={id} className="field-error" role="alert">
          {say.noDay}
        </p>
      )}
    </form>
  )
}
