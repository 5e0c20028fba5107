import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'
import { onceClosed } from '../once-closed.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds to be answered in. */
    deadline?: number
  }
  interface FastifyRequest {
    /** Aborts once nobody waits for the answer any more, or it came to be too late. */
    readonly ended: AbortSignal
  }
}

const RETRY_AFTER_SECONDS = 5

const ends = new WeakMap<FastifyRequest, AbortController>()

/**
 * Answers 503 for a call that takes longer than it declares once its body has arrived; an answer
 * that is half sent by then is cut off.
 */
export const keepDeadlines = (app: FastifyInstance): void => {
  app.decorateRequest('ended', {
    getter() {
      // A request that never reached the hooks has ended.
      return ends.get(this)?.signal ?? AbortSignal.abort()
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    const end = new AbortController()
    ends.set(request, end)
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) end.abort(late())
    })
    done()
  })
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const answer = handler.call(this, request, reply)
      return answer instanceof Promise
        ? answer.catch((error: unknown) => {
            // It failed because it was ended, and the answer has gone out.
            if (!reply.sent || error !== request.ended.reason) throw error
          })
        : answer
    }
  })
  const timers = new Map<FastifyRequest, NodeJS.Timeout>()
  const leave = (request: FastifyRequest): void => {
    clearTimeout(timers.get(request))
    timers.delete(request)
  }
  // How long a body may be on its way is bounded elsewhere.
  app.addHook('preValidation', (request, reply, done) => {
    const { deadline } = request.routeOptions.config
    if (deadline !== undefined) {
      timers.set(request, setTimeout(endLate, deadline, request, reply))
      onceClosed(reply.raw, () => leave(request))
    }
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request)
    done()
  })
}

const late = (): Refused => new Refused(503, sentence('busy'), [], RETRY_AFTER_SECONDS)

const endLate = (request: FastifyRequest, reply: FastifyReply): void => {
  ends.get(request)?.abort(late())
  if (reply.sent) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else void reply.send(late())
}
