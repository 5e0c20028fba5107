import { z } from 'zod'
import { issueText } from '../../domain/field-errors.ts'
import { owedAges, OWED_A_PAGE } from '../../domain/order/parties/missing-step-ages.ts'
import { stepParties, proofSteps } from '../../domain/order/parties/step.ts'
import { answer, call, orderId } from '../call.ts'
import { day, inOrder } from '../orders/days.ts'

const count = z.number().int()
const tally = {
  total: count,
  closed: count,
  closed_on_time: count.describe('closed, and not after the ETA'),
}
const share = z.object({ name: z.string().nullable(), ...tally })
const period = z.object({ from: z.string(), to: z.string(), ...tally })

const figures = z.object({
  from: z.string(),
  to: z.string(),
  totals: z.object({
    ...tally,
    closed_exception: count,
    rejected: count,
    open_on_time: count,
    open_delayed: count,
  }),
  time_to_close: z
    .object({ half: z.number().nullable(), nine_in_ten: z.number().nullable() })
    .describe('ms from dispatch within which so many of the closed were closed'),
  unit: z.enum(['day', 'week', 'month']),
  volume: z.array(period).describe('by day of dispatch; in a long range by week or month'),
  ageing: z
    .array(
      z.object({
        from: z.string().nullable(),
        to: z.string(),
        least: count,
        most: count.nullable(),
        open_on_time: count,
        open_delayed: count,
      }),
    )
    .describe('all open orders that were dispatched by today, by days since dispatch'),
  by_source: z.array(share),
  by_destination: z.array(share),
  by_transporter: z.array(share),
})
export type Figures = z.infer<typeof figures>

export const analysis = call({
  method: 'GET',
  url: '/analysis',
  summary:
    'Figures of the orders dispatched on these days, by default the last 30; ' +
    'the ten largest of each kind',
  audience: 'account',
  timeout: 30_000,
  schema: {
    querystring: z
      .strictObject({ from: day.optional(), to: day.optional() })
      .refine(inOrder, { path: ['to'], message: issueText('day_after') }),
    response: { 200: answer({ result: figures }) },
  },
})

const party = z.enum(stepParties)
const owedFigures = z.object({
  counts: z
    .array(z.object({ party, age: count.describe('place in ages'), orders: count }))
    .describe(
      'open orders whose proof lacks something, by who owes it and for how long; ' +
        'those of none are left out',
    ),
  ages: z.array(z.object({ least: count, most: count.nullable() })).describe('whole days'),
  is_all: z
    .boolean()
    .describe(
      'false where there are more open orders than were looked at: those longest on their way were',
    ),
  orders: z.array(
    z.object({
      _id: orderId,
      identifier: z.string(),
      destination: z.string(),
      party,
      age: count,
      steps: z.array(z.enum(proofSteps)),
      since: z.iso.datetime(),
    }),
  ),
  total: count.describe('of those asked for'),
})
export type OwedFigures = z.infer<typeof owedFigures>

export const owedReport = call({
  method: 'GET',
  url: '/analysis/owed',
  audience: 'account',
  timeout: 30_000,
  summary:
    'Open proofs by who owes them and for how long, and the orders behind one of these figures, ' +
    `${OWED_A_PAGE} a page`,
  schema: {
    querystring: z.strictObject({
      party: party.optional(),
      age: z.coerce
        .number()
        .int()
        .min(0)
        .max(owedAges.length - 1)
        .optional(),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: { 200: answer({ result: owedFigures }) },
  },
})
