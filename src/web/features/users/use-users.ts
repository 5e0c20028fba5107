import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newSendOnce } from '../../lib/api/send-once.ts'

/** Has everything of user management asked for anew. */
export const useUsersAnew = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['users'] })
}

/**
 * Runs one press after another: what got no answer and is pressed again is the same request.
 * `isBusy` while one is under way; gives null for what failed, after `onFailure`.
 */
export const usePress = (onFailure: (thrown: unknown) => void) => {
  const [sendOnce] = useState(newSendOnce)
  const [isBusy, setBusy] = useState(false)
  const press = async <T>(wanted: object, send: (key: string) => Promise<T>): Promise<T | null> => {
    if (isBusy) return null
    setBusy(true)
    try {
      return await sendOnce(wanted, send)
    } catch (thrown) {
      onFailure(thrown)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, press }
}
