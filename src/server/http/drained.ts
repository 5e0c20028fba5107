import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 67_108_864
const MOST_MS = 10_000

/**
 * Reads what is left of a refused body and throws it away, up to 64 MB and for up to 10 s. Many
 * senders read only after they have written all, and would find the connection closed instead of
 * their answer.
 */
export const drained = async (body: IncomingMessage): Promise<void> => {
  if (
    body.readableEnded ||
    body.destroyed ||
    Number(body.headers['content-length'] ?? 0) > MOST_BYTES
  )
    return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, MOST_MS)
  let bytes = 0
  const count = (chunk: Buffer): void => {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) resolve()
  }
  body.on('data', count).once('end', resolve).once('close', resolve).resume()
  await promise
  clearTimeout(timer)
  body.off('data', count)
}
