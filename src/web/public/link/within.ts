/** Time-out: what is awaited, or null where that takes longer than so many ms. */
export const within = <T>(awaited: Promise<T>, ms: number): Promise<T | null> =>
  Promise.race([awaited, new Promise<null>((resolve) => setTimeout(resolve, ms, null))])
