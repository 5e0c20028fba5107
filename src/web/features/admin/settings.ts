import { managementWords } from '../../../domain/words/management.ts'
import { t } from '../../lib/language/language.ts'

/** One setting as it is written down: where it stands, and its value line by line. */
export interface PolicySetting {
  readonly path: string
  readonly lines: readonly string[]
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A configuration as a list of settings, by where they stand; a group that holds nothing is none.
 */
export const settingsIn = (
  document: Readonly<Record<string, unknown>>,
  under = '',
): PolicySetting[] =>
  // The database keeps no order of its own.
  Object.entries(document)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, value]) => {
      const path = under === '' ? key : `${under}.${key}`
      if (isMap(value)) return settingsIn(value, path)
      return [
        {
          path,
          lines: Array.isArray(value)
            ? value.length === 0
              ? [t(managementWords).none]
              : value.map(told)
            : [told(value)],
        },
      ]
    })

const told = (value: unknown): string => {
  const say = t(managementWords)
  if (value === null) return say.none
  if (typeof value === 'boolean') return value ? say.yes : say.no
  if (isMap(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${told(inner)}`)
      .join(' · ')
  if (Array.isArray(value)) return value.map(told).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
