import type { Viewer } from './viewer.ts'

/**
 * System principal: the product itself, which acts for a client and by its policy: a timer, what a
 * provider tells, what somebody has set going.
 */
export const systemFor = (client_id: string, client: string): Viewer => ({
  client_id,
  client,
  username: null,
  user_id: null,
  reach: { kind: 'client' },
  link: null,
})

/** Who is on record where the product acted by itself. */
export const systemActor = { username: null, role: 'system', link_id: null } as const
