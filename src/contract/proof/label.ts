import { z } from 'zod'
import { instantAsked } from '../call.ts'
import { preparedAction, proofAction } from './action.ts'
import { text } from './fields.ts'

/** A GS1 transport label that was read for the order; its times are of the client's zone. */
export const label = preparedAction({
  action: 'label',
  field: 'label',
  schema: text(4_096)
    .min(1)
    .describe('as a scanner gives it: element string with FNC1 as sign 29, or GS1 Digital Link'),
  companions: {
    import_id: z.uuid().optional().describe('of POST /imports'),
  },
  said: 'label_saved',
})

/** Receipt without a receiver, where a label gives the authority to leave. */
export const leave = proofAction({
  action: 'leave',
  field: 'leave',
  schema: z.literal(true),
  companions: {
    closer: instantAsked.describe('when the goods were received, if that is not now'),
  },
  said: 'left_saved',
  toCommand: (_input, { geo_tag, closer }) => ({ type: 'leave', geo_tag, closer }),
})
