import type { FreeValues } from '../order.ts'

/** A field as its client calls it. */
export interface NamedField {
  readonly key: string
  readonly label: string
}

/**
 * What was filled into a remark's own fields, 'label: value' each (REM-07); under its key where no
 * label is known.
 */
export const ownFieldsTold = (
  custom_fields: FreeValues = {},
  known: readonly NamedField[] = [],
): string[] =>
  Object.entries(custom_fields).flatMap(([name, value]) => {
    const text = String(value ?? '').trim()
    return text === '' ? [] : [`${known.find(({ key }) => key === name)?.label ?? name}: ${text}`]
  })
