/** A release that never comes, outside of the window for one, holds nothing up for longer. */
const PATIENCE_MS = 5_000

let isPressed = false
const waiting = new Set<() => void>()

const release = (): void => {
  isPressed = false
  // What the press was for is told of it first.
  setTimeout(() => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  })
}
addEventListener('pointerdown', () => (isPressed = true), true)
addEventListener('pointerup', release, true)
addEventListener('pointercancel', release, true)

/**
 * Layout stability: resolves once no pointer is held down, and what was pressed knows of it. A
 * field that is left by a press on a button may change what stands around that button; it must not
 * move away between press and release, or nothing is clicked.
 */
export const released = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isPressed) return resolve()
    waiting.add(resolve)
    setTimeout(resolve, PATIENCE_MS)
  })
