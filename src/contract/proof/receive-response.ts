import type { Policy } from '../../domain/policy/policy.ts'
import type { Said } from '../call.ts'

/**
 * What is said after receive was answered with this HTTP status: the policy's own text for it, with
 * the order's number filled in, else what is usual (EPOD-10). The policy names statuses because its
 * writers know the wire.
 */
export const receiveResponse = (
  policy: Policy,
  status: number,
  identifier: string,
  usual: Said,
): Said => {
  const own = new Map(Object.entries(policy.screen.receiveResponse)).get(String(status))
  // A function, because a number may hold `$&`.
  return own === undefined
    ? usual
    : { ...usual, text: own.replaceAll('$identifier', () => identifier) }
}
