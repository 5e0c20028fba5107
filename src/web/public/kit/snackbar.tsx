import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { heard } from '../../lib/heard.ts'

const SHOWN_MS = 4_000

/** One message at a time for 4 s unless told otherwise (ERRS-02); the next one takes its place. */
export const useSnackbar = (): {
  say: (message: string, isError: boolean, lasts_ms?: number) => void
  snackbar: ReactNode
} => {
  const [shown, setShown] = useState<{
    message: string
    isError: boolean
    lasts_ms: number
    at: number
  } | null>(null)
  useEffect(() => {
    const timer = shown ? setTimeout(() => setShown(null), shown.lasts_ms) : undefined
    return () => clearTimeout(timer)
  }, [shown])
  const say = useCallback(
    (message: string, isError: boolean, lasts_ms = SHOWN_MS) =>
      setShown({ message: heard(message), isError, lasts_ms, at: performance.now() }),
    [],
  )
  const snackbar = (
    <div className="snackbar-place" role={shown?.isError ? 'alert' : 'status'}>
      {shown && (
        // The same sentence again is another one to whoever hears the page.
        <div key={shown.at} className={shown.isError ? 'snackbar error' : 'snackbar'}>
          {shown.message}
        </div>
      )}
    </div>
  )
  return { say, snackbar }
}
