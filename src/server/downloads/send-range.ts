import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { byteRangeIn, type ByteRange } from '../../domain/byte-range.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { notFound, Refused } from '../errors.ts'
import { sendDownload, type Download } from './send.ts'

/** A file that lies ready, of which a part may be asked for. */
export interface RangedFile extends Pick<Download, 'type' | 'name'> {
  readonly digest: string
  readonly size: number
  /** The bytes of a part; null where they are gone. */
  readonly read: (range: ByteRange) => Promise<Readable | null>
}

/** What of a request says which part is wanted. */
export interface RangeHeaders {
  readonly range?: string | undefined
  readonly 'if-range'?: string | undefined
}

/**
 * Range request (RFC 9110, section 14): sends the part of a file that is asked for, or all of it,
 * as `sendDownload` does; what was begun of another file is begun anew. Throws Refused 416 for a
 * part that is not there, 404 where the bytes are gone.
 */
export const sendRange = async (
  reply: FastifyReply,
  headers: RangeHeaders,
  { digest, size, read, type, name }: RangedFile,
): Promise<void> => {
  const tag = `"${digest}"`
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag
  const range = byteRangeIn(isSame ? headers.range : undefined, size)
  void reply.headers({ ETag: tag, 'Accept-Ranges': 'bytes' })
  if (range === 'none') {
    void reply.header('Content-Range', `bytes */${size}`)
    throw new Refused(416, sentence('range_not_there'))
  }
  const { from, to } = range === 'whole' ? { from: 0, to: size - 1 } : range
  const stream = await read({ from, to })
  if (!stream) throw notFound()
  const bytes = to - from + 1
  void reply.header('Content-Length', String(bytes))
  if (range !== 'whole') void reply.code(206).header('Content-Range', `bytes ${from}-${to}/${size}`)
  await sendDownload(reply, stream, { type, name, bytes })
}
