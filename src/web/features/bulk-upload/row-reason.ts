import type { Row } from '../../../domain/bulk/rows.ts'
import type { Stated } from '../../../domain/bulk/states.ts'
import { heldBackBy } from '../../../domain/bulk/why.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { saidOfFile } from './said-of-file.ts'

const told = new WeakMap<object, string>()

/** What is said under a row of an order of the file; empty where nothing is. */
export const reasonUnder = (row: Row, its: Stated): string => {
  if (its.repeated.has(row)) return saidOfFile(sentence('row_repeats_own'))
  const holder = its.state === 'error' ? heldBackBy(row, its) : undefined
  if (holder) return saidOfFile(sentence('row_held_back', holder.line))
  // Problems stay the same while nobody touches the order, and thousands of rows have some.
  if (its.problems.length === 0) return saidOfFile(its.reason)
  const text = told.get(its.problems) ?? saidOfFile(its.reason)
  told.set(its.problems, text)
  return text
}
