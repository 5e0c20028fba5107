import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Does an Accept header name this very type? */
export const accepts = (accept: string | undefined, type: string): boolean =>
  (accept ?? '').split(',').some((range) => range.split(';')[0]?.trim().toLowerCase() === type)

/**
 * A stream on its way out: media type and name to save it under, and how much will come (`bytes`
 * about), where that is known beforehand.
 */
export interface Download {
  readonly type: string
  readonly name: string
  readonly rows?: number
  readonly bytes?: number
}

/** A stream that breaks off where `mayGoOn` rejects: its reader may not have more. */
export const asLongAs = (mayGoOn: () => Promise<void>, stream: Readable): Readable =>
  Readable.from(
    (async function* () {
      for await (const chunk of stream) {
        await mayGoOn()
        yield chunk as Buffer
      }
    })(),
    { objectMode: false },
  )

/**
 * Sends a stream to be saved; resolves when it has ended, its reader has gone, or its call's time
 * was over.
 */
export const sendDownload = async (
  reply: FastifyReply,
  stream: Readable,
  { type, name, rows, bytes }: Download,
): Promise<void> => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  // Whatever the name holds: RFC 8187.
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  void reply.headers({
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...(rows === undefined ? {} : { 'EPOD-Rows': String(rows) }),
    ...(bytes === undefined ? {} : { 'EPOD-Expected-Bytes': String(bytes) }),
  })
  await reply.send(stream)
}
