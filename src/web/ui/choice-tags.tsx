import { Fragment } from 'react'
import type { SaidApart } from '../../domain/order/proof/said-apart.ts'
import { conditionLabels } from '../../domain/words/condition.ts'
import { t } from '../lib/language/language.ts'

/** How each choice looks: as an order that it makes an exception, or one that it does not. */
const tones = {
  intact: 'CLOSED',
  ontime: 'CLOSED',
  damaged: 'CLOSED_EXCEPTION',
  shortage: 'CLOSED_EXCEPTION',
  delayed: 'CLOSED_EXCEPTION',
} as const

/** The choices behind a remark's text, each apart from it. */
export const ChoiceTags = ({ choices }: Pick<SaidApart, 'choices'>) => {
  const labels = conditionLabels(t)
  return choices.map((choice) => (
    <Fragment key={choice}>
      {' '}
      <span className={`tag tone-${tones[choice]}`}>{labels[choice]}</span>
    </Fragment>
  ))
}
