/** Why the database did not serve a call that may succeed when tried again. */
export type BusyReason = 'pool' | 'lock' | 'conflict' | 'timeout' | 'connection' | 'storage'

/**
 * The database cannot serve this call now; the transaction left nothing behind, except that a lost
 * COMMIT's outcome is unknown (`connection`).
 */
export class Busy extends Error {
  override readonly name = 'Busy'
  readonly reason: BusyReason
  /** The SQLSTATE, when the database itself gave one. */
  readonly code: string | undefined
  readonly retry_after_seconds: number

  constructor(reason: BusyReason, cause: unknown) {
    super(`database busy (${reason}): ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.reason = reason
    this.code = codeOf(cause)
    this.retry_after_seconds = reason === 'storage' ? 30 : reason === 'timeout' ? 5 : 1
  }
}

/** Pages or files of the database itself cannot be read; trying again does not help. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
  readonly code: string | undefined

  constructor(cause: Error) {
    super(cause.message, { cause })
    this.code = codeOf(cause)
  }
}

// data_corrupted, index_corrupted, undefined_file
const damages = new Set(['XX001', 'XX002', '58P01'])

const reasons: Record<string, BusyReason> = {
  '40001': 'conflict', // serialization_failure
  '40P01': 'conflict', // deadlock_detected
  '55P03': 'lock', // lock_not_available
  '57014': 'timeout', // query_canceled
  '25P03': 'timeout', // idle_in_transaction_session_timeout
  '25P04': 'timeout', // transaction_timeout
  '53100': 'storage', // disk_full
  '53200': 'storage', // out_of_memory
  '58030': 'storage', // io_error
  '53300': 'pool', // too_many_connections
  '57P01': 'connection', // admin_shutdown
  '57P02': 'connection', // crash_shutdown
  '57P03': 'connection', // cannot_connect_now
  '57P05': 'connection', // idle_session_timeout
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  EPIPE: 'connection',
  ETIMEDOUT: 'connection',
  EHOSTUNREACH: 'connection',
  ENETUNREACH: 'connection',
  ENOTFOUND: 'connection',
  EAI_AGAIN: 'connection',
}

// The driver gives these without a code.
const sentences: readonly [RegExp, BusyReason][] = [
  [/^timeout exceeded when trying to connect/, 'pool'],
  [
    /^Connection terminated|^Client has encountered a connection error|^Client was closed/,
    'connection',
  ],
  [/^Query read timeout/, 'timeout'],
]

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

// Whatever the reason, the server ended this connection or itself.
const isEnd = (error: Error): boolean =>
  'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')

const reasonOf = (error: Error): BusyReason | undefined => {
  const code = codeOf(error)
  if (code !== undefined && code in reasons) return reasons[code]
  if (code?.startsWith('08') === true || isEnd(error)) return 'connection'
  return sentences.find(([pattern]) => pattern.test(error.message))?.[1]
}

/** Split brain: the server takes no writes (any more), and another may be the primary by now. */
export class TakesNoWrites extends Error {
  override readonly name = 'TakesNoWrites'
  readonly code = '08006' // connection_failure

  constructor(cause?: unknown) {
    super('the server takes no writes: it follows another', { cause })
  }
}

/** What a server answers where nothing may be written (read_only_sql_transaction). */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === '25006'

/**
 * The error a caller of the database sees: Busy where trying again may help, Damaged where it
 * cannot be read, else the error as it came.
 */
export const orBusy = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof Busy) return error
  const reason = reasonOf(error)
  if (reason) return new Busy(reason, error)
  return damages.has(codeOf(error) ?? '') ? new Damaged(error) : error
}
