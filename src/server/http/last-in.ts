import type { Server } from 'node:http'

/**
 * Whoever has knocked is let in before the port is closed. The system connects callers by itself,
 * and cuts off those whom nobody has taken over yet: failed calls that a proxy may not send again.
 * All who wait are taken over in the next whole turn of the event loop, after which this closes.
 */
export const letLastIn = (server: Server): void => {
  const close = server.close.bind(server)
  server.close = (closed) => {
    setImmediate(() => setImmediate(() => close(closed)))
    return server
  }
}
