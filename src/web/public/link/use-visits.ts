import { useCallback, useEffect, useRef, useState } from 'react'
import { newKey } from '../../lib/api/answer.ts'
import { call } from './call.ts'
import type { Transport } from './transport.ts'

/**
 * Tells the link's log once that a person looks at the page; a robot that only fetches it, or a tab
 * in the background, does not count.
 */
export const useOpening = ({ token }: Transport): void => {
  const isNoted = useRef(false)
  const [key] = useState(newKey)
  useOnReturn(
    useCallback(async () => {
      if (isNoted.current) return
      // Not twice while the answer is under way, and again where it did not arrive.
      isNoted.current = true
      const path = '/public-order/opened'
      isNoted.current = (await call({ method: 'POST', path, token: token(), key })).ok
    }, [token, key]),
    true,
  )
}

/**
 * Does something when the person, or the network, comes back to the page; at first too if `now`.
 */
export const useOnReturn = (act: () => Promise<void>, now = false): void => {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void act()
    }
    if (now) look()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [act, now])
}
