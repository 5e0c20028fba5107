import type { SealedText } from '../chain.ts'
import type { Recorded } from '../events.ts'
import { wasTakenAway, withoutValue, type Erased } from './disclosure.ts'

/** The event's text with these values taken away. */
export const without = <E extends SealedText>(stored: E, places: readonly number[]): E => ({
  ...stored,
  disclosures: stored.disclosures.map((disclosure, at) =>
    places.includes(at) ? withoutValue(disclosure) : disclosure,
  ),
})

/**
 * The number of the first event that lacks a value though no event of its log says that it was
 * erased; null where there is none.
 */
export const firstLost = (
  log: readonly { readonly stored: SealedText | undefined; readonly event: Recorded }[],
): number | null => {
  const told = new Set(
    log.flatMap(({ event }) =>
      event.type === 'erased' ? event.data.values.flatMap(placesIn) : [],
    ),
  )
  const lost = log.find(({ stored, event }) =>
    stored?.disclosures.some(
      (disclosure, at) => wasTakenAway(disclosure) && !told.has(`${event.seq} ${at}`),
    ),
  )
  return lost?.event.seq ?? null
}

const placesIn = ({ seq, places }: Erased): string[] => places.map((at) => `${seq} ${at}`)
