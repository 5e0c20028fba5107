import type { z } from 'zod'
import type { liveEvent } from '../../../contract/orders/live.ts'
import { withToken } from '../api/api.ts'
import { ApiFailure } from '../api/failure.ts'
import { moveTo, placeInLog } from './place.ts'
import { eventReader } from './sse.ts'
import { untilVisible, waited } from './waiting.ts'

/** An order changed, and how. */
export type LiveEvent = z.infer<typeof liveEvent>

/**
 * A longer silence than this means that the stream is dead; the server sends something every 15 s.
 */
const SILENCE_MS = 45_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A page nobody looks at gives its connection back, since browsers allow six for one host. */
const HIDDEN_MS = 30_000

/** What the live stream tells the page. */
export interface LiveListener {
  /** An order changed. */
  onEvent: (event: LiveEvent) => void
  /** The stream was opened, with nothing missed where it `isWhole`; or it was lost. */
  onState: (isOpen: boolean, isWhole: boolean) => void
}

/**
 * Listens to GET /live until `stopped`: reads the stream from the page's place on, reconnects with
 * growing pauses and catches up by Last-Event-ID.
 */
export const listenLive = async (listener: LiveListener, stopped: AbortSignal): Promise<void> => {
  let wasLost = false
  let pause = FIRST_PAUSE_MS
  while (!stopped.aborted) {
    await untilVisible(stopped)
    try {
      const from = placeInLog()
      let isOpen = false
      for await (const { id, data } of stream(from, stopped)) {
        // The first thing that is told is where the stream begins: elsewhere, where the server
        // does not know the page's place.
        if (!isOpen) listener.onState(true, !wasLost && id === from)
        isOpen = true
        if (id !== null) moveTo(id)
        pause = FIRST_PAUSE_MS
        const event = parsed(data)
        if (event) listener.onEvent(event)
      }
    } catch (thrown) {
      const code = thrown instanceof ApiFailure && thrown.code
      // Signed out for good: nothing more will come. Everything else passes.
      if (code === 401) return
      // No place of the server's.
      if (code === 422) moveTo('')
    }
    if (stopped.aborted) return
    wasLost = true
    listener.onState(false, false)
    await waited(pause * (0.5 + Math.random()), stopped)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

const parsed = (data: string): LiveEvent | null => {
  try {
    const event = JSON.parse(data) as Partial<LiveEvent> | null
    return typeof event?.order_id === 'string' ? (event as LiveEvent) : null
  } catch {
    return null
  }
}

/**
 * One connection's events; ends when it breaks off, falls silent, or the page has been hidden for a
 * while.
 */
async function* stream(from: string | undefined, stopped: AbortSignal) {
  const ended = new AbortController()
  const end = (): void => ended.abort()
  let timer = setTimeout(end, SILENCE_MS)
  let hidden: ReturnType<typeof setTimeout> | undefined
  const onVisibility = (): void => {
    clearTimeout(hidden)
    if (document.hidden) hidden = setTimeout(end, HIDDEN_MS)
  }
  const { signal } = ended
  stopped.addEventListener('abort', end, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  try {
    const response = await withToken((token) => open(token, from, signal))
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) return
    const read = eventReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(end, SILENCE_MS)
      yield* read(value)
    }
  } finally {
    clearTimeout(timer)
    clearTimeout(hidden)
    end()
  }
}

const open = async (
  token: string,
  from: string | undefined,
  signal: AbortSignal,
): Promise<Response> => {
  const response = await fetch('/api/live', {
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'text/event-stream',
      ...(from && { 'Last-Event-ID': from }),
    },
    credentials: 'omit',
    cache: 'no-store',
    signal,
  })
  if (response.ok) return response
  throw new ApiFailure(response.status, response.statusText)
}
