import { z } from 'zod'
import { call } from '../call.ts'
import { LIVE_POSITION } from './live-position.ts'

/** One line of the live stream: which order changed and how; the page reads the order anew. */
export const liveEvent = z.object({ order_id: z.uuid(), type: z.string(), rev: z.number().int() })
/** What a call declares as told whose answers the live stream keeps up to date. */
export const livePosition = {
  [LIVE_POSITION]:
    'optional: a place in the log of changes that the answer is at least as new as. Give it to ' +
    'GET /live as Last-Event-ID, and that tells what the answer may not have',
} as const

export const live = call({
  method: 'GET',
  url: '/live',
  summary: 'Server-sent events of the orders the caller may see; Last-Event-ID catches up',
  audience: 'account',
  files: { 'text/event-stream': 'one line of JSON an event: {order_id, type, rev}' },
  hears: {
    'Last-Event-ID':
      'the last event that was read, or the oldest Live-Position of the answers at hand. Where ' +
      'the first id of the stream is another, it begins there: ask for everything again',
  },
  schema: {
    querystring: z.strictObject({ after: z.string().max(60).optional() }),
    response: { 200: z.any() },
  },
})
