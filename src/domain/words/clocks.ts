import type { ClockState } from '../order/clocks.ts'
import { spoken } from './catalogue.ts'

/** What the order's panel and Analysis say of clocks of law and contract. */
export const clockWords = /* @__PURE__ */ spoken('clockWords', {
  title: 'Clocks',
  hint: 'Terms of law and contract on the orders of these days',
  none: 'The configuration has no clocks',
  clock: 'Clock',
  starts: {
    received: 'from receipt',
    accepted: 'from acceptance',
    rejected: 'from refusal',
    claimed: 'from the first claim',
  },
  owers: { buyer: 'buyer', seller: 'seller', transporter: 'transporter', receiver: 'receiver' },
  states: {
    running: 'Running',
    soon: 'Due within 7 days',
    over: 'Over',
    met: 'Met',
  } satisfies Record<ClockState, string>,
  left: (days: number) =>
    days === 0 ? 'last day today' : `${days} ${days === 1 ? 'day' : 'days'} left`,
  over: (days: number) => `over for ${days} ${days === 1 ? 'day' : 'days'}`,
  met: 'claimed in time',
  until: (day: string) => `until ${day}`,
  source: (source: string, day: string | null) =>
    day === null ? source : `${source}; checked ${day}`,
  show: (clock: string, state: string, count: number) => `${clock}, ${state}: show the ${count}`,
  order: 'Order',
  due: 'Last day',
  left_column: 'Days left',
} as const)
