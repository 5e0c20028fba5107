/** A release that never comes, outside of the window for one, holds nothing up for longer. */
const PATIENCE_MS = 5_000

let isPressed = false
const waiting = new Set<() => void>()

const press = (): void => void (isPressed = true)
const release = (): void => {
  isPressed = false
  // What the press was for is told of it first.
  setTimeout(() => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  })
}

/** Notices when a pointer is held down, until it is told to stop; what waits then goes on. */
export const watchPresses = (): (() => void) => {
  addEventListener('pointerdown', press, true)
  addEventListener('pointerup', release, true)
  addEventListener('pointercancel', release, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('pointerup', release, true)
    removeEventListener('pointercancel', release, true)
    release()
  }
}

/**
 * Layout stability: resolves once no pointer is held down, and what was pressed knows of it; at
 * once where nobody watches. A field that is left by a press on a button may change what stands
 * around that button; it must not move away between press and release, or nothing is clicked.
 */
export const released = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isPressed) return resolve()
    waiting.add(resolve)
    setTimeout(resolve, PATIENCE_MS)
  })
