import { z } from 'zod'
import { issueText } from '../../domain/field-errors.ts'
import {
  countedMeasures,
  dimensions,
  MARKED_A_PAGE,
  scorecardSorts,
} from '../../domain/scorecard.ts'
import { answer, call, orderId } from '../call.ts'
import { day, inOrder } from '../orders/days.ts'

const count = z.number().int()
const measures = z.object({
  orders: count,
  closed: count,
  on_time: count.describe('closed, and not after the ETA'),
  late: count.describe('ended after the ETA, or open and past it'),
  late_ms: z.number().describe('by how much these were late, or have been so far'),
  exceptions: count.describe('closed with an exception'),
  rejected: count,
  rated: count,
  rating_sum: count,
  attempted: count.describe('with an attempt that failed'),
  answered: count.describe('of whose attempts the receiver said whether somebody came'),
  contradicted: count.describe('where somebody is said to have come, and the receiver denies it'),
})
const name = z
  .string()
  .nullable()
  .describe('null where it is unknown, empty or NA; of a lane both places with U+001F between them')
const group = z.object({
  name,
  and: name.optional().describe('of the second dimension, where there is one'),
  now: measures,
  before: measures.describe('in the period before, of as many days'),
})
export type ScorecardGroup = z.infer<typeof group>

const scorecardFigures = z.object({
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }),
  groups: z.array(group),
  others: count.describe('groups that are on no page up to this'),
  total: z.object({ now: measures, before: measures }),
})
export type Scorecard = z.infer<typeof scorecardFigures>

const asked = {
  from: day.optional(),
  to: day.optional(),
  by: z.enum(dimensions).default('transporter'),
  and: z.enum(dimensions).optional().describe('a second dimension, beside the first'),
}
const ordered = { path: ['to'], message: issueText('day_after') }

export const scorecard = call({
  method: 'GET',
  url: '/analysis/scorecard',
  audience: 'account',
  timeout: 30_000,
  summary:
    'Figures of the orders dispatched on these days, group by group, the worst first, each beside ' +
    'the period before: 50 a page as JSON, at most 10,000 where text/csv is accepted',
  schema: {
    querystring: z
      .strictObject({
        ...asked,
        sort: z.enum(scorecardSorts).default('on_time'),
        direction: z.enum(['asc', 'desc']).optional().describe('the worst first without it'),
        offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      })
      .refine(inOrder, ordered),
    response: { 200: answer({ result: scorecardFigures }) },
  },
})

const member = z.string().max(500).optional()
const markedOrders = z.object({
  orders: z.array(
    z.object({
      _id: orderId,
      identifier: z.string(),
      source: z.string(),
      destination: z.string(),
      transporter: z.string().nullable(),
      dispatched_at: z.iso.datetime(),
      late_ms: z.number().nullable(),
    }),
  ),
  total: count,
})
export type MarkedOrders = z.infer<typeof markedOrders>

export const scorecardOrders = call({
  method: 'GET',
  url: '/analysis/scorecard/orders',
  audience: 'account',
  timeout: 30_000,
  summary: `The orders that a figure of the scorecard counts, newest dispatch first, ${MARKED_A_PAGE} a page`,
  schema: {
    querystring: z
      .strictObject({
        ...asked,
        measure: z.enum(countedMeasures).default('orders'),
        period: z.enum(['now', 'before']).default('now'),
        name: member.describe('of the group; empty for none, left out for all of them'),
        and_name: member.describe('the same of the second dimension'),
        offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      })
      .refine(inOrder, ordered),
    response: { 200: answer({ result: markedOrders }) },
  },
})
