import { z } from 'zod'
import { call } from '../call.ts'

/** One line of the live stream: which order changed and how; the page reads the order anew. */
export const liveEvent = z.object({ order_id: z.uuid(), type: z.string(), rev: z.number().int() })
export const live = call({
  method: 'GET',
  url: '/live',
  summary: 'Server-sent events of the orders the caller may see; Last-Event-ID catches up',
  audience: 'account',
  files: { 'text/event-stream': 'one line of JSON an event: {order_id, type, rev}' },
  hears: { 'Last-Event-ID': 'the last event that was read' },
  schema: {
    querystring: z.strictObject({ after: z.string().max(60).optional() }),
    response: { 200: z.any() },
  },
})
