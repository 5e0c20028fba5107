import { Suspense, useRef, useState, type Ref } from 'react'
import { isDay } from '../../../domain/time.ts'
import { readDay, typedDay } from '../../../domain/typed-day.ts'
import { calendarWords } from '../../../domain/words/calendar.ts'
import { t } from '../../lib/language/language.ts'
import { IconButton } from '../button.tsx'
import { TextField } from '../field.tsx'
import { lazyPart } from '../part.tsx'

const DayPicker = lazyPart('day-picker', async () => (await import('./day-picker.tsx')).DayPicker)

interface Props {
  label: string
  /** YYYY-MM-DD; what was typed, where that is no day; or nothing. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  error?: string | null | undefined
  hint?: string | undefined
  isNeeded?: boolean
  least?: string | undefined
  most?: string | undefined
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
  /** Where something beside the field names and describes it, as rows of a form do. */
  id?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

/** Today on this device, for years that are left out and for where the calendar opens. */
const todayHere = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/**
 * Date field: typed day first, or picked from the calendar beside it or by Alt and Arrow down
 * (DESK-08). What is no day is handed on as it was typed, for the form's rules to refuse.
 */
export const DayField = ({
  label,
  value,
  onChange,
  onBlur,
  error,
  least,
  most,
  ...rest
}: Props) => {
  const say = t(calendarWords)
  const [text, setText] = useState(() => typedDay(value))
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const [given, setGiven] = useState(value)
  const box = useRef<HTMLDivElement>(null)
  const today = todayHere()
  // Somebody else changed it: a draft that came back, or what is usual.
  if (given !== value) {
    setGiven(value)
    setText(typedDay(value))
  }
  const hand = (next: string): void => {
    setGiven(next)
    onChange(next)
  }
  const close = (): void => {
    setOpen(false)
    box.current?.querySelector('input')?.focus()
  }
  const type = (typed: string): void => {
    setText(typed)
    hand(readDay(typed, today) ?? typed.trim())
  }
  return (
    <div className="day-field" ref={box}>
      <TextField
        label={label}
        placeholder={say.typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        {...rest}
        error={error ?? (isLeft && value !== '' && !isDay(value) ? say.noDay : null)}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          setLeft(true)
          setText(typedDay(value))
          onBlur?.()
        }}
        onKeyDown={(event) => {
          const opens = event.key === 'ArrowDown' && event.altKey && !rest.readOnly
          // Before the calendar has the focus, Escape is its too, and not the sheet's under it.
          if (!opens && !(event.key === 'Escape' && isOpen)) return
          event.preventDefault()
          setOpen(opens)
        }}
        end={
          !rest.readOnly && (
            <IconButton
              icon="calendar"
              label={say.pick}
              tabIndex={-1}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )
        }
      />
      {isOpen && (
        <Suspense>
          <DayPicker
            {...{ today, least, most }}
            day={isDay(value) ? value : null}
            onClose={close}
            onPick={(day) => {
              close()
              setText(typedDay(day))
              hand(day)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
