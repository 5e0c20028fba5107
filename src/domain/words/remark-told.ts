import type { Translate } from './catalogue.ts'
import { choiceIn } from './choices.ts'
import { conditionLabels } from './condition.ts'
import { pageSentences } from './page-sentences.ts'
import { wireTexts } from '../order/wire-texts.ts'
import { saidApart } from '../order/proof/said-apart.ts'

/** What a remark says in the reader’s language, by parts: categories, text, choices. */
export const remarkTold = (
  { text: whole, categories }: { readonly text: string; readonly categories: readonly string[] },
  t: Translate,
): string[] => {
  const { text, choices } = saidApart(whole)
  const labels = conditionLabels(t)
  return [
    ...categories.map((one) => choiceIn(t, one)),
    text,
    ...choices.map((one) => labels[one]),
  ].filter((part) => part !== '')
}

/** Who made a remark, in the reader’s language where nobody gave a name. */
export const authorTold = (name: string | null, t: Translate): string =>
  name === null || name === wireTexts.anonymous ? t(pageSentences).anonymous : name
