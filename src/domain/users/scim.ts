import type { Sentence } from '../words/sentence.ts'
import { sentence } from '../words/sentence.ts'

/** Types of errors of SCIM (RFC 7644, 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** What of a SCIM request cannot be done: the type of the RFC, and what a person is told. */
export class ScimFault extends Error {
  readonly type: ScimType
  readonly said: Sentence

  constructor(type: ScimType, said: Sentence) {
    super(said.code)
    this.type = type
    this.said = said
  }
}

/** What is asked of a user; what is left out stays. */
export interface AskedByScim {
  readonly userName?: string
  readonly externalId?: string | null
  readonly name?: string
  readonly email?: string | null
  readonly active?: boolean
  /** Values of `roles`, else of `groups`: what the client's map knows as groups. */
  readonly groups?: readonly string[]
  /** The groups come to those that the user has; else they take their place. */
  readonly areAdded?: true
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unfit = (path: string): ScimFault =>
  new ScimFault('invalidValue', sentence('scim_value_unfit', path))

const text = (path: string, value: unknown): string => {
  if (typeof value !== 'string' || value.trim() === '' || value.length > 300) throw unfit(path)
  return value.trim()
}

/** True and false; one large provider spells them as texts, with a capital letter. */
const flag = (path: string, value: unknown): boolean => {
  if (typeof value === 'boolean') return value
  const said = typeof value === 'string' ? value.toLowerCase() : ''
  if (said !== 'true' && said !== 'false') throw unfit(path)
  return said === 'true'
}

/** Values of a multi-valued attribute: objects with `value` or `display`, or the texts alone. */
const valuesOf = (path: string, value: unknown): string[] =>
  [value].flat().map((one) => {
    if (!isObject(one)) return text(path, one)
    return text(path, one['value'] ?? one['display'])
  })

/** The address that counts: the primary one, else the first. */
const emailOf = (path: string, value: unknown): string | null => {
  const all = [value ?? []].flat()
  const primary = all.find(
    (one) => isObject(one) && String(one['primary']).toLowerCase() === 'true',
  )
  const chosen = primary ?? all[0]
  return chosen === undefined ? null : (valuesOf(path, chosen)[0] ?? null)
}

/** Names that SCIM has for one that we keep as a whole, the best first. */
const nameIn = ({ displayname, name }: Json): string | undefined => {
  const parts = isObject(name) ? lowered(name) : {}
  const whole = [displayname, parts['formatted']].find(
    (said) => typeof said === 'string' && said.trim() !== '',
  )
  if (whole !== undefined) return text('displayName', whole)
  const both = [parts['givenname'], parts['familyname']]
  return both.every((part) => typeof part === 'string') ? text('name', both.join(' ')) : undefined
}

/** Attribute names have no case (RFC 7643, 2.1). */
const lowered = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inner]))

/**
 * What a resource asks for; what it says beyond that is not kept here, and no fault. Throws
 * ScimFault.
 */
export const askedByResource = (resource: unknown): AskedByScim => {
  if (!isObject(resource)) throw new ScimFault('invalidSyntax', sentence('not_parsable'))
  const given = lowered(resource)
  const { username, externalid, emails, active, roles, groups } = given
  const name = nameIn(given)
  const named = roles ?? groups
  return {
    ...(username === undefined ? {} : { userName: text('userName', username) }),
    ...(externalid === undefined
      ? {}
      : { externalId: externalid === null ? null : text('externalId', externalid) }),
    ...(name === undefined ? {} : { name }),
    ...(emails === undefined ? {} : { email: emailOf('emails', emails) }),
    ...(active === undefined ? {} : { active: flag('active', active) }),
    ...(named === undefined || named === null
      ? {}
      : { groups: valuesOf(roles === undefined ? 'groups' : 'roles', named) }),
  }
}

/**
 * What a resource asks for that is to be so as a whole: an address and an id that it leaves out go.
 * Throws ScimFault.
 */
export const askedByWhole = (resource: unknown): AskedByScim => ({
  email: null,
  externalId: null,
  ...askedByResource(resource),
})

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:user:'
/** Attributes of the core schema, in lower case, that can be said and are not kept here. */
const unkept = new Set(
  'addresses entitlements ims locale nickname password phonenumbers photos preferredlanguage profileurl timezone title usertype x509certificates schemas'.split(
    ' ',
  ),
)
const kept = new Set('username externalid displayname name emails active roles groups'.split(' '))

/** A path's attribute, in lower case, the filter of its values and the part of one. */
interface ReadPath {
  readonly attribute: string
  readonly filter: string | null
  readonly sub: string | null
}

/** What a path leads to; null for an attribute of another schema, and one that is not kept. */
const readPath = (path: string): ReadPath | null => {
  const bare = path.toLowerCase().startsWith(CORE) ? path.slice(CORE.length) : path
  if (/^urn:/i.test(bare)) return null
  const [, attribute = '', filter = null, sub = null] =
    /^([a-z0-9]+)(?:\[([^\]]{0,200})\])?(?:\.([a-z]+))?$/i.exec(bare) ?? []
  const name = attribute.toLowerCase()
  if (kept.has(name)) return { attribute: name, filter, sub: sub?.toLowerCase() ?? null }
  if (unkept.has(name)) return null
  throw new ScimFault('invalidPath', sentence('scim_path_unknown', path.slice(0, 100)))
}

