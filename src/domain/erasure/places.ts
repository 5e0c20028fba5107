import type { SealedText } from '../order/chain.ts'
import { toldBy, type Told } from '../order/sealed/disclosure.ts'
import { personalLists, personalParts } from '../order/sealed/personal-parts.ts'

/** One value beside an event: which of its disclosures it is, and where in the event it belongs. */
export interface PlacedValue extends Told {
  readonly at: number
  /** The object or list that it is of, as a path with dots. */
  readonly path: string
}

type Members = Record<string, unknown>

/** The values beside an event, with their places in it; an event of old has none. */
export const placedValues = ({ body, disclosures }: SealedText): PlacedValue[] => {
  // The log's own text, written by `chainedEvent`.
  const event = JSON.parse(body) as Members & { type: string }
  const owners = [
    ...personalParts(event.type).flatMap(({ at }) =>
      objectsAt(event, at).flatMap(({ path, members }) =>
        Array.isArray(members['_sd']) ? members['_sd'].map(() => path) : [],
      ),
    ),
    ...personalLists.flatMap((list) => {
      const elements = event[list]
      return Array.isArray(elements) ? elements.filter(isSealed).map(() => list) : []
    }),
  ]
  return disclosures.map((disclosure, at) => ({
    ...toldBy(disclosure),
    at,
    path: owners[at] ?? '',
  }))
}

const isSealed = (element: unknown): boolean =>
  typeof element === 'object' && element !== null && '...' in element

interface Found {
  readonly path: string
  readonly members: Members
}

/** In the order in which `opened` comes to them. */
const objectsAt = (value: unknown, steps: readonly string[], path = ''): Found[] => {
  if (value === null || typeof value !== 'object') return []
  const [step, ...rest] = steps
  if (step === undefined) return Array.isArray(value) ? [] : [{ path, members: value as Members }]
  if (step === '*')
    return Array.isArray(value)
      ? value.flatMap((one, index) => objectsAt(one, rest, `${path}.${index}`))
      : []
  const next = path === '' ? step : `${path}.${step}`
  return objectsAt((value as Members)[step], rest, next)
}
