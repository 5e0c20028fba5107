import { useEffect, useRef } from 'react'
import { newKey } from '../../lib/api/answer.ts'
import { call } from './call.ts'
import type { Transport } from './transport.ts'

/**
 * Tells the link's log once that a person looks at the page; a robot that only fetches it, or a tab
 * in the background, does not count.
 */
export const useOpening = ({ token }: Transport): void => {
  const isNoted = useRef(false)
  useEffect(() => {
    const note = (): void => {
      if (isNoted.current || document.visibilityState !== 'visible') return
      isNoted.current = true
      void call({ method: 'POST', path: '/public-order/opened', token: token(), key: newKey() })
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [token])
}

/** Reads the order again when the person, or the network, comes back to the page. */
export const useReturning = (refresh: () => Promise<void>): void => {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [refresh])
}
