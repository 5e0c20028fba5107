import { z } from 'zod'
import { group, names } from './setting.ts'

/** The acts of the desk for which a client may ask why. */
export const reasonedActs = ['receive', 'reject', 'approve', 'turn_down'] as const
/** One of them. */
export type ReasonedAct = (typeof reasonedActs)[number]

/** For which acts a reason is due, and which reasons are offered for each. */
export const reasonSettings = group(
  'reasons that an account gives for what it does; a receiver’s or driver’s page asks for none',
  {
    due: z
      .array(z.enum(reasonedActs))
      .max(reasonedActs.length)
      .default([])
      .describe(
        'acts that take a reason and nothing without one: Receive without a code, Reject, ' +
          'the approval of a proof and its rejection',
      ),
    receive: names('offered as reasons of a receipt'),
    reject: names('offered as reasons of a rejection, beside additional_rejection_reasons'),
    approve: names('offered as reasons of an approval'),
    turn_down: names('offered as reasons where a proof is rejected'),
  },
)
