/** Resolves after `ms` milliseconds, or as soon as `stopped` aborts. */
export const waited = (ms: number, stopped: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer)
      stopped.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    stopped.addEventListener('abort', go)
  })

/** Resolves when somebody can see the page, or as soon as `stopped` aborts. */
export const untilVisible = (stopped: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden && !stopped.aborted) return
      document.removeEventListener('visibilitychange', look)
      stopped.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    stopped.addEventListener('abort', look)
    look()
  })
