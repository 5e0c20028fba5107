import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Instant } from '../../domain/time.ts'

const instant = z.iso.datetime()

/**
 * What the sender's clock showed as the request left, in its header Device-Time; null where it does
 * not say, or says no instant. A header, since each try of one request has its own, while the body
 * is the same under one Idempotency-Key.
 */
export const deviceNowOf = ({ headers }: FastifyRequest): Instant | null =>
  instant.safeParse(headers['device-time']).data ?? null
