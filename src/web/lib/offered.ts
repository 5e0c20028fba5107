import { offerOf as offerBy } from '../../domain/policy/offered.ts'
import { saidIfAny } from './language/said.ts'

/** What a control shows of an action: nothing, itself, or itself switched off with the reason. */
export interface OfferedAction {
  readonly shown: boolean
  readonly reason: string | null
}

/** How an action is offered, with its reason in the page's language. */
export const offerOf = (...asked: Parameters<typeof offerBy>): OfferedAction => {
  const { shown, reason } = offerBy(...asked)
  return { shown, reason: saidIfAny(reason) }
}
