import type { FreeValues } from '../order.ts'
import { deliveries, goodsConditions, type Delivery, type GoodsCondition } from './condition.ts'

/** What a remark says, and the choices behind it, by their names on the wire. */
export interface SaidApart {
  readonly text: string
  readonly choices: readonly (GoodsCondition | Delivery)[]
}

type Choice = SaidApart['choices'][number]

const choices: readonly string[] = [...deliveries, ...goodsConditions]
const isChoice = (text: string): text is Choice => choices.includes(text)

/** The opposite of withChoices: a text and the choices that stand at its end. */
export const saidApart = (text: string): SaidApart => {
  const parts = text.split(',')
  const ending = parts.findLastIndex((part) => !isChoice(part.trim())) + 1
  return {
    text: parts.slice(0, ending).join(',').trim(),
    choices: parts
      .slice(ending)
      .map((part) => part.trim())
      .filter(isChoice),
  }
}

/** A field as its client calls it. */
export interface NamedField {
  readonly key: string
  readonly label: string
}

/**
 * What was filled into a remark's own fields, 'label: value' each (REM-07); under its key where no
 * label is known.
 */
export const ownFieldsTold = (
  custom_fields: FreeValues = {},
  known: readonly NamedField[] = [],
): string[] =>
  Object.entries(custom_fields).flatMap(([name, value]) => {
    const text = String(value ?? '').trim()
    return text === '' ? [] : [`${known.find(({ key }) => key === name)?.label ?? name}: ${text}`]
  })
