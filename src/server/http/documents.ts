import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sentence } from '../../domain/words/sentence.ts'
import { notFound, Refused } from '../errors.ts'

/** A built page, as it is and as it was compressed beforehand. */
export type BuiltDocument = Readonly<Partial<Record<'plain' | 'br' | 'gzip', Buffer>>>

const read = async (path: string): Promise<{ bytes?: Buffer }> => {
  try {
    return { bytes: await readFile(path) }
  } catch {
    return {}
  }
}

/** Reads one of the built pages; without `plain` where there is none. */
export const readDocument = async (path: string): Promise<BuiltDocument> => {
  const [plain, br, gzip] = await Promise.all(['', '.br', '.gz'].map((end) => read(path + end)))
  return {
    ...(plain?.bytes && { plain: plain.bytes }),
    ...(br?.bytes && { br: br.bytes }),
    ...(gzip?.bytes && { gzip: gzip.bytes }),
  }
}

/** Does a caller take this coding by its name? What it does not want has a weight of nothing. */
const takes = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((entry) => {
    const [name = '', ...weight] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !weight.some((one) => /^q=0(?:\.0*)?$/.test(one))
  })

/**
 * Answers a page from memory, whole whatever range is asked for. It has no version of its own, so
 * that a caller who wants a certain one is refused. Throws Refused.
 */
export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: BuiltDocument,
): FastifyReply => {
  if (!document.plain) throw notFound()
  if ((request.headers['if-match'] ?? '*') !== '*') throw new Refused(412, sentence('not_parsable'))
  const accepted = request.headers['accept-encoding'] ?? ''
  const coding = (['br', 'gzip'] as const).find((one) => document[one] && takes(accepted, one))
  if (coding) void reply.header('Content-Encoding', coding)
  return reply
    .headers({ 'Cache-Control': 'no-store', Vary: 'accept-encoding' })
    .type('text/html; charset=utf-8')
    .send(document[coding ?? 'plain'])
}
