import { useState } from 'react'

/**
 * State of a controlled input: what is typed, which begins as what the address says and follows it
 * when that changes; the field itself stays, and keeps the focus.
 */
export const useFollowed = (said: string): [typed: string, type: (text: string) => void] => {
  const [typed, type] = useState(said)
  const [last, setLast] = useState(said)
  if (last !== said) {
    setLast(said)
    type(said)
  }
  return [typed, type]
}
