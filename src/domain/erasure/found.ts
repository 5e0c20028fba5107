import type { SealedText } from '../order/chain.ts'
import type { Erased } from '../order/sealed/disclosure.ts'
import { personalParts } from '../order/sealed/personal-parts.ts'
import type { ErasedPart } from './erased-part.ts'
import { identifiersOf, matcherOf, united, type Identifiers, type DataSubject } from './person.ts'
import { placedValues, type PlacedValue } from './places.ts'

/** A value of an order's log that is a person's. */
export interface FoundValue {
  readonly seq: number
  readonly at: number
  readonly part: ErasedPart
  readonly name: string | null
  readonly value: unknown
}

/** Why a value of a log stays: its event has it in its text, as of old, or nobody seals it. */
export type Staying = 'unsealed' | 'open'

/** What of an order's log is a person's. */
export interface Found {
  readonly values: readonly FoundValue[]
  /** Events that name the person in their text, whose digest would be another without it. */
  readonly staying: Readonly<Record<Staying, number>>
  /** Pictures that no event of the order names once the values are gone. */
  readonly digests: readonly string[]
  /** What else the order calls the person. */
  readonly also: Identifiers
}

/** Whose values are looked for, and pictures that are named as the person's. */
export interface Sought {
  readonly person: DataSubject
  readonly country_code: string
  /** SHA-256 of their bytes, hex. */
  readonly photos: ReadonlySet<string>
}

interface Entry {
  readonly seq: number
  readonly type: string
  readonly body: string
  readonly values: readonly PlacedValue[]
  readonly isUnsealed: boolean
}

/**
 * Data mapping: which values of an order's log are one person's. A contact of driver or receiver is
 * one person: where a part of it is the person's, all of it is. What else in the order has the
 * name, number or address of such a contact is the person's too, except for other contacts.
 */
export const foundIn = (
  log: readonly ({ readonly seq: number } & SealedText)[],
  { person, country_code, photos }: Sought,
): Found => {
  const entries = log.map(entryOf)
  const own = matcherOf(identifiersOf(person), country_code)
  const contacts = entries.flatMap(({ values, seq }) =>
    groupsOf(values.filter(({ path }) => isContact(path)))
      .filter((group) => group.some(({ value }) => own.isWithin(value)))
      .map((group) => ({ seq, group })),
  )
  const also = united(contacts.map(({ group }) => identifiersIn(group)))
  const anyName = matcherOf(united([identifiersOf(person), also]), country_code)
  const theirs = new Set(
    contacts.flatMap(({ seq, group }) => group.map(({ at }) => `${seq} ${at}`)),
  )
  const isTheirs = (entry: Entry, value: PlacedValue): boolean => {
    if (isContact(value.path)) return theirs.has(`${entry.seq} ${value.at}`)
    if (isPicture(entry) && (isPictureOf(entry, photos) || signs(entry, anyName.isWithin)))
      return true
    if (isAttemptsPicture(entry.type, value))
      return textsIn(value.value).some((one) => photos.has(one))
    if (entry.type === 'contact_status')
      return entry.values.some((one) => anyName.isWithin(one.value))
    if (isNamedPlace(value.path))
      return entry.values.some(
        ({ path, name, value: of }) =>
          path === value.path && (name === value.name || name === 'name') && anyName.isWithin(of),
      )
    return anyName.isWithin(value.value)
  }
  const values = entries.flatMap((entry) =>
    entry.values
      .filter((value) => !value.isGone && isTheirs(entry, value))
      .map(({ at, name, path, value }) => ({
        seq: entry.seq,
        at,
        part: partOf(entry.type, path, name),
        name,
        value,
      })),
  )
  const stays = entries.filter(({ body }) => anyName.isWithin(openPartOf(body)))
  const photosStay = entries.filter(
    ({ body, isUnsealed }) => isUnsealed && [...photos].some((digest) => body.includes(digest)),
  )
  return {
    values,
    staying: {
      unsealed: new Set([...stays.filter(({ isUnsealed }) => isUnsealed), ...photosStay]).size,
      open: stays.filter(({ isUnsealed }) => !isUnsealed).length,
    },
    digests: digestsGone(entries, values),
    also,
  }
}

