import type { z } from 'zod'
import type { liveEvent } from '../../../contract/orders/live.ts'
import { withToken } from '../api/api.ts'
import { ApiFailure } from '../api/failure.ts'
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
  /** The stream was opened or lost. After a loss the page may have missed something. */
  onState: (is_open: boolean) => void
}

/**
 * Listens to GET /live until stopped: reads the stream, reconnects with growing pauses and catches
 * up by Last-Event-ID.
 */
export const listenLive = (listener: LiveListener): (() => void) => {
  const stopped = new AbortController()
  void listen(listener, stopped.signal)
  return () => stopped.abort()
}

const listen = async (listener: LiveListener, stopped: AbortSignal): Promise<void> => {
  let last_id: string | null = null
  let pause = FIRST_PAUSE_MS
  while (!stopped.aborted) {
    await untilVisible(stopped)
    try {
      for await (const { id, data } of stream(last_id, stopped, () => listener.onState(true))) {
        last_id = id ?? last_id
        pause = FIRST_PAUSE_MS
        const event = parsed(data)
        if (event) listener.onEvent(event)
      }
    } catch (thrown) {
      // Signed out for good: nothing more will come. Everything else passes.
      if (thrown instanceof ApiFailure && thrown.code === 401) return
      // The server does not know this place in the log: begin anew, the page looks at everything
      // again.
      if (thrown instanceof ApiFailure && thrown.code === 422) last_id = null
    }
    if (stopped.aborted) return
    listener.onState(false)
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
async function* stream(last_id: string | null, stopped: AbortSignal, onOpen: () => void) {
  const ended = new AbortController()
  const end = (): void => ended.abort()
  let timer = setTimeout(end, SILENCE_MS)
  let hidden: ReturnType<typeof setTimeout> | undefined
  const onVisibility = (): void => {
    clearTimeout(hidden)
    if (document.hidden) hidden = setTimeout(end, HIDDEN_MS)
  }
  stopped.addEventListener('abort', end)
  document.addEventListener('visibilitychange', onVisibility)
  try {
    const response = await withToken((token) => open(token, last_id, ended.signal))
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) return
    onOpen()
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
    stopped.removeEventListener('abort', end)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

const open = async (
  token: string,
  last_id: string | null,
  signal: AbortSignal,
): Promise<Response> => {
  const response = await fetch('/api/live', {
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'text/event-stream',
      ...(last_id === null ? {} : { 'Last-Event-ID': last_id }),
    },
    credentials: 'omit',
    cache: 'no-store',
    signal,
  })
  if (response.ok) return response
  throw new ApiFailure(response.status, response.statusText)
}
