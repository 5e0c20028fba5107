import { between, MINUTE } from '../time.ts'
import type { Recorded } from './events.ts'

/** Channels by which something is put on record: a sign-in, a party's link, the product itself. */
export const channels = ['account', 'receiver', 'driver', 'system'] as const
/** One of them. */
export type CameBy = (typeof channels)[number]

/** How long before its receipt a device has to say that it happened, to have kept it meanwhile. */
export const KEPT_APART = 2 * MINUTE

/** The channel that an event came by. */
export const channelOf = ({ actor }: Pick<Recorded, 'actor'>): CameBy => {
  if (actor.role === 'system') return 'system'
  if (actor.username !== null) return 'account'
  return actor.role === 'receiver' ? 'receiver' : 'driver'
}

/** Store and forward: did a device keep the event before it could send it (PUBL-07)? */
export const wasKept = ({
  device_time,
  server_time,
}: Pick<Recorded, 'device_time' | 'server_time'>): boolean =>
  device_time !== null && between(device_time, server_time) > KEPT_APART
