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

/**
 * Brings another's edit under what was typed over `base`: theirs where nothing was typed, still
 * mine where both changed the field, which is then disputed (EDIT-05).
 */
export const rebased = (base: FormValues, mine: FormValues, theirs: FormValues): Rebased => {
  const differs =
    (a: FormValues, b: FormValues) =>
    (leaf: Leaf): boolean =>
      shownAt(a, leaf) !== shownAt(b, leaf)
  const changed = leaves.filter(differs(base, theirs)).filter(differs(mine, theirs))
  const disputed = changed.filter(differs(base, mine))
  const taken = changed.filter((leaf) => !disputed.includes(leaf))
  return {
    values: taken.reduce((values, leaf) => withLeaf(values, leaf, theirs), mine),
    taken,
    disputed,
  }
}
