const LIMIT_MS = 20_000

/** What the server says under an address, within twenty seconds; null without a connection. */
export const asked = async (path: string): Promise<Response | null> => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), LIMIT_MS)
  try {
    const answer = await fetch(path, { signal: stop.signal, credentials: 'omit' })
    // The time is for the whole answer, not its first line.
    const body = await answer.arrayBuffer()
    return new Response(body, { status: answer.status, headers: answer.headers })
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** The text there; null for any other answer. */
export const textAt = async (path: string): Promise<string | null> => {
  const answer = await asked(path)
  return answer?.ok ? answer.text() : null
}
