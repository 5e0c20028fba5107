import { userWords } from '../../../domain/words/users.ts'
import { t } from '../../lib/language/language.ts'

/** A setting or a field's value as a person reads it, in one line. */
export const shownValue = (value: unknown): string => {
  const say = t(userWords)
  if (value === null || value === undefined || value === '') return say.nothing
  if (typeof value === 'boolean') return value ? say.yes : say.no
  if (typeof value === 'string') return value
  if (Array.isArray(value))
    return value.length === 0 ? say.nothing : value.map(shownValue).join(', ')
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
  return entries.length === 0
    ? say.nothing
    : entries.map(([key, inner]) => `${key}: ${shownValue(inner)}`).join(' · ')
}
