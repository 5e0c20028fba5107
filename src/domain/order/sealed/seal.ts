import { canonical } from '../canonical.ts'
import type { Disclosure } from './disclosure.ts'
import { personalLists, personalParts, type PersonalPart } from './personal-parts.ts'

/** Salts and digests; passed in, because browser and server each have their own. */
export interface Sealer {
  /** 128 random bits, base64url. */
  readonly salt: () => string
  /** SHA-256 of a disclosure in base64url, itself in base64url (RFC 9901, section 4.2.3). */
  readonly digestOf: (disclosure: Disclosure) => string
}

/** An event's text with digests for the values, and the values beside it, in one fixed order. */
export interface Sealed<E> {
  readonly event: E
  readonly disclosures: readonly Disclosure[]
}

type Members = Record<string, unknown>

/**
 * Selective disclosure (RFC 9901): the event with the salted digest of each personal value in its
 * place, so that a value can be erased, or kept from a reader, and the event's text stays the same.
 * Values that say nothing (null, '', an empty list) stay.
 */
export const sealed = <E extends { type: string }>(event: E, sealer: Sealer): Sealed<E> => {
  const disclosures: Disclosure[] = []
  const seal = (parts: readonly unknown[]): string => {
    const disclosure = canonical([sealer.salt(), ...parts])
    disclosures.push(disclosure)
    return sealer.digestOf(disclosure)
  }
  let result: Members = event
  const copies: Copies = new WeakSet()
  for (const part of personalParts(event.type))
    result = changedAt(result, part.at, (members) => sealedMembers(members, part, seal), copies)
  for (const list of personalLists) {
    const elements = result[list]
    if (Array.isArray(elements) && elements.length > 0)
      result = { ...result, [list]: elements.map((element) => ({ '...': seal([element]) })) }
  }
  return { event: result as E, disclosures }
}

const sealedMembers = (
  members: Members,
  part: PersonalPart,
  seal: (parts: readonly unknown[]) => string,
): Members => {
  const names = Object.keys(part.members).filter((name) => saysSomething(members[name]))
  if (names.length === 0) return members
  const digests = names.map((name) => seal([name, members[name]])).sort()
  const open: Members = { ...members, _sd: digests }
  // What is undefined is in no text of JSON; to copy the others one by one takes far longer.
  for (const name of names) open[name] = undefined
  return open
}

const saysSomething = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0)

/** Objects that nobody else has: these are changed in place, where others are copied. */
type Copies = WeakSet<object>

/**
 * The value with each object at this path changed; what has no such object stays as it is. Several
 * changes of one value copy each of its objects once where they share their `copies`.
 */
export const changedAt = (
  value: Members,
  path: readonly string[],
  change: (members: Members) => Members,
  copies: Copies = new WeakSet(),
): Members => changed(value, path, 0, change, copies) as Members

const changed = (
  value: unknown,
  path: readonly string[],
  depth: number,
  change: (members: Members) => Members,
  copies: Copies,
): unknown => {
  if (value === null || typeof value !== 'object') return value
  const step = path[depth]
  if (step === undefined) {
    if (Array.isArray(value)) return value
    const made = change(value as Members)
    if (made !== value) copies.add(made)
    return made
  }
  if (step === '*')
    return Array.isArray(value)
      ? value.map((element) => changed(element, path, depth + 1, change, copies))
      : value
  const members = value as Members
  const inside = members[step]
  const after = changed(inside, path, depth + 1, change, copies)
  if (after === inside) return value
  if (copies.has(members)) {
    members[step] = after
    return members
  }
  const copy = { ...members, [step]: after }
  copies.add(copy)
  return copy
}
