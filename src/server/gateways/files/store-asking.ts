import { S3ServiceException } from '@aws-sdk/client-s3'
import { setTimeout as wait } from 'node:timers/promises'
import { NoRoom, StoreAway } from './files.ts'

/** Bounds of what one store is asked. */
export interface AskingBounds {
  /** Requests under way, and further ones that wait for a place. */
  readonly at_once: number
  readonly waiting: number
  /** Milliseconds for a place, for one try, and for all tries of one call. */
  readonly wait_ms: number
  readonly try_ms: number
  readonly whole_ms: number
  readonly tries: number
  /** Failures in a row after which the store is left alone, and for how many milliseconds. */
  readonly failures: number
  readonly pause_ms: number
}

const usual: AskingBounds = {
  at_once: 32,
  waiting: 64,
  wait_ms: 1_000,
  try_ms: 4_000,
  whole_ms: 9_000,
  tries: 3,
  failures: 5,
  pause_ms: 10_000,
}
/** Bytes in a millisecond that even a slow line to a store takes. */
const SLOWEST = 2_000
const FIRST_PAUSE_MS = 100
const RETRY_AFTER_SECONDS = 5

/**
 * Asks the store; the more bytes go along, the longer one try may take. Whoever asks may have less
 * patience than all tries take: that ends them, and is no failure of the store.
 */
export type AskStore = <T>(
  ask: (cut: AbortSignal) => Promise<T>,
  bytes?: number,
  patience?: AbortSignal,
) => Promise<T>

/** Statuses that another try may change, damaged on the way included. */
const passing = new Set([408, 429, 500, 502, 503, 504])
const onTheWay = new Set(['BadDigest', 'InvalidDigest', 'XAmzContentSHA256Mismatch'])
const full = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])

const statusOf = (error: unknown): number | null =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null

/** Is this the store's word that there is no such object? A bucket that is gone is none. */
export const saysMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'

/** Is this the store's word that somebody may not? */
export const saysDenied = (error: unknown): boolean => statusOf(error) === 403

/** Is this what a store says to what it does not know? */
export const saysUnknown = (error: unknown): boolean =>
  [400, 405, 501].includes(statusOf(error) ?? 0)

type Verdict = 'passes' | 'stays' | 'answered'

/** Could another try help, is it a fault that stays, or an answer to whoever asked? */
const judged = (error: unknown): Verdict => {
  const status = statusOf(error)
  if (status === null || passing.has(status)) return 'passes'
  const { name } = error as S3ServiceException
  if (onTheWay.has(name)) return 'passes'
  if (full.has(name) || status === 507 || name === 'NoSuchBucket') return 'stays'
  return 'answered'
}

/** What went wrong, in a few words that hold nothing secret. */
const saidOf = (error: unknown): string => {
  const status = statusOf(error)
  return status === null ? 'no answer' : `it answers ${status} ${(error as Error).name}`
}

/** The error by which a call that cannot be answered ends. */
export const faultOf = (error: unknown): Error => {
  if (error instanceof S3ServiceException && (full.has(error.name) || statusOf(error) === 507))
    return new NoRoom(`cannot keep a file: ${saidOf(error)}`, { cause: error })
  return new StoreAway(saidOf(error), RETRY_AFTER_SECONDS, { cause: error })
}

const isOver = (signal: AbortSignal | undefined): boolean => signal?.aborted === true

/**
 * Bulkhead, retries and circuit breaker of one store, the only layer that tries again: so many
 * requests at a time, each try within its time, and none for a while after it failed again and
 * again. Rejects with StoreAway or NoRoom, or with the store's own word where that is an answer.
 */
export const storeAsking = (
  bounds: Partial<AskingBounds> = {},
  now: () => number = () => performance.now(),
): AskStore => {
  const most = { ...usual, ...bounds }
  const waiting = new Set<() => void>()
  let [under_way, failures, closed_until] = [0, 0, 0]
  let isProbing = false
  const enter = (): Promise<void> => {
    if (under_way < most.at_once) {
      under_way += 1
      return Promise.resolve()
    }
    const busy = new StoreAway('too much is asked of it', RETRY_AFTER_SECONDS)
    if (waiting.size >= most.waiting) return Promise.reject(busy)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(go)
        reject(busy)
      }, most.wait_ms)
      const go = (): void => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(go)
    })
  }
  const leave = (): void => {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      next()
    } else under_way -= 1
  }
  /** Half open: one asks whether it is there again. Answers whether it is this one. */
  const pass = (): boolean => {
    if (failures < most.failures) return false
    const left_ms = closed_until - now()
    if (left_ms > 0 || isProbing)
      throw new StoreAway('it is left alone for a while', Math.max(1, Math.ceil(left_ms / 1_000)))
    return (isProbing = true)
  }
  const note = (isFailure: boolean): void => {
    failures = isFailure ? failures + 1 : 0
    if (failures >= most.failures) closed_until = now() + most.pause_ms
  }
  const once = async <T>(
    ask: (cut: AbortSignal) => Promise<T>,
    cut: AbortSignal,
    patience: AbortSignal | undefined,
  ): Promise<{ readonly value: T } | { readonly error: unknown; readonly verdict: Verdict }> => {
    const isProbe = pass()
    try {
      const value = await ask(cut)
      note(false)
      return { value }
    } catch (error) {
      const verdict = judged(error)
      if (!isOver(patience)) note(verdict === 'passes')
      return { error, verdict }
    } finally {
      if (isProbe) isProbing = false
    }
  }
  return async (ask, bytes = 0, patience) => {
    await enter()
    try {
      const more_ms = Math.ceil(bytes / SLOWEST)
      const whole = AbortSignal.timeout(most.whole_ms + 2 * more_ms)
      for (let tried = 1; ; tried += 1) {
        const time = AbortSignal.timeout(most.try_ms + more_ms)
        const bounded = [whole, time, ...(patience ? [patience] : [])]
        const came = await once(ask, AbortSignal.any(bounded), patience)
        if ('value' in came) return came.value
        const { error, verdict } = came
        if (verdict === 'answered') throw error
        const isLast = tried >= most.tries || isOver(whole) || isOver(patience)
        if (verdict === 'stays' || isLast) throw faultOf(error)
        // Full jitter: what failed together does not come again together.
        await wait(Math.random() * FIRST_PAUSE_MS * 4 ** (tried - 1))
      }
    } finally {
      leave()
    }
  }
}
