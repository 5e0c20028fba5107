import { z } from 'zod'
import { WHOLE_ORDER } from '../../domain/order/proof/stating-party.ts'
import { erroneousActs } from '../../domain/order/proof/erroneous-act.ts'
import { claimDecisions, correctableFields } from '../../domain/order/proof/statements.ts'
import { instantAsked } from '../call.ts'
import { proofAction } from './action.ts'
import { amount, lineOfText, reason, text } from './fields.ts'

/** Quantities as one party states them (SIDE-01). */
export const quantities = proofAction({
  action: 'quantities',
  field: 'quantities',
  schema: z
    .array(
      z.strictObject({
        line: text(200).describe(`item_no, or '${WHOLE_ORDER}' where the order names no items`),
        quantity: amount,
        damaged: amount.default(0),
        wrong: amount.default(0),
        expired: amount.default(0),
        note: text(500).nullable().default(null),
      }),
    )
    .max(500)
    .describe(
      'who calls says what it is: declared (the sender), delivered (who brings the goods) or ' +
        'accepted (the receiver)',
    ),
  companions: {},
  said: 'quantities_saved',
  toCommand: (lines) => ({ type: 'quantities', lines }),
})

/** The receiver's dispute after closure (SIDE-02). */
export const dispute = proofAction({
  action: 'dispute',
  field: 'dispute',
  schema: text(2000).describe('what is wrong; within the dispute window after closure'),
  companions: {},
  said: 'dispute_saved',
  toCommand: (said) => ({ type: 'dispute', text: said }),
})

/** What becomes of a claim: another owner or due date, or its end. */
export const claim = proofAction({
  action: 'claim',
  field: 'claim',
  schema: z
    .strictObject({
      number: z.number().int().min(1).max(1_000),
      owner: text(200).optional(),
      due_at: instantAsked.optional(),
      outcome: z
        .strictObject({
          decision: z.enum(claimDecisions),
          note: reason,
          amount: amount.nullable().default(null),
        })
        .optional(),
    })
    .describe('another owner or due date for a claim, or its outcome'),
  companions: {},
  said: 'claim_saved',
  toCommand: (change) => ({ type: 'claim', ...change }),
})

/** A refused proof is opened again (REVW-03). */
export const reupdate = proofAction({
  action: 'reupdate',
  field: 'reupdate',
  schema: z.strictObject({ reason }).describe('opens a proof again that was turned down'),
  companions: {},
  said: 'reopened',
  toCommand: ({ reason: why }) => ({ type: 'reupdate', reason: why }),
})

/** A value put right after closure (PROF-05). */
export const correct = proofAction({
  action: 'correct',
  field: 'correction',
  schema: z
    .strictObject({
      field: z.enum(correctableFields),
      value: z.union([lineOfText(200), amount, z.null()]),
      reason,
    })
    .describe('puts a value right after closure; both values stay'),
  companions: {},
  said: 'correction_saved',
  toCommand: (correction) => ({ type: 'correct', ...correction }),
})

/** An act of the desk that was recorded in error, as one person says (DESK-22). */
export const reportError = proofAction({
  action: 'correct',
  field: 'error',
  schema: z
    .strictObject({ act: z.enum(erroneousActs), reason })
    .describe('says that the order’s end, or the judgement of its proof, was recorded in error'),
  companions: {},
  said: 'error_reported',
  toCommand: (said) => ({ type: 'report_error', ...said }),
})

/** The second person's word on it. */
export const settleError = proofAction({
  action: 'correct',
  field: 'error_outcome',
  schema: z
    .strictObject({ is_confirmed: z.boolean() })
    .describe('confirms, as a second person, that it was; or denies it'),
  companions: {},
  said: 'error_settled',
  toCommand: (said) => ({ type: 'settle_error', ...said }),
})
