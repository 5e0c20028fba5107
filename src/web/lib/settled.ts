import { useEffect, useState } from 'react'

/** A value once it has stood still for so many milliseconds; until then the one before it. */
export const useSettled = <T>(value: T, pause_ms: number): T => {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause_ms)
    return () => clearTimeout(timer)
  }, [value, pause_ms])
  return settled
}
