import { useEffect, useRef } from 'react'
import type { WireOrder } from '../../../domain/order/order.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { detailsWords } from '../../../domain/words/order-details.ts'
import { t } from '../../lib/language/language.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { Base } from './draft.ts'
import { labelOf, shownAt, type Leaf } from './leaves.ts'
import { unshownIn } from './unshown.ts'

/**
 * Somebody else's edit that came between: the order since, what was typed, what both changed and
 * what was taken over, and by field who changed it.
 */
export interface Conflict {
  readonly now: Base
  readonly order: WireOrder
  readonly mine: FormValues
  readonly disputed: readonly Leaf[]
  readonly taken: readonly Leaf[]
  readonly by: ReadonlyMap<string, string>
}
/** Whose value goes on, by field that both changed. */
export type Choices = Readonly<Partial<Record<Leaf, 'mine' | 'theirs'>>>

interface Props {
  conflict: Conflict
  choices: Choices
  number: Policy['order_label']
  onChoose: (leaf: Leaf, whose: 'mine' | 'theirs') => void
}

/**
 * Shows both values of every field that two people changed, and has one of them chosen (EDIT-05).
 */
export const ConflictNotice = ({
  conflict: { now, order, mine, disputed, taken, by },
  choices,
  number,
  onChoose,
}: Props) => {
  const say = t(detailsWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const who = (leaf: Leaf) => (
    <span className="conflict-who">{by.get(leaf.split('.')[0] ?? '')}</span>
  )
  const unshown = unshownIn(order, by.keys(), [...disputed, ...taken])
  return (
    <section className="conflict" aria-labelledby="conflict">
      <h3 id="conflict" ref={heading} tabIndex={-1}>
        <Icon name="warning" />
        {say.conflict}
      </h3>
      <p>
        {say.notSaved} {disputed.length > 0 ? say.chooseEach : say.lookAgain}
      </p>
      {disputed.map((leaf) => (
        <fieldset key={leaf} className="conflict-field">
          <legend>
            {labelOf(leaf, number)} {who(leaf)}
          </legend>
          {(
            [
              ['mine', say.mine, mine],
              ['theirs', say.theirs, now.values],
            ] as const
          ).map(([whose, word, values]) => (
            <Button
              key={whose}
              className="conflict-choice"
              aria-pressed={choices[leaf] === whose}
              onClick={() => onChoose(leaf, whose)}
            >
              <strong>{word}</strong> <span>{shownAt(values, leaf) || say.empty}</span>
            </Button>
          ))}
        </fieldset>
      ))}
      {taken.length > 0 && <p>{say.taken}</p>}
      {taken.length > 0 && (
        <ul>
          {taken.map((leaf) => (
            <li key={leaf}>
              {labelOf(leaf, number)}: <strong>{shownAt(now.values, leaf) || say.empty}</strong>{' '}
              {who(leaf)}
            </li>
          ))}
        </ul>
      )}
      {unshown.length > 0 && <p>{say.takenUnseen}</p>}
      {unshown.length > 0 && (
        <ul className="conflict-unshown">
          {unshown.map(({ part, label, text }) => (
            <li key={part}>
              {label}: <strong>{text}</strong> <span className="conflict-who">{by.get(part)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