const multiple = new Set(['emails', 'roles', 'groups'])
const IS_PRIMARY = /^\s*primary\s+eq\s+"?true"?\s*$/i
const IS_WORK = /^\s*type\s+eq\s+"work"\s*$/i

/**
 * Does a path lead past all that is kept here? Of addresses, one at work is, and of a value itself
 * alone. Throws ScimFault for one of several roles: which of them a user has is not kept.
 */
const isPast = ({ attribute, filter, sub }: ReadPath): boolean => {
  if (!multiple.has(attribute)) return false
  if (sub !== null && sub !== 'value') return true
  if (filter === null || IS_PRIMARY.test(filter)) return false
  if (attribute === 'emails') return !IS_WORK.test(filter)
  throw new ScimFault('invalidFilter', sentence('scim_as_whole', attribute))
}

/** A value at a path as a piece of a resource. */
const pieceAt = (path: string, value: unknown): Json => {
  const found = readPath(path)
  if (found === null || isPast(found)) return {}
  const { attribute, sub } = found
  if (attribute === 'name' && sub !== null) return { name: { [sub]: value } }
  return { [attribute]: value }
}

const ofRoles = new Set(['roles', 'groups'])
const gone: Json = { externalid: null, emails: [], roles: [], groups: [] }

/** What a removal asks for, as a piece of a resource. */
const removedAt = (path: unknown, value: unknown): Json => {
  if (typeof path !== 'string')
    throw new ScimFault('noTarget', sentence('scim_path_unknown', 'path'))
  const found = readPath(path)
  const attribute = found?.attribute ?? ''
  // RFC 7644, 3.5.2.2: what is required cannot be removed.
  if (attribute === 'username') throw new ScimFault('mutability', sentence('scim_name_stays'))
  if (found === null || isPast(found) || !(attribute in gone)) return {}
  // Some providers name the roles that are to go beside the path.
  if (ofRoles.has(attribute) && value !== undefined && value !== null)
    throw new ScimFault('invalidValue', sentence('scim_as_whole', attribute))
  return { [attribute]: gone[attribute] }
}

/** Pieces of a resource, and whether their roles come to those that are there. */
interface Piece {
  readonly json: Json
  readonly isAdded: boolean
}

/** One operation as a piece of a resource. */
const pieceOf = (operation: unknown): Piece => {
  const { op, path, value } = isObject(operation) ? lowered(operation) : {}
  const kind = typeof op === 'string' ? op.toLowerCase() : ''
  if (kind === 'remove') return { json: removedAt(path, value), isAdded: false }
  if (kind !== 'add' && kind !== 'replace')
    throw new ScimFault('invalidSyntax', sentence('scim_value_unfit', 'op'))
  if (value === undefined) throw unfit('value')
  // There is one primary role: another takes its place.
  const isAdded = kind === 'add' && !(typeof path === 'string' && path.includes('['))
  if (typeof path === 'string') return { json: pieceAt(path, value), isAdded }
  if (!isObject(value)) throw unfit('value')
  const pieces = Object.entries(value).map(([key, inner]) => pieceAt(key, inner))
  return { json: pieces.reduce(beside, {}), isAdded }
}

/** A piece after others, to whose roles it may add. */
const joined = (all: Json, { json, isAdded }: Piece): Json => {
  if (!isAdded) return beside(all, json)
  const more = Object.entries(json).map(([key, value]) =>
    ofRoles.has(key) ? [key, [all[key] ?? [], value].flat()] : [key, value],
  )
  return beside(all, Object.fromEntries(more))
}

/** A piece after others; those of a name lie beside each other. */
const beside = (all: Json, piece: Json): Json => {
  const [before, after] = [all['name'], piece['name']]
  const isBoth = isObject(before) && isObject(after)
  return { ...all, ...piece, ...(isBoth ? { name: { ...before, ...after } } : {}) }
}

/** Most operations of a request. */
const MOST_OPERATIONS = 100

/** What a PATCH asks for, with the spellings of large providers. Throws ScimFault. */
export const askedByPatch = (body: unknown): AskedByScim => {
  const { operations } = isObject(body) ? lowered(body) : {}
  if (!Array.isArray(operations) || operations.length > MOST_OPERATIONS)
    throw new ScimFault('invalidSyntax', sentence('scim_value_unfit', 'Operations'))
  const pieces = operations.map(pieceOf)
  const ofRights = pieces.filter(({ json }) => Object.keys(json).some((key) => ofRoles.has(key)))
  const asked = askedByResource(pieces.reduce(joined, {}))
  return {
    ...asked,
    ...(ofRights.length > 0 && ofRights.every((one) => one.isAdded) && { areAdded: true as const }),
  }
}

/** By what users can be sought. */
export interface ScimFilter {
  readonly by: 'userName' | 'externalId'
  readonly value: string
}

const filters = { username: 'userName', externalid: 'externalId' } as const

/**
 * Reads a filter: userName or externalId, which equals a text (RFC 7644, 3.4.2.2). Throws
 * ScimFault.
 */
export const filterIn = (filter: string): ScimFilter => {
  const [, attribute = '', quoted = ''] =
    /^\s*(userName|externalId)\s+eq\s+("(?:[^"\\]|\\["\\/])*")\s*$/i.exec(filter.slice(0, 1_000)) ??
    []
  if (quoted === '') throw new ScimFault('invalidFilter', sentence('scim_filter_unfit'))
  const value = JSON.parse(quoted.replace(/\p{Cc}/gu, '')) as string
  return { by: filters[attribute.toLowerCase() as keyof typeof filters], value }
}
