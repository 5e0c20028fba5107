import type { Ref } from 'react'
import type { Policy } from '../../../domain/policy/policy.ts'
import { detailsWords } from '../../../domain/words/order-details.ts'
import { editWords } from '../../../domain/words/edit-order.ts'
import { copyText } from '../../lib/clipboard.ts'
import { t } from '../../lib/language/language.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../ui/notify.ts'
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
  const copy = async (): Promise<void> => {
    const lines = leaves.map((leaf) => `${labelOf(leaf, number)}: ${shownAt(mine, leaf)}`)
    if (await copyText(lines.join('\n'))) notify.done(say.copied)
    else notify.error(say.copyFailed)
  }
  return (
    <section className="conflict unsaved" aria-labelledby="unsaved">
      <h3 id="unsaved" ref={heading} tabIndex={-1}>
        <Icon name="warning" />
        {say.unsaved}
      </h3>
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
      <div className="unsaved-acts">
        <Button icon="copy" onClick={() => void copy()}>
          {say.copyTyped}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {discard}
        </Button>
      </div>
    </section>
  )
}
