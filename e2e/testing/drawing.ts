import type { Locator, Page } from 'playwright-core'

type Places = readonly (readonly [x: number, y: number])[]
const placesOn = async (canvas: Locator, places: Places): Promise<[x: number, y: number][]> => {
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('there is no canvas')
  return places.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height])
}

/** Draws with the mouse through places that are given as shares of the canvas. */
export const drawOn = async (page: Page, canvas: Locator, places: Places): Promise<void> => {
  for (const [index, [x, y]] of (await placesOn(canvas, places)).entries()) {
    await page.mouse.move(x, y, { steps: 4 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

/** The same with a finger; the browser has to have a touch screen. */
export const fingerOn = async (page: Page, canvas: Locator, places: Places): Promise<void> => {
  const screen = await page.context().newCDPSession(page)
  for (const [index, [x, y]] of (await placesOn(canvas, places)).entries())
    await screen.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
