import type { FastifyRequest } from 'fastify'
import { nowHere } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { networkOf } from '../network.ts'
import { DEVICE_COOKIE, devicesIn } from './known-devices.ts'
import type { Browser } from './who-tries.ts'

/** The browser's own name for itself, which it may have made up; null where it says none. */
export const agentOf = (request: FastifyRequest): string | null =>
  request.headers['user-agent'] ?? null

/** The browser that a request comes from, with who has signed in there before. */
export const browserOf = (deps: Deps, request: FastifyRequest): Browser => ({
  network: networkOf(request.ip),
  known: devicesIn(deps.keys, request.cookies[DEVICE_COOKIE], nowHere(deps)),
  user_agent: agentOf(request),
})
