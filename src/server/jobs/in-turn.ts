/** Work that is done again whenever somebody wakes it. */
export interface Turns {
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** Does `work` once for each waking that comes after it began, never twice at a time. */
export const inTurn = (work: () => Promise<void>, failed: (error: unknown) => void): Turns => {
  let running: Promise<void> = Promise.resolve()
  let is_waiting = false
  let is_stopped = false
  const turn = async (): Promise<void> => {
    is_waiting = false
    if (!is_stopped) await work().catch(failed)
  }
  return {
    wake: () => {
      // Whoever waits already will see what this one was woken for.
      if (is_stopped || is_waiting) return
      is_waiting = true
      running = running.then(turn)
    },
    stop: async () => {
      is_stopped = true
      await running
    },
  }
}
