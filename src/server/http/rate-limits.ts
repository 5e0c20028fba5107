import type { FastifyReply } from 'fastify'
import { isFull, takeToken, type Bucket } from '../../domain/token-bucket.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'

/** Buckets that are kept; more keys than that at once are on one node only in an attack. */
const MOST_KEPT = 10_000

/** Tells what is left of a limit and for how many seconds, as the IETF draft has it. */
export const tellLimit = (
  reply: FastifyReply,
  name: string,
  { left, seconds, policy }: { left: number; seconds: number; policy?: string },
): void => {
  void reply.header('RateLimit', `"${name}";r=${left};t=${seconds}`)
  if (policy !== undefined) void reply.header('RateLimit-Policy', `"${name}";${policy}`)
}

/** Tells a caller that has to wait which limit it was, by the code of what it is told. */
export const tellUsedUp = (reply: FastifyReply, { code, said, retry_after }: Refused): void => {
  if (code !== 429 || reply.hasHeader('RateLimit')) return
  tellLimit(reply, said.code.replaceAll('_', '-'), { left: 0, seconds: retry_after ?? 1 })
}

const keep = (buckets: Map<string, Bucket>, id: string, bucket: Bucket, most: number): void => {
  if (buckets.size >= MOST_KEPT && !buckets.has(id))
    for (const [other, kept] of buckets)
      if (buckets.size >= MOST_KEPT || isFull(kept, most, bucket.at)) buckets.delete(other)
  buckets.set(id, bucket)
}

/**
 * Rate limit: counts a call of an API key on this node and tells what is left of its minute. Throws
 * Refused 429 where nothing is.
 */
export const spendOfKey = (
  { caches: { key_buckets }, settings: { api_key_rate: most } }: Deps,
  reply: FastifyReply,
  id: string,
): void => {
  if (most === 0) return
  const { bucket, isTaken, left, seconds } = takeToken(key_buckets.get(id), most, performance.now())
  keep(key_buckets, id, bucket, most)
  tellLimit(reply, 'api-key', { left, seconds, policy: `q=${most};w=60` })
  if (!isTaken) throw new Refused(429, sentence('too_many_calls', most), [], seconds)
}
