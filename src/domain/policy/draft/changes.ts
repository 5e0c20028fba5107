import { canonical } from '../../order/canonical.ts'
import { describedParts, describedSettings } from '../form/described-settings.ts'

/** A setting that two documents set differently: its path, and what each sets it to. */
export interface SettingChange {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a document writes down, by the paths of settings; of what is none of today’s by its own. */
const writtenIn = (value: unknown, path = ''): [path: string, value: unknown][] => {
  if (!isMap(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = path === '' ? key : `${path}.${key}`
    if (path === '' && key === 'sources' && isMap(inner))
      return Object.entries(inner).map(([of, source]): [string, unknown] => [
        `${own}.${of}`,
        source,
      ])
    const isGroup = describedParts().some((part) => part.path === own && part.kind === 'group')
    return isGroup ? writtenIn(inner, own) : [[own, inner] as [string, unknown]]
  })
}

/** Every setting with what the document sets it to, by itself or by the default. */
const valuesOf = (document: unknown): ReadonlyMap<string, unknown> =>
  new Map([
    ...describedSettings().map(({ path, default: usual }): [string, unknown] => [path, usual]),
    ...writtenIn(document),
  ])

/**
 * The settings that two documents set differently, in the schema's order; null stands for what one
 * of them has not at all. Never throws: a document of old need not be one of today's.
 */
export const changesBetween = (before: unknown, after: unknown): SettingChange[] => {
  const [left, right] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((path) => ({ path, before: left.get(path) ?? null, after: right.get(path) ?? null }))
    .filter((change) => canonical(change.before) !== canonical(change.after))
}

/**
 * A setting that a user has otherwise than the client: its path, the user's value, the client's.
 */
export interface Override {
  readonly path: string
  readonly own: unknown
  readonly client: unknown
}

/** What a user's document sets, beside what the client's sets it to; in the document's order. */
export const overridesOf = (client: unknown, own: unknown): Override[] => {
  const values = valuesOf(client)
  return writtenIn(own)
    .filter(([path]) => path !== '')
    .map(([path, value]) => ({ path, own: value, client: values.get(path) ?? null }))
}
