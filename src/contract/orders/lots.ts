import { z } from 'zod'
import { crateRow, lotEvents, MOST_CRATES } from '../../domain/crates/crate-row.ts'
import { issueText } from '../../domain/field-errors.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { answer, call, orderId } from '../call.ts'

/** A count; an empty text is an empty box, as null is. */
const value = z
  .union(
    [z.number().int().max(MOST_CRATES), z.literal(''), z.null()],
    issueText('wrong_type', sentence('kinds.whole')),
  )
  .optional()
const lot = z.object({
  identifier: z.string(),
  is_wh_in_active: z.boolean().describe('what came home can be counted now'),
  data: z.array(crateRow),
})

export const submitLotEvent = call({
  method: 'POST',
  url: '/lots/submitLotEvent',
  summary:
    'Count the returnable assets of a lot: ' +
    'out of the warehouse, in and out at the place of delivery, home again',
  audience: 'account',
  schema: {
    body: z.strictObject({
      identifier: z.string().min(1).max(200),
      event: z.enum(lotEvents).default('wh_in'),
      _id: orderId
        .optional()
        .describe('the order; needed for wh_out, before which no order is known by its lot'),
      submitted_data: z
        .array(
          z.strictObject({
            key: z.string().min(1).max(80),
            label: z.string().max(120).optional(),
            expected_value: value.describe('with wh_out'),
            submitted_value: value.describe('with pod_in'),
            pod_out_value: value.describe('with pod_out'),
            wh_in_value: value.describe('with wh_in'),
          }),
        )
        .max(100),
    }),
    response: { 200: answer({ result: lot }) },
  },
})
/** A count as the page sends it: which, and each asset's. */
export type CountInput = Pick<
  z.input<typeof submitLotEvent.schema.body>,
  'event' | 'submitted_data'
>

export const getLot = call({
  method: 'GET',
  url: '/lots/:identifier',
  summary: 'A lot as it has been counted so far',
  audience: 'account',
  schema: {
    params: z.strictObject({ identifier: z.string().min(1).max(200) }),
    response: { 200: answer({ result: lot }) },
  },
})
