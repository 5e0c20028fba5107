import { z } from 'zod'
import { issueText } from '../../field-errors.ts'
import { goodsConditions } from '../../order/proof/condition.ts'
import { LONGEST_INSTANT } from '../../time.ts'
import { oneLine, withoutUnseen } from '../../unseen.ts'

/** How a delivery came out: taken, turned down, or tried in vain, which leaves the order open. */
export const outcomes = ['received', 'rejected', 'attempted'] as const
export type DeliveryOutcome = (typeof outcomes)[number]

const kept = (most: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .max(most)
    .refine((typed) => typed.isWellFormed() && !typed.includes('\0'), issueText('text_not_kept'))
const keptLine = (most: number) => kept(most).overwrite(oneLine)
const count = z.number().int().min(0).max(1e9)

/** Lines and photos of one delivery at most. */
const [MOST_LINES, MOST_PHOTOS] = [100, 20]

/** A delivery as a row of a file tells it: what is put on record of one order. */
export const deliveryInput = z.strictObject({
  identifier: keptLine(80).min(1, issueText('cell_missing', 'LR')),
  outcome: z.enum(outcomes),
  at: z.iso
    .datetime()
    .max(LONGEST_INSTANT)
    .refine((at) => at >= '1900' && at < '2200', issueText('out_of_years'))
    .describe('when it was delivered, or tried'),
  received_by: keptLine(200).optional(),
  remark: kept(2000).optional(),
  categories: z.array(kept(100)).max(20).optional(),
  custom_fields: z
    .record(kept(64), kept(2000))
    .refine((map) => Object.keys(map).length <= 64, issueText('too_many_fields', 64))
    .optional()
    .describe('fields of the remark that the client’s own form has'),
  condition: z.array(z.enum(goodsConditions)).max(goodsConditions.length).optional(),
  rating: z.number().int().min(1).max(5).optional(),
  lines: z
    .array(
      z.strictObject({
        item: keptLine(200)
          .optional()
          .describe('item_no; of an order with one line it may be left out'),
        accepted: z.number().min(0).max(1e12).optional(),
        missing: count.optional(),
        damaged: count.optional(),
      }),
    )
    .max(MOST_LINES)
    .optional(),
  photos: z
    .number()
    .int()
    .min(0)
    .max(MOST_PHOTOS)
    .optional()
    .describe('how many photos come with the row: a preview counts them as there'),
})
export type DeliveryInput = z.infer<typeof deliveryInput>
