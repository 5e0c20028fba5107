import { z } from 'zod'
import { typedText } from '../../domain/typed-text.ts'
import { sortKeys, type SortKey } from '../../domain/columns/sort-keys.ts'
import { issueText } from '../../domain/field-errors.ts'
import { needs } from '../../domain/order/category.ts'
import { quickFilters } from '../../domain/order/quick-filters.ts'
import { instantAsked as bound } from '../call.ts'

const name = z.string().max(200)
const timeRange = z.strictObject({ $gte: bound.optional(), $lte: bound.optional() })
/** What the table may be narrowed by; every field optional, anything else refused by name. */
export const orderQuery = z.strictObject({
  need: z.enum(needs).default('ALL'),
  dispatch_date: timeRange.optional(),
  eta: timeRange.optional(),
  delivery_time: timeRange.optional(),
  quick: z
    .enum(quickFilters)
    .optional()
    .describe(
      'open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client ' +
        'is; whose proof is due; or ended ones whose proof is to be reviewed',
    ),
  source: name.optional(),
  destination: name.optional(),
  truck_number: name.optional(),
  client: name.optional(),
  sorter: name
    .optional()
    .describe(
      "'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left " +
        'out; a key of `filters`: orders where it is known; any other text: a value of one of them',
    ),
  search: typedText.max(200).optional().describe('any part of LR, invoice, vehicle or a name'),
  filters: z
    .partialRecord(
      z.enum(['source', 'destination', 'truck_number', 'client', 'transporter']),
      z.array(name).min(1).max(50),
    )
    .optional(),
})
export type OrderQuery = z.infer<typeof orderQuery>

const direction = z.union([z.literal(1), z.literal(-1)])
/** What a list may be sorted by: one key; 1 ascending, -1 descending. */
export const orderSort = z
  .strictObject({
    _id: direction.optional(),
    ...(Object.fromEntries(sortKeys.map((key) => [key, direction.optional()])) as Record<
      SortKey,
      z.ZodOptional<typeof direction>
    >),
  })
  .refine((sort) => Object.keys(sort).length === 1, issueText('one_sort_key'))
