/**
 * Time-out: what is awaited, or null where that takes longer than so many ms; than the phone's
 * memory may take to open unless said otherwise.
 */
export const within = <T>(awaited: Promise<T>, ms = 5_000): Promise<T | null> =>
  Promise.race([awaited, new Promise<null>((resolve) => setTimeout(resolve, ms, null))])
