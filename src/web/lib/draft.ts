import { storedSession } from './session/session-store.ts'

const PREFIX = 'epod_draft:'
const keyOf = (name: string): string =>
  `${PREFIX}${storedSession()?.account.userdata.username ?? ''}:${name}`

/**
 * What this account typed into a form of this tab and has not sent: it survives a reload (ERRS-03).
 * Null without one.
 */
export const draftOf = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps what stands in a form now, where the browser keeps anything. */
export const keepDraft = (name: string, values: unknown): void => {
  try {
    if (values === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Site data is blocked, or full: the form itself still has it.
  }
}

/** Forgets it: it was sent, or thrown away. */
export const dropDraft = (name: string): void => keepDraft(name, null)

/** Forgets every form's: whoever signs out leaves nothing behind. */
export const dropDrafts = (): void => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
