import type { OutgoingHttpHeaders } from 'node:http'
import { live } from '../../../contract/orders/live.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../errors.ts'
import { LiveFeed } from '../../live/feed.ts'
import { cursorOf } from '../../live/stream.ts'
import { onceClosed } from '../../once-closed.ts'
import type { Routes } from '../../http/routes.ts'

/** The live stream of changes. */
export const liveRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const feed = new LiveFeed(deps)
    // Before the server stops: open streams would keep it from ending.
    app.addHook('preClose', () => feed.close())
    deps.leaving.onBegin((ms) => feed.leave(ms))
    app.route({
      ...live,
      config: { lasts: true },
      exposeHeadRoute: false,
      handler: async ({ caller, headers, query, log }, reply) => {
        const id = query.after ?? headers['last-event-id']
        const after = id === undefined ? null : cursorOf(String(id))
        if (id !== undefined && after === null)
          throw new Refused(422, sentence('wrong_input'), [
            {
              field: query.after === undefined ? 'Last-Event-ID' : 'after',
              ...sentence('not_found'),
            },
          ])
        const seat = feed.seat(caller)
        reply.hijack()
        const { raw } = reply
        onceClosed(raw, deps.metrics.streaming())
        raw.writeHead(200, {
          ...(reply.getHeaders() as OutgoingHttpHeaders),
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Accel-Buffering': 'no',
          Connection: 'close',
        })
        raw.flushHeaders()
        await feed.open(seat, caller, raw, after).catch((error: unknown) => {
          log.warn({ err: error }, 'a live stream could not be opened')
          raw.destroy()
        })
      },
    })
  }
