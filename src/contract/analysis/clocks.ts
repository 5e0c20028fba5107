import { z } from 'zod'
import { issueText } from '../../domain/field-errors.ts'
import { clockStates } from '../../domain/order/clocks.ts'
import { clockOwers, clockStarts } from '../../domain/policy/clock-settings.ts'
import { MARKED_A_PAGE } from '../../domain/scorecard.ts'
import { answer, call, orderId } from '../call.ts'
import { day, inOrder } from '../orders/days.ts'

const count = z.number().int()
const clockFigures = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    from: z.enum(clockStarts),
    days: count,
    owed_by: z.enum(clockOwers),
    source: z.string(),
    checked_on: z.string().nullable(),
    counts: z.object({ running: count, soon: count, over: count, met: count }),
  }),
)
export type ClockFigures = z.infer<typeof clockFigures>

const asked = { from: day.optional(), to: day.optional() }
const ordered = { path: ['to'], message: issueText('day_after') }

export const clocksReport = call({
  method: 'GET',
  url: '/analysis/clocks',
  audience: 'account',
  timeout: 30_000,
  summary:
    'The policy’s clocks of law and contract, and how many orders dispatched on these days have ' +
    'each of them running, due within 7 days, over, or met',
  schema: {
    querystring: z.strictObject(asked).refine(inOrder, ordered),
    response: { 200: answer({ result: clockFigures }) },
  },
})

const clockOrders = z.object({
  orders: z.array(
    z.object({
      _id: orderId,
      identifier: z.string(),
      destination: z.string(),
      last_day: z.string().describe('YYYY-MM-DD in the client’s zone; it counts to its end'),
      days_left: count.describe('0 on the last day, less after it'),
    }),
  ),
  total: count,
})
export type ClockOrders = z.infer<typeof clockOrders>

export const clocksOrders = call({
  method: 'GET',
  url: '/analysis/clocks/orders',
  audience: 'account',
  timeout: 30_000,
  summary: `The orders that a clock’s figure counts, the most urgent first, ${MARKED_A_PAGE} a page`,
  schema: {
    querystring: z
      .strictObject({
        ...asked,
        key: z.string().max(40),
        state: z.enum(clockStates),
        offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      })
      .refine(inOrder, ordered),
    response: { 200: answer({ result: clockOrders }) },
  },
})
