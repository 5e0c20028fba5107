import { blankForm, blankSpoc, type FormValues } from '../../lib/order-form/form-values.ts'
import type { Clock } from '../../../domain/time.ts'

/** The form with `text` at a path such as 'driver.name' or 'spocs.0.contact.phone'. */
export const withText = (values: FormValues, path: string, text: string): FormValues =>
  placed(values, path.split('.'), text) as FormValues

const placed = (inner: unknown, [key, ...rest]: readonly string[], text: string): unknown => {
  if (key === undefined) return text
  if (Array.isArray(inner))
    return inner.map((one: unknown, index) =>
      String(index) === key ? placed(one, rest, text) : one,
    )
  const group = inner as Record<string, unknown>
  return { ...group, [key]: placed(group[key], rest, text) }
}

/** What stands at a path. */
export const textAt = (values: FormValues, path: string): string =>
  String(
    path
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], values),
  )

/** The form for the next consignment of the same load: vehicle, driver and where it starts stay. */
export const nextForm = (
  { source, truck_number, driver }: FormValues,
  clock: Clock,
): FormValues => ({ ...blankForm(clock), source, truck_number, driver })

/** The form with one more receiver. */
export const withSpoc = (values: FormValues): FormValues => ({
  ...values,
  spocs: [...values.spocs, blankSpoc],
})
/** The form without the receiver at `index`. */
export const withoutSpoc = (values: FormValues, index: number): FormValues => ({
  ...values,
  spocs: values.spocs.filter((_, at) => at !== index),
})
