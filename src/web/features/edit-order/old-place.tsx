import { useFormContext, useWatch } from 'react-hook-form'
import { leftOfOldPlace } from '../../../domain/order/entry/old-place.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { editWords } from '../../../domain/words/edit-order.ts'
import { t } from '../../lib/language/language.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { labelOf, type Leaf } from './leaves.ts'

interface Props {
  part: 'source' | 'destination'
  before: FormValues
  number: Policy['order_label']
}

/**
 * Says what a place under another name still has of the one before, and offers to empty that; by
 * itself it changes nothing (EDIT-02).
 */
export const OldPlace = ({ part, before, number }: Props) => {
  const say = t(editWords)
  const { setValue, setFocus, formState } = useFormContext<FormValues>()
  const now = useWatch<FormValues, typeof part>({ name: part })
  const left = leftOfOldPlace(before[part], now).map(
    (one) => `${part}.${one}` as Exclude<Leaf, 'spocs' | 'ship_weight'>,
  )
  const [first] = left
  const empty = (): void => {
    for (const leaf of left)
      setValue(leaf, '', { shouldDirty: true, shouldValidate: formState.isSubmitted })
    // The button goes away; what it emptied is typed next.
    if (first) setFocus(first)
  }
  return (
    <p className="name-near" aria-live="polite" hidden={!first}>
      {first && (
        <>
          {say.oldPlace(
            before[part].name.trim(),
            left.map((leaf) => labelOf(leaf, number)).join(', '),
          )}
          <button type="button" className="text-button" onClick={empty}>
            {say.emptyOld}
          </button>
        </>
      )}
    </p>
  )
}
