import { wasTakenAway, toldBy, type Disclosure, type Told } from './disclosure.ts'
import { personalLists, personalParts } from './personal-parts.ts'
import { changedAt } from './seal.ts'

type Members = Record<string, unknown>

/**
 * A sealed event with its values in their places again, and a blank for each that is gone. One that
 * was never sealed, as releases before wrote them, stays as it is.
 */
export const opened = <E extends { type: string }>(
  event: E,
  disclosures: readonly Disclosure[],
): E => {
  if (disclosures.length === 0) return event
  const left = disclosures.values()
  const next = (): Told => toldBy(left.next().value ?? '[]')
  let result: Members = event
  for (const { at, members: blanks } of personalParts(event.type))
    result = changedAt(result, at, ({ _sd, ...open }) =>
      Array.isArray(_sd)
        ? { ...open, ...Object.fromEntries(_sd.map(() => memberOf(next(), blanks))) }
        : open,
    )
  for (const list of personalLists) {
    const elements = result[list]
    if (!Array.isArray(elements) || !elements.some(isSealed)) continue
    const told = elements.map(next)
    const values = told.filter(({ isGone }) => !isGone).map(({ value }) => value)
    result = { ...result, [list]: list === 'place' && values.length < 2 ? null : values }
  }
  return result as E
}

const memberOf = ({ name, value, isGone }: Told, blanks: Members): [string, unknown] => [
  name ?? '',
  isGone ? blanks[name ?? ''] : value,
]

const isSealed = (element: unknown): boolean =>
  typeof element === 'object' && element !== null && '...' in element

/**
 * Are these the values that the event was sealed with, as far as they are there? Each has to have
 * its digest in the very object that it belongs to.
 */
export const areOf = (
  event: { type: string },
  disclosures: readonly Disclosure[],
  digestOf: (disclosure: Disclosure) => string,
): boolean => {
  const left = disclosures.values()
  let isRight = true
  const take = (digests: readonly unknown[]): void => {
    const free = new Set(digests)
    for (const _ of digests) {
      const disclosure = left.next().value
      if (disclosure === undefined) isRight = false
      else if (!wasTakenAway(disclosure) && !free.delete(digestOf(disclosure))) isRight = false
    }
  }
  for (const { at } of personalParts(event.type))
    changedAt(event, at, (members) => {
      if (Array.isArray(members['_sd'])) take(members['_sd'])
      return members
    })
  for (const list of personalLists) {
    const elements = (event as Members)[list]
    if (!Array.isArray(elements)) continue
    for (const element of elements.filter(isSealed)) take([(element as Members)['...']])
  }
  return isRight && left.next().done === true
}
