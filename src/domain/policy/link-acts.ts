import type { Action } from './question.ts'
import { grantedTo } from './rules/link.ts'

/** All that links are good for beside looking, each action once. */
export const actsByLink = (): readonly Action[] => {
  const all = new Set(Object.values(grantedTo).flatMap((actions) => [...actions]))
  all.delete('view_order')
  return [...all]
}
