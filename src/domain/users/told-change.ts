import type { Translate } from '../words/catalogue.ts'
import { userWords } from '../words/users.ts'

/** A setting or a field's value as a person reads it, in one line. */
export const toldValue = (value: unknown, t: Translate): string => {
  const say = t(userWords)
  if (value === null || value === undefined || value === '') return say.nothing
  if (typeof value === 'boolean') return value ? say.yes : say.no
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  const told = Array.isArray(value)
    ? value.map((one) => toldValue(one, t)).join(', ')
    : Object.entries(value)
        .map(([key, inner]) => `${key}: ${toldValue(inner, t)}`)
        .join(' · ')
  return told === '' ? say.nothing : told
}

/** A field that a change of a user found or left, in words. */
export interface ToldField {
  readonly field: string
  readonly label: string
  readonly value: string
}

/** What a change of a user found or left, field by field. */
export const toldFields = (
  changed: Readonly<Record<string, unknown>> | null,
  t: Translate,
): ToldField[] => {
  const { fields, kinds } = t(userWords)
  return Object.entries(changed ?? {}).map(([field, value]) => ({
    field,
    label: fields[field] ?? field,
    value: (field === 'reach' && kinds[value as keyof typeof kinds]) || toldValue(value, t),
  }))
}
