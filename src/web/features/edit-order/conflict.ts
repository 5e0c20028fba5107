import type { FormValues } from '../../lib/order-form/form-values.ts'
import { leaves, shownAt, withLeaf, type Leaf } from './leaves.ts'

/**
 * What becomes of a form after somebody else's edit: the values to go on with, fields that were
 * taken over, and fields to choose a value for.
 */
export interface Rebased {
  readonly values: FormValues
  readonly taken: readonly Leaf[]
  readonly disputed: readonly Leaf[]
}

const differs =
  (a: FormValues, b: FormValues) =>
  (leaf: Leaf): boolean =>
    shownAt(a, leaf) !== shownAt(b, leaf)

/** Fields in which something was typed over `base` that is not what the order has `now`. */
export const unsavedIn = (base: FormValues, mine: FormValues, now: FormValues): Leaf[] =>
  leaves.filter(differs(base, mine)).filter(differs(mine, now))

/**
 * Brings another's edit under what was typed over `base`: theirs where nothing was typed, still
 * mine where both changed the field, which is then disputed (EDIT-05).
 */
export const rebased = (base: FormValues, mine: FormValues, theirs: FormValues): Rebased => {
  const changed = leaves.filter(differs(base, theirs)).filter(differs(mine, theirs))
  const disputed = changed.filter(differs(base, mine))
  const taken = changed.filter((leaf) => !disputed.includes(leaf))
  return {
    values: taken.reduce((values, leaf) => withLeaf(values, leaf, theirs), mine),
    taken,
    disputed,
  }
}
