import type { FreeLists } from '../order.ts'
import { saidApart } from './said-apart.ts'

/** What a remark says, as far as a rule asks whether it says enough. */
interface SaidInRemark {
  readonly text: string
  readonly categories: readonly string[]
  /** What was filled in beside the text, by its key. */
  readonly fields: FreeLists
}

/** What a remark has to say. */
interface RemarkNeeds {
  readonly category_required: boolean
  /** The fields of which one must be filled; none where the text alone is asked for. */
  readonly mandatory: readonly string[]
}

/** Which sentence says what a remark lacks. */
export type RemarkLack =
  | 'remark_category_missing'
  | 'mandatory_remark_missing'
  | 'status_remark_missing'
  | 'remark_missing'

/** Was anything said in a field of a remark? */
export const isFilled = (value: FreeLists[string] | undefined): boolean =>
  value !== null && value !== undefined && String(value).trim() !== ''

/**
 * Validation: what a remark still lacks, for the server and for a form that says so before a slow
 * line does (REM-01 to REM-03); null where nothing.
 */
export const remarkLack = (
  { text, categories, fields }: SaidInRemark,
  { category_required, mandatory }: RemarkNeeds,
): RemarkLack | null => {
  if (category_required && categories.length === 0) return 'remark_category_missing'
  if (mandatory.length > 0 && !mandatory.some((field) => isFilled(fields[field])))
    return 'mandatory_remark_missing'
  const isOthers = /^\s*others\s*$/i.test(String(fields['status_remark'] ?? ''))
  // The choices that the form puts behind the text explain no 'others'.
  if (isOthers && !isFilled(saidApart(text).text)) return 'status_remark_missing'
  return mandatory.length === 0 && !isFilled(text) ? 'remark_missing' : null
}
