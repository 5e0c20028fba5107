import { z } from 'zod'
import { DAY, SECOND, type Instant } from '../../domain/time.ts'
import { newReference, type Keys } from '../secrets.ts'

/** The cookie that tells a browser which users have signed in there. */
export const DEVICE_COOKIE = 'epod_device'
/** Seconds that a browser is known for after a sign-in. */
export const DEVICE_SECONDS = (90 * DAY) / SECOND

/** At a shared desk the last few are known; the cookie must fit into a request's head. */
const MOST_USERS = 5

const knownDevices = z.array(
  z.strictObject({ user_id: z.string(), id: z.string(), until: z.iso.datetime() }),
)

/**
 * Device cookie: a browser's proof, signed with the installation's secret, that these users have
 * signed in there with their passwords. It opens nothing; it only counts wrong passwords apart.
 */
export type KnownDevices = z.infer<typeof knownDevices>

/** Who has signed in in this browser, as its cookie says; nobody where it is none of ours. */
export const devicesIn = (keys: Keys, cookie: string | undefined, now: Instant): KnownDevices => {
  const { data = [] } = knownDevices.safeParse(keys.verified('device', cookie ?? ''))
  return data.filter(({ until }) => Date.parse(until) > Date.parse(now))
}

/** The cookie once this user has signed in too. */
export const deviceCookie = (
  keys: Keys,
  known: KnownDevices,
  user_id: string,
  now: Instant,
): string => {
  const until = new Date(Date.parse(now) + DEVICE_SECONDS * SECOND).toISOString()
  const others = known.filter((device) => device.user_id !== user_id)
  return keys.sign(
    'device',
    [{ user_id, id: newReference(), until }, ...others].slice(0, MOST_USERS),
  )
}
