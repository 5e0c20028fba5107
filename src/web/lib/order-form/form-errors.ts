import { get, set, type FieldErrors, type ResolverOptions } from 'react-hook-form'
import type { FormValues } from './form-values.ts'

/**
 * Problems as the form library has errors: nested by the path of their fields, each with its
 * element, to which the first one takes the focus.
 */
export const errorsOf = (
  problems: ReadonlyMap<string, string>,
  fields: ResolverOptions<FormValues>['fields'],
): FieldErrors<FormValues> => {
  const errors: FieldErrors<FormValues> = {}
  for (const [field, message] of problems) {
    const known: { readonly ref?: unknown } | undefined = get(fields, field)
    set(errors, field, { type: 'rule', message, ref: known?.ref })
  }
  return errors
}
