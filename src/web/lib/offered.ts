import { offerOf as offerBy } from '../../domain/policy/offered.ts'
import type { Sentence } from '../../domain/words/sentence.ts'
import { said } from './language/said.ts'

/** What a control shows of an action: nothing, itself, or itself switched off with the reasons. */
export interface OfferedAction {
  readonly shown: boolean
  /** Every reason, a line each; null where it may be pressed. */
  readonly reason: string | null
}

/** Reasons in the page's language, a line each; null where there are none. */
export const allSaid = (reasons: readonly Sentence[]): string | null =>
  reasons.length === 0 ? null : [...new Set(reasons.map(said))].join('\n')

/** How an action is offered, with its reasons in the page's language. */
export const offerOf = (...asked: Parameters<typeof offerBy>): OfferedAction => {
  const { shown, reasons } = offerBy(...asked)
  return { shown, reason: allSaid(reasons) }
}
