import type { Failed } from '../../lib/api/answer.ts'
import { isVerdict } from '../link/verdict.ts'

/** The page's own address, without a code. */
export const PAGE = '/mobile_add'

/** The single-use code in the page's address; null without one. */
export const codeIn = (pathname: string): string | null => {
  const [, page, code = ''] = pathname.split('/')
  return `/${page}` === PAGE && code !== '' ? code : null
}

/** A code that is still to be exchanged, and under which Idempotency-Key. */
export interface OpenCode {
  readonly code: string
  readonly key: string
}

const KEY = 'epod_mobile_code'

/**
 * The code that this tab has still to exchange, so that a reload finds it; null without one. Where
 * the browser keeps nothing, there is none.
 */
export const keptCode = (): OpenCode | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as OpenCode | null
  } catch {
    return null
  }
}

/** Keeps it until it is exchanged; null forgets it. */
export const keepCode = (open: OpenCode | null): void => {
  try {
    if (open === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(open))
  } catch {
    // Site data is blocked, or full.
  }
}

/** May a code that was answered like this still be good? Our server's own no alone ends one. */
export const mayPass = (failed: Pick<Failed, 'code' | 'body'>): boolean =>
  failed.code === 429 || failed.code >= 500 || !isVerdict(failed)
