import type { Translate } from './catalogue.ts'
import { spoken } from './catalogue.ts'
import { LANE, type Dimension } from '../scorecard.ts'

/** What the scorecard of Analysis says, and its download. */
export const scorecardWords = /* @__PURE__ */ spoken('scorecardWords', {
  title: 'Scorecard',
  hint: 'Press a column to sort by it. Press a figure to see its orders.',
  compared: (before: string) => `‘before’: the same figure of ${before}.`,
  by: 'Rows by',
  and: 'And by',
  alone: 'Nothing else',
  dimensions: {
    transporter: 'Transporter',
    source: 'Source',
    destination: 'Destination',
    lane: 'Lane',
    reason: 'Reason',
    rating: 'Rating',
    response: 'Answer to messages',
    month: 'Month',
  },
  columns: {
    orders: 'Orders',
    on_time: 'Closed on time',
    late: 'Late',
    hours_late: 'Hours late',
    exceptions: 'Exceptions',
    rejected: 'Rejected',
    rating: 'Rating',
    attempted: 'Failed attempts',
    contradicted: 'Contradicted',
  },
  measures: {
    orders: 'Orders',
    closed: 'Closed',
    on_time: 'Closed on time',
    late: 'Late',
    exceptions: 'Closed with exception',
    rejected: 'Rejected',
    rated: 'Rated',
    attempted: 'With a failed attempt',
    answered: 'Attempts that the receiver spoke of',
    contradicted: 'Attempts that the receiver contradicts',
  },
  before: (figure: string) => `before: ${figure}`,
  beforeColumn: (column: string) => `${column}, before`,
  none: 'None',
  nameless: { transporter: 'No transporter', source: 'No name', destination: 'No name' },
  total: 'All',
  others: (count: number) => `${count} more`,
  closedColumn: 'Closed',
  reasons: {
    damaged: 'Damaged',
    shortage: 'Short or missing',
    wrong: 'Wrong goods',
    expired: 'Expired',
    delayed: 'Delayed',
    other: 'Something else',
  },
  responses: {
    within_4_hours: 'Closed within 4 hours',
    within_a_day: 'Closed within a day',
    later: 'Closed later',
    waiting: 'Still open',
  },
  stars: (count: string) => `${count} of 5`,
  downloadTable: (name: string) => `Download ${name}`,
  show: (what: string, group: string, count: string) => `${what}, ${group}: show the ${count}`,
  marked: (what: string, group: string) => `${what}: ${group}`,
  close: 'Close',
  count: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  pages: 'Pages',
  order: 'Order',
  from: 'From',
  to: 'To',
  carrier: 'Transporter',
  dispatched: 'Dispatched',
  late_by: 'Late by',
  noOrders: 'No orders here',
} as const)

const worded: Readonly<
  Partial<Record<Dimension, (name: string, t: Translate) => string | undefined>>
> = {
  lane: (name, t) =>
    name
      .split(LANE)
      .map((place) => place || t(scorecardWords).nameless.destination)
      .join(' → '),
  reason: (name, t) =>
    (t(scorecardWords).reasons as Readonly<Partial<Record<string, string>>>)[name],
  response: (name, t) =>
    (t(scorecardWords).responses as Readonly<Partial<Record<string, string>>>)[name],
  rating: (name, t) => t(scorecardWords).stars(name),
}

/**
 * What a group of a dimension is called. What nobody gave, or what was erased, has one name
 * wherever it is met, however it was written.
 */
export const groupName = (dimension: Dimension, name: string | null, t: Translate): string => {
  if (name) return worded[dimension]?.(name, t) ?? name
  const { none, nameless } = t(scorecardWords)
  return (nameless as Readonly<Partial<Record<Dimension, string>>>)[dimension] ?? none
}
