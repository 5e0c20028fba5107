import type { Server } from 'node:http'

/** However much comes, it is closed after so long. */
const MOST_MS = 1_000
/** A turn that took longer had work to do, and somebody may have knocked meanwhile. */
const QUIET_MS = 0.5

/**
 * Whoever has knocked is let in before the port is closed. The system connects callers by itself,
 * and cuts off those whom nobody has taken over yet: failed calls that a proxy may not send again.
 * This closes right after a whole turn of the event loop in which nobody came and nothing was
 * asked.
 */
export const letLastIn = (server: Server): void => {
  const close = server.close.bind(server)
  let came = 0
  for (const event of ['connection', 'request']) server.on(event, () => (came += 1))
  const afterQuiet = (work: () => void, until = performance.now() + MOST_MS): void => {
    const [before, began] = [came, performance.now()]
    setImmediate(() => {
      const now = performance.now()
      if ((came === before && now - began < QUIET_MS) || now > until) work()
      else afterQuiet(work, until)
    })
  }
  server.close = (closed) => {
    // The rest of this turn is none.
    setImmediate(() => afterQuiet(() => close(closed)))
    return server
  }
}
