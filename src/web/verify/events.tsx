import type { ExaminedEvent } from '../../domain/credential/examine.ts'
import { correctedField } from '../../domain/credential/told-ending.ts'
import { toldValues, type ToldValue } from '../../domain/credential/told-values.ts'
import { valueText } from '../../domain/credential/value-text.ts'
import { eventName, fieldName, roleName, wordedValue } from './names.ts'
import { wholeTime } from './whole-time.ts'

const MOST_CHARACTERS = 400

/** A disclosed value as text, not longer than a page can show. */
export const shortText = (value: unknown): string => {
  const text = valueText(value, wholeTime)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

/** What a kind of event is called; of a correction, with what was put right. */
const titleOf = (one: ExaminedEvent): string => {
  const field = correctedField(one)
  const name = eventName(one.event.type)
  return field === null ? name : `${name}: ${fieldName({ field, is_own: false })}`
}

/** The events of a proof, each with when, by which role, and what is disclosed of it. */
export const Events = ({ events }: { events: readonly ExaminedEvent[] }) => (
  <ol className="proven">
    {events.map((one, at) => (
      <li key={at}>
        <span className="at">{at + 1}</span>
        <div>
          <strong>{titleOf(one)}</strong>
          <span className="hint">
            {wholeTime(one.event.server_time)} · {roleName(one.event.actor.role)}
          </span>
          <Values values={toldValues(one)} />
        </div>
      </li>
    ))}
  </ol>
)

const MOST_STARS = 5

const toldText = (told: ToldValue): string => {
  const { field, is_own, values } = told
  const text = shortText(wordedValue(told, values.length === 1 ? values[0] : values))
  return field === 'rating' && !is_own ? `${text} / ${MOST_STARS}` : text
}

const Values = ({ values }: { values: readonly ToldValue[] }) =>
  values.length > 0 && (
    <dl className="values">
      {values.map((told, at) => (
        <div key={at}>
          <dt>{fieldName(told)}</dt>
          <dd className={told.field === 'file' && !told.is_own ? 'mono' : undefined}>
            {toldText(told)}
          </dd>
        </div>
      ))}
    </dl>
  )
