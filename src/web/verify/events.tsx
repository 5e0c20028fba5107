import type { Disclosed } from '../../domain/credential/disclosed.ts'
import type { ExaminedEvent } from '../../domain/credential/examine.ts'
import { publicWords } from '../../domain/words/public-pages.ts'
import { verifyWords } from '../../domain/words/verify.ts'
import { t } from '../lib/language/language.ts'
import { wholeTime } from './whole-time.ts'

/** What a kind of event is called on this page. */
export const eventName = (type: string): string => {
  if (type === 'rejected') return t(publicWords).rejected
  const names: Readonly<Record<string, string>> = t(verifyWords).event
  return Object.hasOwn(names, type) ? (names[type] ?? type) : t(verifyWords).event.other
}

const MOST_CHARACTERS = 400

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A disclosed value as text, not longer than a page can show. */
export const valueText = (value: unknown): string => {
  const text = isTexts(value)
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? '')
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

const roleName = (role: string): string => {
  const { roles } = t(verifyWords)
  return role === 'receiver' || role === 'driver' || role === 'system' ? roles[role] : roles.office
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value ?? {}).length === 0)

/** The events of a proof, each with when, by which role, and what is disclosed of it. */
export const Events = ({ events }: { events: readonly ExaminedEvent[] }) => (
  <ol className="proven">
    {events.map(({ event, values }, at) => (
      <li key={at}>
        <span className="at">{at + 1}</span>
        <div>
          <strong>{eventName(event.type)}</strong>
          <span className="hint">
            {wholeTime(event.server_time)} · {roleName(event.actor.role)}
          </span>
          <Values values={values.filter(({ value }) => !isEmpty(value))} />
        </div>
      </li>
    ))}
  </ol>
)

const Values = ({ values }: { values: readonly Disclosed[] }) =>
  values.length > 0 && (
    <dl className="values">
      {values.map(({ name, value }, at) => (
        <div key={at}>
          <dt>{name ?? t(verifyWords).file}</dt>
          <dd className={typeof value === 'object' && !isTexts(value) ? 'mono' : undefined}>
            {valueText(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
