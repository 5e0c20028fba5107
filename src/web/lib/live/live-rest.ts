let resting = 0
const listeners = new Set<() => void>()
const change = (by: 1 | -1): void => {
  resting += by
  listeners.forEach((listener) => listener())
}

/**
 * Lets the page rest from changes while it makes thousands of them itself; gives the way to end
 * that, after which it looks at everything again.
 */
export const restFromLive = (): (() => void) => {
  change(1)
  let isOver = false
  return () => {
    if (!isOver) change(-1)
    isOver = true
  }
}

/** Does the page rest? For `useSyncExternalStore`, with `onRest`. */
export const isResting = (): boolean => resting > 0

/** Calls `listener` when a rest begins or ends; gives the way to stop. */
export const onRest = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
