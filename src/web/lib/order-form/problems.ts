import { fieldErrors, type FieldError } from '../../../domain/field-errors.ts'
import { lackingIn, missingIn } from '../../../domain/order/entry/create.ts'
import { orderInput } from '../../../domain/order/entry/order-input.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { requestSentences } from '../../../domain/words/request-sentences.ts'
import { textFrom } from '../../../domain/words/sentence.ts'
import { t } from '../language/language.ts'
import { said } from '../language/said.ts'
import { inputOf, type FormValues, type Mode } from './form-values.ts'

// What only forms and the server say is not among the sentences that every page loads.
const toldOf = (error: FieldError): string =>
  error.code in requestSentences ? textFrom(requestSentences, error, t) : said(error)

/** Wrong fields with their texts, as an answer has them. */
export const toldFields = (errors: readonly FieldError[]): { field: string; message: string }[] =>
  errors.map((error) => ({ field: error.field, message: toldOf(error) }))

/** Where the form shows a problem that the server gives to a field of another name. */
const shownAt = (field: string): string => {
  if (/^spocs\.\d+\.contact$/.test(field)) return `${field}.phone`
  // One contact of a list is wrong: the list is one field here.
  return field.replace(/(\.contact|\.phone|\.email)\.\d+$/, '$1')
}

/** A sentence for a problem that the schema states for programs only. */
const sentence = (field: string, message: string): string =>
  field === 'value' ? t(sentences).at_least(t(formWords).value, 1) : message

/** What is wrong in the form, by field: judged by the server's own schema and rules (ADD-10). */
export const problemsOf = (values: FormValues, mode: Mode, policy: Policy): Map<string, string> => {
  const input = inputOf(values, mode)
  const judged = orderInput.safeParse(input)
  const wrong = judged.success ? [] : fieldErrors(judged.error.issues)
  const clock = { now: new Date().toISOString(), time_zone: policy.time_zone }
  const read = judged.success ? judged.data : input
  const missing = missingIn(read, policy, clock, mode === 'full').map((reason) => ({
    ...reason,
    field: reason.field ?? '',
  }))
  return problemsIn(toldFields([...missing, ...wrong]))
}

/** The fields without which an order is not added, by the policy and the form's length (ADD-02). */
export const neededOf = (mode: Mode, policy: Policy): ReadonlySet<string> =>
  new Set(lackingIn({}, policy, mode === 'full').map(({ field }) => shownAt(field ?? '')))

/**
 * What an answer says is wrong in the form, by field; of several errors about one field the last
 * one is shown.
 */
export const problemsIn = (
  errors: readonly { field: string; message: string }[],
): Map<string, string> =>
  new Map(errors.map(({ field, message }) => [shownAt(field), sentence(field, message)]))
