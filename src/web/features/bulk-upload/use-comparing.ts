import { useEffect, useRef, useState } from 'react'
import { released } from '../../lib/released.ts'
import type { Reader } from './ask.ts'
import { compareNames } from './compare-names.ts'
import { compare } from './submit.ts'
import type { Summary } from './weighing.ts'

/** Comparison of the rows on show with what the account has. */
interface Comparing {
  readonly isComparing: boolean
  /** Compares all rows anew; a comparison that is under way ends. */
  readonly all: () => Promise<void>
  /** Compares numbers that came in by mending, which may be ones that the account has. */
  readonly mended: () => Promise<void>
  readonly stop: () => void
}

/**
 * Asks what the account has, and how it spells the names, while the rows are already on show;
 * without an answer the server tells when they are sent. `learn` waits for what is known then, and
 * shows it while that is wanted.
 */
export const useComparing = (
  reader: Reader,
  learn: (asked: Promise<Summary>, isWanted: () => boolean) => Promise<void>,
): Comparing => {
  const [isComparing, setComparing] = useState(false)
  const running = useRef(new AbortController())
  const last = useRef(Promise.resolve())
  useEffect(() => () => running.current.abort(), [])

  const ask = async (signal: AbortSignal, isUnaskedAlone: boolean): Promise<void> => {
    try {
      const numbers = await reader.ask('numbers', isUnaskedAlone)
      await released()
      if (numbers.length > 0 && !signal.aborted) {
        setComparing(true)
        await learn(compare(reader, numbers, signal), () => !signal.aborted)
      }
      const names = signal.aborted ? [] : await reader.ask('names')
      if (names.length > 0 && !signal.aborted)
        await learn(compareNames(reader, names, signal), () => !signal.aborted)
    } catch (thrown) {
      if (!signal.aborted) console.error('the rows could not be compared', thrown)
    }
    await released()
    if (!signal.aborted) setComparing(false)
  }
  const stop = (): void => running.current.abort()
  return {
    isComparing,
    stop,
    all: () => {
      stop()
      running.current = new AbortController()
      return (last.current = ask(running.current.signal, false))
    },
    mended: () => (last.current = last.current.then(() => ask(running.current.signal, true))),
  }
}
