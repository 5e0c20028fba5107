import type { Page } from 'playwright-core'

/**
 * Makes a page's phone find its place no sooner than the test says; answers how it does, a minute
 * after what was pressed before, and when that was at the latest.
 */
export const latePlace = async (page: Page): Promise<() => Promise<number>> => {
  const found = await page.evaluateHandle(() => {
    const waiting: PositionCallback[] = []
    navigator.geolocation.getCurrentPosition = (tell) => void waiting.push(tell)
    return waiting
  })
  return async () => {
    await page.waitForFunction((waiting) => waiting.length > 0, found)
    const pressed_by = await page.evaluate(() => Date.now())
    await page.clock.setFixedTime(pressed_by + 60_000)
    await found.evaluate((waiting) => {
      const coords = { latitude: 18.5, longitude: 73.8 } as GeolocationCoordinates
      const place = { coords, timestamp: Date.now() } as GeolocationPosition
      for (const tell of waiting) tell(place)
    })
    return pressed_by
  }
}
