import type { WhySum } from '../../../domain/bulk/why.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { saidOfFile } from './said-of-file.ts'
import type { Shown } from './row-state.ts'

/** A reason over all rows that are in error for it, in words; `list` has these rows. */
export interface SaidSum {
  readonly list: Shown
  readonly text: string
}

/** The sum of a reason, in the page's language. */
export const saidOfSum = ({ key, kind, label, said, places: { length } }: WhySum): SaidSum => {
  const say = t(bulkWords).sums
  const told = (): string => {
    if (kind === 'lacks') return say.lacks(length, label)
    if (said !== null) return say.said(length, kind === 'row' ? '' : label, saidOfFile(said))
    if (kind === 'wrong') return say.wrong(length, label)
    if (key === 'row_twice') return say.twice(length)
    return key === 'row_held_back' ? say.heldBack(length) : say.other(length)
  }
  return { list: `why:${key}`, text: told() }
}