/** The values as an event that erases them names them. */
export const erasedValues = (values: readonly FoundValue[]): Erased[] =>
  [...new Set(values.map(({ seq }) => seq))].map((seq) => ({
    seq,
    places: values.filter((one) => one.seq === seq).map(({ at }) => at),
  }))

const entryOf = ({ seq, ...stored }: { readonly seq: number } & SealedText): Entry => {
  const { type } = JSON.parse(stored.body) as { type: string }
  return {
    seq,
    type,
    body: stored.body,
    values: placedValues(stored),
    isUnsealed: stored.disclosures.length === 0 && personalParts(type).length > 0,
  }
}

const isContact = (path: string): boolean => /\.(driver|spocs\.\d+(\.contact)?)$/.test(path)
const isNamedPlace = (path: string): boolean => path.endsWith('.destination')
const PICTURES: ReadonlySet<string> = new Set(['signed', 'photo_added', 'photo_deleted'])
const isPicture = ({ type }: Entry): boolean => PICTURES.has(type)

const groupsOf = (values: readonly PlacedValue[]): PlacedValue[][] => [
  ...Map.groupBy(values, ({ path }) => path.replace(/\.contact$/, '')).values(),
]

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '')

const identifiersIn = (group: readonly PlacedValue[]): Identifiers => {
  const of = (wanted: readonly string[]): string[] =>
    group.filter(({ name }) => wanted.includes(name ?? '')).flatMap(({ value }) => textsIn(value))
  const contacts = of(['contact', 'phone', 'email'])
  return {
    names: of(['name']).filter((name) => name.trim().length > 2),
    phones: contacts.filter((one) => !one.includes('@')),
    emails: contacts.filter((one) => one.includes('@')).map((one) => one.toLowerCase()),
  }
}

const isPictureOf = ({ values }: Entry, photos: ReadonlySet<string>): boolean =>
  values.some(
    ({ name, value }) => (name === 'digest' || name === null) && photos.has(String(value)),
  )

/** Photos that an attempt was recorded with: all of them as one value, and each as a file. */
const isAttemptsPicture = (type: string, { path, name }: Pick<PlacedValue, 'path' | 'name'>) =>
  type === 'delivery_attempted' && (name === 'photos' || path === 'files')

const signs = ({ type, values }: Entry, isTheirs: (value: unknown) => boolean): boolean =>
  type === 'signed' && values.some(({ name, value }) => name === 'name' && isTheirs(value))

const partOf = (type: string, path: string, name: string | null): ErasedPart => {
  if (path.endsWith('.driver')) return 'driver'
  if (isContact(path) || type === 'otp_sent' || type === 'contact_status' || type === 'received')
    return 'receiver'
  if (isNamedPlace(path) || name === 'client') return 'place'
  if (type === 'signed') return 'signature'
  if (type === 'photo_added' || type === 'photo_deleted') return 'photo'
  if (isAttemptsPicture(type, { path, name })) return 'photo'
  return type === 'remarked' ? 'remark' : 'text'
}

/** The event's text as far as it says anything of its own: links of the chain say nothing. */
const openPartOf = (body: string): unknown => {
  const { prev: _prev, order_id: _order, files: _files, ...open } = JSON.parse(body)
  return withoutDigests(open)
}

const withoutDigests = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutDigests)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SILENT.has(key))
      .map(([key, one]) => [key, withoutDigests(one)]),
  )
}
const SILENT: ReadonlySet<string> = new Set(['_sd', '...', 'nonce', 'hash', 'digest', 'link_id'])

const digestsGone = (entries: readonly Entry[], gone: readonly FoundValue[]): string[] => {
  const isGone = new Set(gone.map(({ seq, at }) => `${seq} ${at}`))
  const named = entries
    .filter(isPicture)
    .flatMap(({ seq, values }) =>
      values
        .filter(({ name, isGone: wasGone }) => name === 'digest' && !wasGone)
        .map(({ at, value }) => ({ digest: String(value), goes: isGone.has(`${seq} ${at}`) })),
    )
  const stay = new Set(named.filter(({ goes }) => !goes).map(({ digest }) => digest))
  return [...new Set(named.filter(({ goes }) => goes).map(({ digest }) => digest))].filter(
    (digest) => !stay.has(digest),
  )
}
