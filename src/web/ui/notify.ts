import { sentences } from '../../domain/words/sentences.ts'
import { idOf, plainMessageOf } from '../lib/api/failure.ts'
import { heard } from '../lib/heard.ts'
import { t } from '../lib/language/language.ts'

const LASTS_MS = 4000
const SHORT_MS = 2000
const LONG_MS = 30_000
const MOST = 3

/** What can be done about a sentence. */
export interface NoticeAct {
  readonly label: string
  readonly run: () => void
}

/** A sentence on show for a while. */
export interface Snackbar {
  readonly id: number
  readonly kind: 'error' | 'done'
  readonly message: string
  readonly act: NoticeAct | null
  /** Request id of the failure. */
  readonly request_id: string | null
}

let shown: readonly Snackbar[] = []
let last_id = 0
const listeners = new Set<() => void>()
const show = (next: readonly Snackbar[]): void => {
  shown = next
  listeners.forEach((listener) => listener())
}

const add = (
  kind: Snackbar['kind'],
  message: string,
  lasts_ms = LASTS_MS,
  act: NoticeAct | null = null,
  request_id: string | null = null,
): void => {
  last_id += 1
  const id = last_id
  // The same sentence again takes the place of the first, so that a burst of failures is one
  // snackbar.
  show(
    [
      ...shown.filter((other) => other.message !== message),
      { id, kind, message, act, request_id },
    ].slice(-MOST),
  )
  setTimeout(() => dismiss(id), lasts_ms)
}

/** Snackbars: 4 s each, 'Incomplete Form' 2 s (ERRS-02). */
export const notify = {
  /** In the error colour. */
  error: (message: string): void => add('error', message),
  /** What anything thrown has to say (ERRS-01); longer where it has a request id to be copied. */
  failure: (thrown: unknown): void => {
    const id = idOf(thrown)
    add('error', plainMessageOf(thrown), id ? LONG_MS : LASTS_MS, null, id)
  },
  /** That something was done; with what may come next it stays for longer. */
  done: (message: string, act: NoticeAct | null = null): void =>
    add('done', heard(message), act ? LONG_MS : LASTS_MS, act),
  /** That required fields are missing. */
  incomplete: (): void => add('error', t(sentences).incomplete_form, SHORT_MS),
}

/** Takes a snackbar away. */
export const dismiss = (id: number): void => show(shown.filter((snackbar) => snackbar.id !== id))

/** What is on show now, for useSyncExternalStore. */
export const snackbars = {
  now: (): readonly Snackbar[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
