import type { Order } from '../order/order.ts'
import type { Clock } from '../time.ts'
import { labelWords } from '../words/labels.ts'
import type { Policy } from './policy.ts'
import type { Viewer } from './viewer.ts'

/** Everything that may be permitted or refused, by the name used in policy, page and server. */
export type Action = keyof typeof labelWords.actions
export const allActions = Object.keys(labelWords.actions) as readonly Action[]

/** What a rule looks at that is of the account alone. */
export type AccountQuestion = Pick<Question, 'action' | 'viewer' | 'policy'>

/** What a rule looks at. `order` is null for what concerns no single order. */
export interface Question {
  readonly action: Action
  readonly order: Order | null
  readonly viewer: Viewer
  readonly policy: Policy
  readonly clock: Clock
}
