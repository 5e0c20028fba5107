import { isWaiting, type KeptPage, type Waiting } from './kept.ts'

/** Upcast: an earlier version of the page kept why not as the sentence alone. */
export const withCodes = (page: KeptPage): KeptPage => {
  const { result } = page.opened
  const may = Object.entries(result.may as Readonly<Record<string, unknown>>).map(
    ([action, reason]) => [
      action,
      typeof reason === 'string' ? { code: 'not_allowed', message: reason } : reason,
    ],
  )
  return {
    ...page,
    opened: {
      ...page.opened,
      result: { ...result, may: Object.fromEntries(may) as typeof result.may },
    },
  }
}

/**
 * May what is kept of an action be written anew? Not where another tab has thrown it away, and not
 * once it is settled: a slower sender knows nothing of the answer.
 */
export const mayChange = (kept: Pick<Waiting, 'state'> | undefined): boolean =>
  kept !== undefined && isWaiting(kept)
