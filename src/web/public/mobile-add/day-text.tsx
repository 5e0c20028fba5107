import { useContext, useState } from 'react'
import { isDay } from '../../../domain/time.ts'
import { readDay, typedDay } from '../../../domain/typed-day.ts'
import { phoneHelpWords } from '../../../domain/words/phone-help.ts'
import { t } from '../../lib/language/language.ts'
import { Field } from '../kit/field.tsx'
import { FormContext } from './form-context.ts'
import { textAt } from './typed.ts'

interface DayTextProps {
  readonly path: string
  readonly label: string
}

/** Today on this phone, for years that are left out. */
const todayHere = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/**
 * Date field: typed day first, or picked from the phone's own calendar beside it (DESK-08). Shown
 * as dd-mm-yyyy whatever the phone's language. What is no day is handed on as it was typed.
 */
export const DayText = ({ path, label }: DayTextProps) => {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field needs its form')
  const say = t(phoneHelpWords)
  const value = textAt(form.values, path)
  const [text, setText] = useState(() => typedDay(value))
  const [isLeft, setLeft] = useState(false)
  const [given, setGiven] = useState(value)
  // Somebody else changed it: the form of the next consignment.
  if (given !== value) {
    setGiven(value)
    setText(typedDay(value))
  }
  const hand = (shown: string, next: string): void => {
    setText(shown)
    setGiven(next)
    form.type(path, next)
  }
  const isWrong = isLeft && value !== '' && !isDay(value)
  return (
    <div className="day-text">
      <Field
        name={path}
        label={label}
        value={text}
        problem={form.problems.get(path) ?? (isWrong ? say.noDay : null)}
        aria-required={form.needed?.has(path)}
        placeholder={say.typed}
        inputMode="numeric"
        maxLength={30}
        onChange={(typed) => hand(typed, readDay(typed, todayHere()) ?? typed.trim())}
        onBlur={() => {
          setLeft(true)
          setText(typedDay(value))
        }}
      />
      <input
        type="date"
        className="day-pick"
        aria-label={say.pick}
        tabIndex={-1}
        value={isDay(value) ? value : ''}
        onChange={({ target }) => {
          if (target.value !== '') hand(typedDay(target.value), target.value)
        }}
      />
    </div>
  )
}
