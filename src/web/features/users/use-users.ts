import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newKeptKey } from '../../lib/api/kept-key.ts'
import { failedOf } from '../../lib/api/failure.ts'

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
  const [kept] = useState(newKeptKey)
  const [isBusy, setBusy] = useState(false)
  const press = async <T>(wanted: object, send: (key: string) => Promise<T>): Promise<T | null> => {
    if (isBusy) return null
    setBusy(true)
    try {
      const answer = await send(kept.take(wanted, () => null).key)
      kept.acknowledged()
      return answer
    } catch (thrown) {
      kept.failed(failedOf(thrown))
      onFailure(thrown)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, press }
}
