import { isEmail, nationalPhone, type PhoneRule } from '../contact.ts'

/** A data subject, by what identifies it: each in the form in which orders keep it. */
export interface DataSubject {
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly name?: string | undefined
}

/** What a person is identified by. */
export const identifierKinds = ['phone', 'email', 'name'] as const
/** One of them. */
export type IdentifierKind = (typeof identifierKinds)[number]

/** Text without what makes no difference between two spellings of a name. */
const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ')

/**
 * Normalisation: a person as orders would keep it. Where something given is no number, no address
 * or nothing at all, the kinds that are not.
 */
export const personFrom = (
  typed: DataSubject,
  phones: PhoneRule,
): DataSubject | IdentifierKind[] => {
  const phone = typed.phone === undefined ? undefined : nationalPhone(typed.phone, phones)
  const email = typed.email === undefined ? undefined : plain(typed.email).toLowerCase()
  const name = typed.name === undefined ? undefined : plain(typed.name)
  const wrong: IdentifierKind[] = [
    ...(phone === null ? ['phone' as const] : []),
    ...(email !== undefined && !isEmail(email) ? ['email' as const] : []),
    ...(name !== undefined && name.length < SHORTEST_NAME ? ['name' as const] : []),
  ]
  if (wrong.length > 0) return wrong
  return {
    ...(phone ? { phone } : {}),
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
  }
}
const SHORTEST_NAME = 3

/** What a person is identified by, in one fixed order. */
export const kindsOf = (person: DataSubject): IdentifierKind[] =>
  identifierKinds.filter((kind) => person[kind] !== undefined)

/** The same person gives the same text, however the request was written. */
export const keyOfPerson = (person: DataSubject): string =>
  JSON.stringify([person.phone ?? null, person.email ?? null, person.name?.toLowerCase() ?? null])

/** Identifiers of one person, as many as are known. */
export interface Identifiers {
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly names: readonly string[]
}

/** Those of a person as it was asked for. */
export const identifiersOf = ({ phone, email, name }: DataSubject): Identifiers => ({
  phones: phone === undefined ? [] : [phone],
  emails: email === undefined ? [] : [email],
  names: name === undefined ? [] : [name],
})

/** Identifiers of both, each once. */
export const united = (all: readonly Identifiers[]): Identifiers => ({
  phones: [...new Set(all.flatMap(({ phones }) => phones))],
  emails: [...new Set(all.flatMap(({ emails }) => emails))],
  names: [...new Set(all.flatMap(({ names }) => names))],
})

/** Finds a person in texts. */
export interface Matcher {
  /** Does this text name the person, alone or among other words? */
  readonly isIn: (text: string) => boolean
  /** Does any text or number at any depth of this value? */
  readonly isWithin: (value: unknown) => boolean
  /** The text without the person. */
  readonly without: (text: string) => string
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
const BETWEEN_DIGITS = String.raw`[\s().\-]{0,2}`

/** One telephone number as people write it: with its country's code or a 0, with hyphens. */
const phonePattern = (phone: string, country_code: string): string => {
  const digits = Array.from(phone.replace(/\D/g, '')).join(BETWEEN_DIGITS)
  const before = phone.startsWith('+')
    ? String.raw`(?:\+|00)?`
    : String.raw`(?:(?:(?:\+|00)?${escaped(country_code)}|0)${BETWEEN_DIGITS})?`
  return String.raw`(?<!\d)${before}${digits}(?!\d)`
}

/** A name's words, whatever white space is between them; that they stand alone is seen apart. */
const namePattern = (name: string): string =>
  plain(name)
    .split(' ')
    .map(escaped)
    .join(String.raw`\s+`)

const emailPattern = (email: string): string => String.raw`(?<![\w.+\-])${escaped(email)}(?![\w\-])`

/**
 * Record linkage: finds a person by number, address or name, upper and lower case alike. A name of
 * one word is somebody's only where it stands alone: among other words it may be anything.
 */
export const matcherOf = (
  { phones, emails, names }: Identifiers,
  country_code: string,
): Matcher => {
  const alone = new Set(names.map((name) => plain(name).toLowerCase()))
  const contacts = anyOf([
    ...phones.map((phone) => phonePattern(phone, country_code)),
    ...emails.map(emailPattern),
  ])
  const full = anyOf(names.filter((name) => plain(name).includes(' ')).map(namePattern))
  const isAlone = (text: string): boolean => alone.has(plain(text).toLowerCase())
  const blanked = (text: string): string => {
    const left = contacts === null ? text : text.replace(contacts, GONE)
    return full === null
      ? left
      : left.replace(full, (found, at: number) => (isWhole(left, at, found) ? GONE : found))
  }
  const isIn = (typed: string): boolean => {
    const text = typed.normalize('NFC')
    return isAlone(text) || blanked(text) !== text
  }
  const isWithin = (value: unknown): boolean => {
    if (typeof value === 'string') return isIn(value)
    if (typeof value === 'number') return isIn(String(value))
    if (value === null || typeof value !== 'object') return false
    return Array.isArray(value)
      ? value.some(isWithin)
      : Object.entries(value).some(([key, one]) => isIn(key) || isWithin(one))
  }
  const without = (text: string): string =>
    isAlone(text) ? '' : isIn(text) ? blanked(text.normalize('NFC')) : text
  return { isIn, isWithin, without }
}

const GONE = '…'
const anyOf = (patterns: readonly string[]): RegExp | null =>
  patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'giu')

const AT_START = /^[\p{L}\p{M}\p{N}]/u
const AT_END = /[\p{L}\p{M}\p{N}]$/u
/** Does what was found stand there as words of its own? */
const isWhole = (text: string, at: number, found: string): boolean =>
  !AT_END.test(text.slice(Math.max(0, at - 2), at)) &&
  !AT_START.test(text.slice(at + found.length, at + found.length + 2))

/** Does a text that stays name the person at all? Here a name of one word counts as well. */
export const isNamedIn = (text: string, person: DataSubject, country_code: string): boolean =>
  matcherOf(identifiersOf(person), country_code).isIn(text) ||
  (person.name !== undefined && hasWords(text.normalize('NFC'), namePattern(person.name)))

const hasWords = (text: string, pattern: string): boolean =>
  Array.from(text.matchAll(new RegExp(pattern, 'giu'))).some(([found], at, all) =>
    isWhole(text, all[at]?.index ?? 0, found),
  )
