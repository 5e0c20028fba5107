import { deliveries, goodsConditions, type Delivery, type GoodsCondition } from './condition.ts'

/** What a remark says, and the choices behind it, by their names on the wire. */
export interface SaidApart {
  readonly text: string
  readonly choices: readonly (GoodsCondition | Delivery)[]
}

const choices: readonly (GoodsCondition | Delivery)[] = [...deliveries, ...goodsConditions]

/** The opposite of withChoices: a text and the choices that stand at its end. */
export const saidApart = (text: string): SaidApart => {
  const parts = text.split(',')
  const ending = parts.toReversed().map((part) => choices.find((choice) => choice === part.trim()))
  const some = ending.slice(0, [...ending, undefined].indexOf(undefined))
  return {
    text: parts
      .slice(0, parts.length - some.length)
      .join(',')
      .trim(),
    choices: some.toReversed().filter((choice) => choice !== undefined),
  }
}
