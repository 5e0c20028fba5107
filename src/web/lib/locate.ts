import type { GeoPoint } from '../../domain/order/order.ts'

const PATIENCE_MS = 12_000

/**
 * Where the phone says it is, as [latitude, longitude], or why it does not: the person refused, or
 * nothing came for 12 s. Never rejects.
 */
export const whereabouts = (): Promise<GeoPoint | 'denied' | 'unavailable'> =>
  new Promise((resolve) => {
    // The browser's own timeout does not run while it waits for the person's permission.
    setTimeout(() => resolve('unavailable'), PATIENCE_MS)
    // Old WebViews have no such object, whatever the types say.
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: PATIENCE_MS, maximumAge: 60_000, enableHighAccuracy: true },
    )
  })

/** Where the phone says it is, for what goes on without a place: empty where there is none. */
export const locate = async (): Promise<GeoPoint | []> => {
  const here = await whereabouts()
  return typeof here === 'string' ? [] : here
}
