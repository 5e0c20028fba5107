import { useSyncExternalStore } from 'react'
import { MINUTE } from '../../domain/time.ts'

const listen = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, MINUTE / 4)
  return () => clearInterval(timer)
}

/**
 * Minutes since 1970; whoever uses it is drawn anew as each begins, so that an order turns late on
 * an idle page.
 */
export const useMinute = (): number =>
  useSyncExternalStore(listen, () => Math.floor(Date.now() / MINUTE))
