import type { GatewayLimits } from './messages.ts'

/** How a try ended, for whoever paces the next. */
export type TryEnded =
  | { readonly outcome: 'not_asked' }
  | { readonly outcome: 'answered' }
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'too_fast'; readonly wait_ms: number }

/** How much more one provider takes now. */
export interface ProviderThrottle {
  /** Messages that may leave now: less of those that nobody waits for, so that an OTP has room. */
  free(is_background: boolean): number
  /** So many are on their way. */
  begin(count: number): void
  /**
   * One that was on its way is not any more. True where the provider is back by it: it was left
   * alone as out of reach, and has answered.
   */
  end(ended: TryEnded): boolean
  /** Milliseconds until there may be room again; null where only an end makes some. */
  opensIn(is_background: boolean): number | null
}

/** A provider that failed so often in a row is left alone, and then asked by one message. */
const FAILURES = 5
const PAUSE_MS = 30_000

/**
 * Token bucket, bulkhead and circuit breaker of one provider. So many messages leave a second, with
 * a second's worth at once, and so many are under way at a time. None leaves for a while after the
 * provider could not be reached several times in a row, or said that it is asked too fast. `now` is
 * a steady clock in ms.
 */
export const throttleOf = (
  { a_second, at_once }: Pick<GatewayLimits, 'a_second' | 'at_once'>,
  now: () => number = () => performance.now(),
): ProviderThrottle => {
  const burst = Math.max(1, a_second)
  let [tokens, filled_at] = [burst, now()]
  let [under_way, failures, closed_until] = [0, 0, 0]
  const fill = (): void => {
    const at = now()
    tokens = Math.min(burst, tokens + ((at - filled_at) / 1_000) * a_second)
    filled_at = at
  }
  const keptTokens = (is_background: boolean): number => (is_background ? Math.floor(burst / 5) : 0)
  const keptPlaces = (is_background: boolean): number =>
    is_background ? Math.floor(at_once / 2) : 0
  return {
    free: (is_background) => {
      fill()
      if (now() < closed_until) return 0
      // Half open: one message asks whether it is there again.
      if (failures >= FAILURES) return under_way === 0 && tokens >= 1 ? 1 : 0
      const places = at_once - under_way - keptPlaces(is_background)
      return Math.max(0, Math.min(places, Math.floor(tokens - keptTokens(is_background))))
    },
    begin: (count) => {
      fill()
      tokens -= count
      under_way += count
    },
    end: (ended) => {
      under_way -= 1
      if (ended.outcome === 'not_asked') {
        tokens = Math.min(burst, tokens + 1)
        return false
      }
      const was_away = failures >= FAILURES
      failures = ended.outcome === 'unreachable' ? failures + 1 : 0
      if (failures >= FAILURES) closed_until = Math.max(closed_until, now() + PAUSE_MS)
      if (ended.outcome === 'too_fast') closed_until = Math.max(closed_until, now() + ended.wait_ms)
      return was_away && failures === 0
    },
    opensIn: (is_background) => {
      fill()
      const closed = closed_until - now()
      if (closed > 0) return closed
      const lacking = 1 + keptTokens(is_background) - tokens
      return lacking > 0 ? (lacking / a_second) * 1_000 : null
    },
  }
}
