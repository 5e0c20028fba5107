import type { CountInput } from '../../../contract/orders/lots.ts'
import type { EpodInput } from '../../../contract/proof/actions.ts'
import type { ItemRemarkInput } from '../../../domain/order/proof/item-remark.ts'
import type { MissingStep } from '../../../domain/order/parties/missing-steps.ts'
import type { ProofStep } from '../../../domain/order/parties/step.ts'
import type { OrderOnPage } from '../../lib/order-on-page.ts'
import { offerOf, type OfferedAction } from '../../lib/offered.ts'
import type { Action } from '../../../domain/policy/question.ts'
import type { SendPhoto } from '../../lib/photos/use-upload-list.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import type { HereAndNow } from './closing/here-and-now.ts'

/**
 * What a person does to the order, without the order's id, which is added; so is the moment, where
 * it is not said.
 */
export type ProofInput = Omit<EpodInput, '_id'>

/** An order with what its panel's parts need. */
export interface Panel extends Asking {
  readonly order: OrderOnPage
  /** What its proof still lacks, as the server sees it. */
  readonly owed: readonly MissingStep[]
  /** Is an action under way? No other one starts meanwhile. */
  readonly busy: boolean
  /**
   * When and where an act was pressed, if the place `isAsked`; busy until it is found. Null where
   * it is no act: another one is under way, or it was given up meanwhile.
   */
  readonly pressed: (isAsked?: boolean) => Promise<HereAndNow | null>
  /** Gives up the act whose place is still being sought, since its dialog was left. */
  readonly giveUp: () => void
  /** Puts one action on record; false when it was refused, which has then been said. */
  readonly act: (what: ProofInput) => Promise<boolean>
  /** What its button says of the act that waits to be recorded, if one does (DESK-21). */
  readonly held: string | null
  /**
   * Puts these on record, one after the other, when they can be undone no longer; true as soon as
   * they wait. `word` is what the button says; `onNotDone` hears it where they were taken back
   * since, or did not all go through.
   */
  readonly actLater: (
    word: string,
    acts: readonly ProofInput[],
    onNotDone?: () => void,
  ) => Promise<boolean>
  /** Approves the proof or turns it down, like that, for a reason that may be '' (REVW-01). */
  readonly review: (word: string, is_approved: boolean, reason: string) => Promise<boolean>
  /** Remarks on single items, all or none (ITEM-02). */
  readonly remarkItems: (remarks: readonly ItemRemarkInput[]) => Promise<boolean>
  /** Puts one count of the order's crates on record (LOT-02). */
  readonly countCrates: (count: CountInput) => Promise<boolean>
  /** Sends whoever owes a step a link to it (CHAS-01). */
  readonly sendStep: (step: ProofStep) => Promise<boolean>
  readonly sendOtp: () => Promise<boolean>
  readonly sendPhoto: SendPhoto
}

/** How an action is offered on this order. */
export const offered = ({ order, viewer, policy, clock }: Panel, action: Action): OfferedAction =>
  offerOf(order, action, viewer, policy, clock)
