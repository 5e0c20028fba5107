import { canonical } from '../../order/canonical.ts'
import type { SettingChange } from './changes.ts'

/** A document as it is written, while somebody changes it: it need not follow the schema yet. */
export type WrittenDocument = Readonly<Record<string, unknown>>

/** What is known of a setting that a document is changed by: its path and its default. */
export interface EditedSetting {
  readonly path: string
  readonly default?: unknown
}

const SOURCES = 'sources.'

/** Where a path leads: sources stand by whole paths, settings under their groups. */
const keysOf = (path: string): string[] =>
  path.startsWith(SOURCES) ? ['sources', path.slice(SOURCES.length)] : path.split('.')

const isMap = (value: unknown): value is WrittenDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a document sets a setting to; undefined where it does not say. */
export const writtenAt = (document: WrittenDocument, path: string): unknown =>
  keysOf(path).reduce<unknown>(
    (at, key) => (isMap(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    document,
  )

const put = (
  document: WrittenDocument,
  keys: readonly string[],
  value: unknown,
): WrittenDocument => {
  const [key = '', ...rest] = keys
  const { [key]: there, ...others } = document
  const next = rest.length === 0 ? value : put(isMap(there) ? there : {}, rest, value)
  // A group that says nothing any more is not written down.
  const isGone = next === undefined || (rest.length > 0 && Object.keys(next as object).length === 0)
  if (isGone) return others
  return Object.hasOwn(document, key) ? { ...document, [key]: next } : { ...others, [key]: next }
}

/** The document with a setting set; undefined leaves it to the default. */
export const withSetting = (
  document: WrittenDocument,
  path: string,
  value: unknown,
): WrittenDocument => put(document, keysOf(path), value)

/** What a setting is by a document: as it is written there, else its default. */
export const settingIn = (document: WrittenDocument, setting: EditedSetting): unknown => {
  const written = writtenAt(document, setting.path)
  return written === undefined ? (setting.default ?? null) : written
}

/**
 * What a user has of a setting by a document of its own, over that of its client: null where it was
 * set to that, and the client's where its own does not say.
 */
export const settingOver = (
  own: WrittenDocument,
  clients: WrittenDocument,
  setting: EditedSetting,
): unknown => settingIn(own, { ...setting, default: settingIn(clients, setting) })

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

/** Sources that either document names, as settings without a default. */
const sourcesOf = (...documents: readonly WrittenDocument[]): EditedSetting[] => {
  const paths = documents.flatMap(({ sources }) => (isMap(sources) ? Object.keys(sources) : []))
  return [...new Set(paths)].map((path) => ({ path: SOURCES + path }))
}

/** The settings that two documents set differently, in the order of `settings`, then sources. */
export const changedSettings = (
  settings: readonly EditedSetting[],
  before: WrittenDocument,
  after: WrittenDocument,
): SettingChange[] =>
  [...settings, ...sourcesOf(before, after)]
    .map((setting) => ({
      path: setting.path,
      before: settingIn(before, setting),
      after: settingIn(after, setting),
    }))
    .filter((change) => !isSame(change.before, change.after))

/**
 * The document with a setting set to what a person chose: written as `base` writes it where that is
 * the same value, so that going back leaves nothing behind.
 */
export const choose = (
  document: WrittenDocument,
  base: WrittenDocument,
  setting: EditedSetting,
  value: unknown,
): WrittenDocument =>
  withSetting(
    document,
    setting.path,
    isSame(value ?? null, settingIn(base, setting)) ? writtenAt(base, setting.path) : value,
  )

/** What somebody changed from `base` to `draft`, put on top of what another has made of `base`. */
export const putOnTop = (
  settings: readonly EditedSetting[],
  base: WrittenDocument,
  draft: WrittenDocument,
  latest: WrittenDocument,
): WrittenDocument =>
  changedSettings(settings, base, draft).reduce(
    (onto, { path }) => withSetting(onto, path, writtenAt(draft, path)),
    latest,
  )
