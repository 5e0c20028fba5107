import { unreachable } from './answer.ts'
import { failureOf } from './failure.ts'

/** So long, in ms, nothing may come of what is asked for. */
const IDLE_MS = 30_000

/**
 * Idle timeout: `within` gives up what comes to nothing for so long, and throws ApiFailure of code
 * 0 for that and for a lost connection; when `asked` aborts, the abort itself.
 */
export const idleLimit = (asked: AbortSignal | undefined) => {
  const ended = new AbortController()
  const end = (): void => ended.abort()
  asked?.addEventListener('abort', end)
  const within = async <T>(work: () => Promise<T>): Promise<T> => {
    const timer = setTimeout(end, IDLE_MS)
    try {
      asked?.throwIfAborted()
      return await work()
    } catch (thrown) {
      asked?.throwIfAborted()
      if (thrown instanceof TypeError || ended.signal.aborted) throw failureOf(unreachable())
      throw thrown
    } finally {
      clearTimeout(timer)
    }
  }
  return { signal: ended.signal, within }
}

/**
 * An answer whose body may take as long as it takes, while it comes; the time that its reader takes
 * does not count.
 */
export const flowing = (
  answer: Response,
  within: ReturnType<typeof idleLimit>['within'],
): Response => {
  const parts = answer.body?.getReader()
  if (!parts) return answer
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (to) => {
        const { done, value } = await within(() => parts.read())
        if (done) to.close()
        else to.enqueue(value)
      },
      cancel: (why) => parts.cancel(why),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { status: answer.status, headers: answer.headers })
}
