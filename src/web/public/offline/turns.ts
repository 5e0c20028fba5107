/** Name of the lock, of the channel between tabs, and of the browser's own reminder. */
export const SYNC_TAG = 'epod-outbox'

/**
 * One sender at a time, in all tabs and the service worker, by a Web Lock. Asked for while it waits
 * for its turn, it is one turn; asked for while it runs, it runs once more, since it may have
 * looked at what there is already.
 */
export const atOnce = (work: () => Promise<void>): (() => Promise<void>) => {
  let next: Promise<void> | null = null
  const run = async (): Promise<void> => {
    next = null
    await work()
  }
  let last: Promise<void> = Promise.resolve()
  // Older phones have no such thing, whatever the types say; there the keys alone keep what is sent
  // twice from counting twice.
  const locks = navigator.locks as LockManager | undefined
  const inTurn = (): Promise<void> => (locks ? locks.request(SYNC_TAG, run) : run())
  return () => {
    next ??= last = last.then(inTurn, inTurn)
    return next
  }
}

/** Watchdog timer: `over` resolves once nothing was `heard` for so many ms, from now on. */
export const newPatience = (ms: number): { over: Promise<void>; heard: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let end = (): void => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const heard = (): void => {
    clearTimeout(timer)
    timer = setTimeout(end, ms)
  }
  heard()
  return { over, heard }
}
