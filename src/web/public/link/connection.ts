import { retryPause } from './retry-pause.ts'

/** Waiting for a connection. */
export interface Connection {
  /**
   * Ends by itself after a growing while of at least `least_ms`, at once when the network returns,
   * or when the person asks for it.
   */
  pause: (tries: number, least_ms: number) => Promise<void>
  retryNow: () => void
}

/** A connection to wait for; one action waits at a time. */
export const newConnection = (): Connection => {
  let wake = (): void => {}
  const pause = async (tries: number, least_ms: number): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      timer = setTimeout(resolve, retryPause(tries, least_ms))
      addEventListener('online', wake, { once: true })
    })
    clearTimeout(timer)
    removeEventListener('online', wake)
  }
  return { pause, retryNow: () => wake() }
}
