import { missingIn } from '../../../domain/order/create.ts'
import { orderInput } from '../../../domain/order/order-input.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { words } from '../../../domain/words.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { t } from '../language/language.ts'
import { inputOf, type FormValues, type Mode } from './form-values.ts'

interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly errors?: readonly (readonly Issue[])[]
}

/** A schema's issues by field; of a union, the branch that came furthest says what is wrong. */
export const flat = (
  issues: readonly Issue[],
  under: readonly PropertyKey[] = [],
): { field: string; message: string }[] =>
  issues.flatMap((issue) => {
    const path = [...under, ...issue.path]
    const [branch] = (issue.errors ?? []).toSorted(
      (a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0),
    )
    return branch?.[0] && (branch[0].path.length > 0 || branch[0].code === 'custom')
      ? flat(branch, path)
      : [{ field: path.map(String).join('.'), message: issue.message }]
  })

/** Where the form shows a problem that the server gives to a field of another name. */
const shownAt = (field: string): string => {
  if (/^spocs\.\d+\.contact$/.test(field)) return `${field}.phone`
  // One contact of a list is wrong: the list is one field here.
  return field.replace(/(\.contact|\.phone|\.email)\.\d+$/, '$1')
}

/** A sentence for a problem that the schema states for programs only. */
const sentence = (field: string, message: string): string =>
  field === 'value' ? t(words).at_least(t(formWords).value, 1) : message

/** What is wrong in the form, by field: judged by the server's own schema and rules (ADD-10). */
export const problemsOf = (values: FormValues, mode: Mode, policy: Policy): Map<string, string> => {
  const input = inputOf(values, mode)
  const judged = orderInput.safeParse(input)
  const wrong = judged.success ? [] : flat(judged.error.issues)
  const missing = missingIn(judged.success ? judged.data : input, policy, mode === 'full').map(
    ({ field = '', message }) => ({ field, message }),
  )
  return problemsIn([...missing, ...wrong])
}

/** The same for the errors of an answer; of several about one field the last one is shown. */
export const problemsIn = (
  errors: readonly { field: string; message: string }[],
): Map<string, string> =>
  new Map(errors.map(({ field, message }) => [shownAt(field), sentence(field, message)]))

/** Problems as the form library has errors. */
export const errorsOf = (
  problems: ReadonlyMap<string, string>,
): Record<string, { type: string; message: string }> =>
  Object.fromEntries([...problems].map(([field, message]) => [field, { type: 'rule', message }]))
