import { useEffect, useState } from 'react'
import { callPhone } from './phone-session.ts'

/** What names are completed from: a key of GET /orders/filters, or the drivers. */
export type PhoneNameKind = 'client' | 'source' | 'destination' | 'truck_number' | 'driver'

const PAUSE_MS = 200

const ask = async (kind: PhoneNameKind, search: string): Promise<readonly string[]> => {
  const query = new URLSearchParams({ search })
  if (kind === 'driver') {
    const found = await callPhone<{ result: { drivers: { name: string }[] } }>({
      method: 'GET',
      path: `/users/drivers?${query.toString()}`,
    })
    return found.ok ? found.body.result.drivers.map(({ name }) => name) : []
  }
  query.set('key', kind)
  const found = await callPhone<{ result: { values: string[] }[] }>({
    method: 'GET',
    path: `/orders/filters?${query.toString()}`,
  })
  return found.ok ? found.body.result.flatMap(({ values }) => values) : []
}

/**
 * At most 50 names that hold what is typed, asked for once typing pauses; none where they cannot be
 * had, since any name may be typed.
 */
export const useNames = (
  kind: PhoneNameKind | undefined,
  typed: string,
  isActive: boolean,
): readonly string[] => {
  const [names, setNames] = useState<readonly string[]>([])
  const search = typed.trim()
  useEffect(() => {
    if (kind === undefined || !isActive || search === '') return undefined
    let isLate = false
    const learn = async (): Promise<void> => {
      const found = await ask(kind, search)
      if (!isLate) setNames(found)
    }
    const timer = setTimeout(() => void learn(), PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [kind, search, isActive])
  return names
}
