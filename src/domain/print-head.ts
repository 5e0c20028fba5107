import { cardsFor } from './cards.ts'
import type { DayKind, DayRange } from './date-range.ts'
import type { Policy } from './policy/policy.ts'
import { formatDay } from './time-format.ts'
import type { Translate } from './words/catalogue.ts'
import { dashboardWords } from './words/dashboard.ts'
import { historyWords } from './words/history.ts'
import { panelWords } from './words/order-panel.ts'
import { printWords } from './words/print-head.ts'
import { tableWords } from './words/table.ts'

/** What the address of a page says, by name. */
export type AddressSays = Readonly<Record<string, unknown>>

type Words = Readonly<Record<string, string>>

const titled = (value: string, titles: Words): string =>
  value
    .split(',')
    .map((one) => titles[one] ?? one)
    .join(', ')

/** `key:value`, as a filter that was picked among the sorts stands in the address. */
const picked = (value: string, t: Translate): string => {
  const [key = '', ...rest] = value.split(':')
  const keys: Words = t(tableWords).filterKeys
  return `${keys[key] ?? key}: ${rest.join(':')}`
}

const inWords = (
  name: string,
  value: string,
  policy: Pick<Policy, 'cards'>,
  t: Translate,
): string => {
  const history = t(historyWords)
  switch (name) {
    case 'need':
      return cardsFor(policy, t).find(({ need }) => need === value)?.label ?? value
    case 'quick':
      return titled(value, t(dashboardWords).quick)
    case 'only':
      return picked(value, t)
    case 'role':
      return titled(value, history.roles)
    case 'channel':
      return titled(value, history.channels)
    case 'action':
      return titled(value, t(panelWords).events)
    default:
      return value
  }
}

const daysIn = ({ from, to }: Partial<DayRange>, t: Translate): string | null => {
  const say = t(printWords)
  if (from !== undefined && to !== undefined)
    return from === to ? formatDay(from, t) : say.days(formatDay(from, t), formatDay(to, t))
  if (from !== undefined) return say.since(formatDay(from, t))
  return to === undefined ? null : say.until(formatDay(to, t))
}

/**
 * The filters of a page as they stand over its table on paper, the days first; `days` are those
 * that hold, also where the address names none, and `kind` is what they are about.
 */
export const printedFilters = (
  address: AddressSays,
  days: Partial<DayRange>,
  kind: DayKind | null,
  policy: Pick<Policy, 'cards'>,
  t: Translate,
): string[] => {
  const say = t(printWords)
  const { span, dispatch, eta, delivery, ...labels } = say.filters
  const shown = daysIn(days, t)
  const label = kind === null ? span : { dispatch, eta, delivery }[kind]
  return [
    ...(shown === null ? [] : [say.filter(label, shown)]),
    ...Object.entries(labels).flatMap(([name, of]) => {
      const value = address[name]
      return typeof value === 'string' && value !== ''
        ? [say.filter(of, inWords(name, value, policy, t))]
        : []
    }),
  ]
}
