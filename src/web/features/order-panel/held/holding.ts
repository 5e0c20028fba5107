import { lastWords } from '../../../lib/session/last-words.ts'

/** An act that was pressed and is not on record yet (DESK-21). */
export interface HeldAct {
  readonly order_id: string
  /** What its button says. */
  readonly word: string
  /**
   * Sends it and says what came of it; `isLeaving`: all of it at once, so that it goes through when
   * the page goes.
   */
  readonly send: (isLeaving: boolean) => Promise<unknown>
  /** Hears that it was taken back. */
  readonly onUndo?: (() => void) | undefined
}

/** An act that is held, with the moment at which it is sent, in milliseconds since 1970. */
export interface Held extends HeldAct {
  readonly until: number
}

let held: Held | null = null
/** The one that was sent last, until it is answered. */
let going: Promise<unknown> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const take = (): Held | null => {
  const taken = held
  clearTimeout(timer)
  put(null)
  return taken
}
const put = (next: Held | null): void => {
  held = next
  listeners.forEach((listener) => listener())
}
const record = async (isLeaving = false): Promise<void> => {
  const act = take()
  if (act) going = act.send(isLeaving)
  await going
}
const leave = (): Promise<void> => record(true)
const go = (): void => void leave()
const hide = (): void => {
  if (document.visibilityState === 'hidden') go()
}

/**
 * The one act of this page that waits to be recorded. It is sent once, or taken back: by whatever
 * comes first of its time, the next act, and the page, the panel or the session being left. A page
 * that is hidden may never be seen again, so that is leaving too.
 */
export const holding = {
  now: (): Held | null => held,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Holds an act for so many seconds; one that is held already goes out at once. */
  hold: (act: HeldAct, seconds: number): void => {
    void record()
    put({ ...act, until: Date.now() + seconds * 1000 })
    timer = setTimeout(() => void record(), seconds * 1000)
    lastWords.add(leave)
    // The same functions each time, which are heard once.
    addEventListener('pagehide', go)
    document.addEventListener('visibilitychange', hide)
  },
  /** Sends it now, and waits until it, or the one before, is answered. */
  record,
  /** Sends it now, as the last thing that is heard of this panel. */
  leave,
  /** Takes it back: nothing of it was sent. */
  undo: (): void => take()?.onUndo?.(),
}
