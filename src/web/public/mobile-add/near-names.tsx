import { useEffect, useState } from 'react'
import { phoneHelpWords } from '../../../domain/words/phone-help.ts'
import { t } from '../../lib/language/language.ts'
import { callPhone } from './phone-session.ts'

/** Of these a new one may be a misspelling. */
const places = ['client', 'source', 'destination']

interface NearNamesProps {
  readonly kind: string
  readonly name: string
  readonly onTake: (name: string) => void
}

/** Near-duplicates: names in use that a new one may be a misspelling of (DESK-10). */
export const NearNames = ({ kind, name, onTake }: NearNamesProps) => {
  const [near, setNear] = useState<readonly string[]>([])
  useEffect(() => {
    let isLate = false
    // What cannot be asked is typed without.
    const ask = async (): Promise<void> => {
      const sought = name.trim().slice(0, 200)
      if (sought === '' || !places.includes(kind)) return setNear([])
      const query = new URLSearchParams({ key: kind, name: sought })
      const found = await callPhone<{ result: string[] }>({
        method: 'GET',
        path: `/orders/similar-names?${query.toString()}`,
      })
      if (!isLate) setNear(found.ok ? found.body.result : [])
    }
    void ask()
    return () => {
      isLate = true
    }
  }, [kind, name])
  return (
    <p className="near" aria-live="polite">
      {near.length > 0 && t(phoneHelpWords).newName}
      {near.map((known) => (
        <button key={known} type="button" className="button quiet" onClick={() => onTake(known)}>
          {known}
        </button>
      ))}
    </p>
  )
}
