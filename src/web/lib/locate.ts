import type { Place } from '../../domain/order/order.ts'

const PATIENCE_MS = 12_000

/** Where the phone says it is, as [latitude, longitude]; empty where the person refuses, or says nothing for 12 s. Never rejects. */
export const locate = (): Promise<Place | []> =>
  new Promise((resolve) => {
    // The browser's own timeout does not run while it waits for the person's permission.
    setTimeout(() => resolve([]), PATIENCE_MS)
    // Old WebViews have no such object, whatever the types say.
    if (!('geolocation' in navigator)) return resolve([])
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      () => resolve([]),
      { timeout: PATIENCE_MS, maximumAge: 60_000, enableHighAccuracy: true },
    )
  })
