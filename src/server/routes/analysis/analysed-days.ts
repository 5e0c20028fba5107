import { isBearable, LONGEST_YEARS } from '../../../domain/analysis.ts'
import { rangeOf, type DayRange } from '../../../domain/date-range.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../errors.ts'

/** The days that an account asks figures of, within its bounds. Throws Refused 422 for too many. */
export const judgedRange = (
  deps: Deps,
  caller: Caller,
  query: { from?: string | undefined; to?: string | undefined },
): DayRange => {
  const range = rangeOf(query, caller.policy.earliest_date, clockFor(deps, caller))
  if (isBearable(range)) return range
  throw new Refused(422, sentence('wrong_input'), [
    { field: 'from', ...sentence('range_too_long', LONGEST_YEARS) },
  ])
}
