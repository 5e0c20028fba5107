import { z } from 'zod'
import { issueText } from './field-errors.ts'
import { narrowest, pageSizes, widest } from './preference-bounds.ts'

const columnId = z.string().min(1).max(120)
const columnIds = z.array(columnId).max(200)

/** How one user likes the table (TABL-02, TABL-03). Whole; of what is sent to be kept, any part. */
export const preferencesSchema = z.strictObject({
  display_items: columnIds
    .nullable()
    .describe(
      'ids of the columns that are shown; null: all that the account has; ' +
        'with `-` among them also all that it has besides, save those named as `-id`',
    ),
  column_order: columnIds.describe(
    'ids of columns in the user’s own order; those not named follow in theirs',
  ),
  column_widths: z
    .record(columnId, z.number().int().min(narrowest).max(widest))
    .refine((widths) => Object.keys(widths).length <= 200, issueText('too_many_columns', 200))
    .describe('px by column id'),
  density: z.enum(['comfortable', 'compact']),
  page_size: z.literal(pageSizes).nullable().describe('null: never picked'),
  report: z
    .enum(['table', 'record'])
    .describe('what reports hold: the table’s columns, or beside them all that is on record'),
  pods: z
    .enum(['files', 'certificates', 'proofs'])
    .describe(
      'what PODs hold: photos and papers, beside them certificates, or signed proofs as well',
    ),
  bulk_headers: z
    .record(z.string().max(200), z.string().max(120))
    .refine((headers) => Object.keys(headers).length <= 300, issueText('too_many_headers', 300))
    .describe(
      'what the headers of uploaded files stand for: field by header, plain; empty for none',
    ),
  bulk_dates: z
    .enum(['day_first', 'month_first'])
    .nullable()
    .describe('how uploaded files write dates that can be read in two ways; null: never said'),
  first_steps: z
    .enum(['begun', 'seen', 'away'])
    .nullable()
    .describe('the first minutes: led through, the first proof seen, or put away; null: never led'),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** Named views a user may keep. */
export const mostViews = 50

/**
 * A set of filters that a user named: `search` is the dashboard's query string without `?`
 * (FILT-08).
 */
export const viewSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  search: z.string().max(2000),
})
