import { useEffect, useRef, type RefObject } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { ApiFailure, messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { signedInAs } from '../../lib/session/session-store.ts'

/** Is the dialog gone in which this was begun? Whoever signs out in another tab takes it away. */
export const useGone = (): RefObject<boolean> => {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return gone
}

/**
 * What is said where the sending of a file stops: why, and how to go on, which is by `stopped` in
 * the dialog. Where that is gone its worker is too, whose failure says nothing of the file.
 */
export const saidOfStop = (
  thrown: unknown,
  { as, isGone }: { readonly as: string; readonly isGone: boolean },
  stopped: string,
): string => {
  const why = messageOf(thrown).replace(/[.।]$/, '')
  if (!isGone) return `${why}. ${stopped}`
  const { pageLeft } = t(bulkWords)
  if (signedInAs() !== as && signedInAs() !== undefined)
    return `${t(dashboardWords).otherAccountTitle}. ${pageLeft}`
  return thrown instanceof ApiFailure && thrown.code > 0 ? `${why}. ${pageLeft}` : pageLeft
}
