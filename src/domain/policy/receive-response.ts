import type { Policy } from './policy.ts'

/**
 * What is said after receive was answered with this HTTP status: the policy's own text for it, with
 * the order's number filled in, else `message` (EPOD-10).
 */
export const receiveResponse = (
  policy: Policy,
  status: number,
  identifier: string,
  message: string,
): string =>
  // A function, because a number may hold `$&`.
  new Map(Object.entries(policy.screen.receiveResponse))
    .get(String(status))
    ?.replaceAll('$identifier', () => identifier) ?? message
