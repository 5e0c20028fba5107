import type { Policy } from '../../policy/policy.ts'
import { rule, type Reason } from '../../policy/reason.ts'
import { remarkFields } from '../../policy/remark-form.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { sentence } from '../../words/sentence.ts'
import type { Command } from '../commands.ts'

/** What every remark may say beside its text; a claimed exception is left out as anybody's is. */
const ofEveryRemark: readonly string[] = ['delivery', 'condition', 'exception']

/**
 * Allow-list: which field of a remark is none that a link's holder is asked for, by its name. What
 * a remark finds becomes the order's, and columns of the desk; only the desk's map is free.
 */
export const fieldOfNoLink = (
  { extra_fields }: Pick<Extract<Command, { type: 'remark' }>, 'extra_fields'>,
  { link }: Pick<Viewer, 'link'>,
  policy: Policy,
): Reason | null => {
  const unknown = link
    ? Object.keys(extra_fields).find(
        (key) =>
          !ofEveryRemark.includes(key) && remarkFields(policy).every((field) => field.key !== key),
      )
    : undefined
  return unknown === undefined
    ? null
    : rule(`extra_fields.${unknown}`, 'field_wrong', `“${unknown}”`, sentence('unknown_field'))
}
