/** A stream that ends with the session it was opened in. */
export interface SessionReader {
  readonly session_id: string | null
  readonly stream: { end(): void }
}

/**
 * Polling: ends the streams of `readers` whose session `aliveAmong` no longer names. Asked while it
 * runs, it answers with the run under way: on a slow database questions would pile up. Throws what
 * `aliveAmong` throws.
 */
export const sessionCheck = (
  readers: ReadonlySet<SessionReader>,
  aliveAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  const check = async (): Promise<void> => {
    const asked = new Set<string>()
    for (const { session_id } of readers) if (session_id !== null) asked.add(session_id)
    if (asked.size === 0) return
    const alive = await aliveAmong([...asked])
    for (const { stream, session_id } of readers)
      if (session_id !== null && asked.has(session_id) && !alive.has(session_id)) stream.end()
  }
  return () =>
    (running ??= check().finally(() => {
      running = undefined
    }))
}
