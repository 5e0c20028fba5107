import { z } from 'zod'
import { managementWords } from '../domain/words/management.ts'
import { answer, call } from './call.ts'
import { day, inOrder } from './days.ts'

const count = z.number().int()
const tally = { total: count, closed: count, closed_on_time: count.describe('closed, and not after the ETA') }
const share = z.object({ name: z.string().nullable(), ...tally })
const period = z.object({ from: z.string(), to: z.string(), ...tally })

const figures = z.object({
  from: z.string(), to: z.string(),
  totals: z.object({ ...tally, closed_exception: count, rejected: count, open_on_time: count, open_delayed: count }),
  time_to_close: z.object({ half: z.number().nullable(), nine_in_ten: z.number().nullable() }).describe('ms from dispatch within which so many of the closed were closed'),
  unit: z.enum(['day', 'week', 'month']), volume: z.array(period).describe('by day of dispatch; in a long range by week or month'),
  ageing: z.array(z.object({ from: z.string().nullable(), to: z.string(), least: count, most: count.nullable(), open_on_time: count, open_delayed: count })).describe('all open orders by days since dispatch'),
  by_source: z.array(share), by_destination: z.array(share), by_transporter: z.array(share),
})
export type Figures = z.infer<typeof figures>

export const analysis = call({
  method: 'GET', url: '/analysis', summary: 'Figures of the orders dispatched on these days, by default the last 30; the ten largest of each kind', audience: 'account',
  schema: {
    querystring: z.strictObject({ from: day.optional(), to: day.optional() }).refine(inOrder, { path: ['to'], message: managementWords.dayAfter }),
    response: { 200: answer({ result: figures }) },
  },
})
