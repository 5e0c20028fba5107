import { useLayoutEffect, useRef, useState } from 'react'

// Parameters are the caller's; `never` takes every list of them.
type Acts = Readonly<Record<string, (...args: never[]) => void>>

/**
 * The same functions at every drawing, each doing what the one given last does; for parts that are
 * drawn anew only when their own facts change.
 */
export const useSteady = <T extends Acts>(acts: T): T => {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(acts).map((name) => [
          name,
          (...args: never[]) => latest.current[name]?.(...args),
        ]),
      ) as T,
  )
  return steady
}
