import type { remarkCategories } from '../../policy/remark-form.ts'

const OTHER: (typeof remarkCategories)[number] = 'Other'

/** What decides whether a remark that is a text alone is taken. */
interface RemarkRules {
  /** Does nothing stand against a remark on this order, before its text is looked at? */
  readonly is_open: boolean
  readonly remarks_mandatory_field: readonly string[]
  readonly category_required: boolean
}

/**
 * The remark by which a reason that the policy offers is on record as evidence before the order
 * closes (EPOD-07); null where no such remark is taken, so that the reason goes with the rejection.
 */
export const remarkOfRejection = (
  text: string,
  { is_open, remarks_mandatory_field, category_required }: RemarkRules,
): { readonly text: string; readonly categories: string[] } | null =>
  is_open && remarks_mandatory_field.length === 0
    ? { text, categories: category_required ? [OTHER] : [] }
    : null
