import type { Translate } from './catalogue.ts'
import { choiceIn } from './choices.ts'
import { conditionLabels } from './condition.ts'
import { pageSentences } from './page-sentences.ts'
import type { FreeValues } from '../order/order.ts'
import { wireTexts } from '../order/wire-texts.ts'
import { ownFieldsTold, type NamedField, saidApart } from '../order/proof/said-apart.ts'

interface SaidInRemark {
  readonly text: string
  readonly categories: readonly string[]
  readonly custom_fields?: FreeValues
}

/**
 * What a remark says in the reader’s language, by parts: categories, text, choices, and what was
 * filled into its own fields, under their labels where they are `known`.
 */
export const remarkTold = (
  { text: whole, categories, custom_fields }: SaidInRemark,
  t: Translate,
  known?: readonly NamedField[],
): string[] => {
  const { text, choices } = saidApart(whole)
  const labels = conditionLabels(t)
  return [
    ...categories.map((one) => choiceIn(t, one)),
    text,
    ...choices.map((one) => labels[one]),
    ...ownFieldsTold(custom_fields, known),
  ].filter((part) => part !== '')
}

/** Who made a remark, in the reader’s language where nobody gave a name. */
export const authorTold = (name: string | null, t: Translate): string =>
  name === null || name === wireTexts.anonymous ? t(pageSentences).anonymous : name
