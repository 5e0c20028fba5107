/** What of a registered service worker is looked at here. */
interface Installing extends Pick<EventTarget, 'addEventListener'> {
  readonly state: string
}
interface Registered {
  readonly installing: Installing | null
  readonly active: unknown
}

/**
 * Pauses in ms before each further try: the line may have gone, or the page been left, while the
 * files came.
 */
export const PAUSES: readonly number[] = [5_000, 30_000, 120_000]

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Whether a worker has all its files; one that serves already has. */
const isInstalled = async (register: () => Promise<Registered>): Promise<boolean> => {
  const { installing, active } = await register()
  if (active !== null || installing === null) return true
  return new Promise((resolve) => {
    const look = (): void => {
      if (installing.state !== 'installing') resolve(installing.state !== 'redundant')
    }
    installing.addEventListener('statechange', look)
    look()
  })
}

/**
 * Registers the worker that keeps the page's files, and again where it did not get them all;
 * whether it has them in the end.
 */
export const keepFiles = async (
  register: () => Promise<Registered>,
  wait = pause,
): Promise<boolean> => {
  for (const ms of [0, ...PAUSES]) {
    if (ms > 0) await wait(ms)
    if (await isInstalled(register).catch(() => false)) return true
  }
  return false
}

/** The browser's workers, as far as they are looked at here. */
interface Workers {
  readonly controller: unknown
  readonly ready: Promise<{ readonly active: { postMessage(message: unknown): void } | null }>
}

/** What a page says to a worker that serves, but not this page. */
export const TAKE_ME = 'take-me'

/**
 * Asks the worker to serve this page where it does not. A page that was being opened when the
 * worker came to serve was overlooked by it. Such a page would have no files of its own as soon as
 * the network goes.
 */
export const beKept = async (workers: Workers): Promise<void> => {
  const { active } = await workers.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  if (workers.controller === null) active?.postMessage(TAKE_ME)
}
