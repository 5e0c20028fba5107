/**
 * What still has to go out before the session ends: each is asked to send, and waited for. None may
 * throw.
 */
export const lastWords = new Set<() => Promise<unknown>>()

/** Lets all of that go out. */
export const sayLastWords = (): Promise<unknown> =>
  Promise.all([...lastWords].map((send) => send()))
