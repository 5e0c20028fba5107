import type { LedgerState } from './ledger.ts'

/** Messages of one state, counted. */
export interface Counted {
  readonly state: LedgerState
  readonly messages: number
  readonly parts: number
  readonly cost: number
}

/** What several of these are together. */
export interface CostTotal {
  readonly messages: number
  readonly states: Partial<Record<LedgerState, number>>
  readonly parts: number
  readonly cost: number
}

/** Money as it is told: to four places, as it is kept. */
const rounded = (money: number): number => Math.round(money * 10_000) / 10_000

/** Adds up what was counted by state. */
export const totalOf = (rows: readonly Counted[]): CostTotal => {
  const states: Partial<Record<LedgerState, number>> = {}
  let [messages, parts, cost] = [0, 0, 0]
  for (const row of rows) {
    states[row.state] = (states[row.state] ?? 0) + row.messages
    messages += row.messages
    parts += row.parts
    cost += row.cost
  }
  return { messages, states, parts, cost: rounded(cost) }
}

/** Adds up what belongs together by `keyOf`, in the order in which it first comes. */
export const costGroups = <R extends Counted, K extends object>(
  rows: readonly R[],
  keyOf: (row: R) => K,
): (K & CostTotal)[] => {
  const groups = new Map<string, { readonly key: K; readonly rows: R[] }>()
  for (const row of rows) {
    const key = keyOf(row)
    const text = JSON.stringify(key)
    const group = groups.get(text) ?? { key, rows: [] }
    group.rows.push(row)
    groups.set(text, group)
  }
  return [...groups.values()].map(({ key, rows: own }) => ({ ...key, ...totalOf(own) }))
}
