import { createContext } from 'react'
import type { FormValues } from '../../lib/order-form/form-values.ts'

/** The form around: what stands in it, what is wrong with it by field, and how to type into it. */
export interface Form {
  readonly values: FormValues
  readonly problems: ReadonlyMap<string, string>
  /** Without which it is not complete; undefined until that is known. */
  readonly needed: ReadonlySet<string> | undefined
  readonly type: (path: string, text: string) => void
}

/** The form that the fields below belong to. */
export const FormContext = createContext<Form | null>(null)
