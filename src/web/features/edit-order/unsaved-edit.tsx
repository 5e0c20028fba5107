import type { Ref } from 'react'
import type { Policy } from '../../../domain/policy/policy.ts'
import { detailsWords } from '../../../domain/words/order-details.ts'
import { editWords } from '../../../domain/words/edit-order.ts'
import { t } from '../../lib/language/language.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Unsaved } from '../../ui/unsaved.tsx'
import { labelOf, shownAt, type Leaf } from './leaves.ts'

interface Props {
  /** Takes the focus where the form went away under somebody's hands. */
  heading: Ref<HTMLHeadingElement>
  leaves: readonly Leaf[]
  mine: FormValues
  now: FormValues
  number: Policy['order_label']
  onDiscard: () => void
}

/**
 * What somebody typed into an order that takes it no more: each field's text beside what the order
 * has, to be copied, until it is thrown away (EDIT-05).
 */
export const UnsavedEdit = ({ heading, leaves, mine, now, number, onDiscard }: Props) => {
  const say = t(editWords)
  const { empty, discard } = t(detailsWords)
  return (
    <Unsaved
      heading={heading}
      typed={leaves.map((leaf) => [labelOf(leaf, number), shownAt(mine, leaf)])}
      acts={
        <Button variant="quiet" onClick={onDiscard}>
          {discard}
        </Button>
      }
    >
      <p>{say.unsavedLead}</p>
      <dl className="unsaved-fields">
        {leaves.map((leaf) => (
          <div key={leaf}>
            <dt>{labelOf(leaf, number)}</dt>
            <dd>
              <span className="conflict-who">{say.youTyped}</span>{' '}
              <strong>{shownAt(mine, leaf) || empty}</strong>
            </dd>
            <dd>
              <span className="conflict-who">{say.orderHas}</span>{' '}
              <span>{shownAt(now, leaf) || empty}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Unsaved>
  )
}
