import { useCallback, useEffect, useState, type ReactNode } from 'react'

const SHOWN_MS = 4_000

/** One message at a time for 4 s (ERRS-02); the next one takes its place. */
export const useSnackbar = (): { say: (message: string, isError: boolean) => void; snackbar: ReactNode } => {
  const [shown, setShown] = useState<{ message: string; isError: boolean } | null>(null)
  useEffect(() => {
    const timer = shown ? setTimeout(() => setShown(null), SHOWN_MS) : undefined
    return () => clearTimeout(timer)
  }, [shown])
  const say = useCallback((message: string, isError: boolean) => setShown({ message, isError }), [])
  const snackbar = (
    <div className="snackbar-place" role={shown?.isError ? 'alert' : 'status'}>
      {shown && <div className={shown.isError ? 'snackbar error' : 'snackbar'}>{shown.message}</div>}
    </div>
  )
  return { say, snackbar }
}
