import { z } from 'zod'
import { erroneousActs } from './erroneous-act.ts'

const instant = z.iso.datetime()

/** That an act was recorded in error, as one person says and a second one confirms or denies. */
export const errorReport = z.object({
  act: z.enum(erroneousActs),
  version: z.number().int().describe('of the proof that it is of'),
  reason: z.string(),
  by: z.string().nullable(),
  time: instant,
  outcome: z
    .object({ is_confirmed: z.boolean(), by: z.string().nullable(), time: instant })
    .nullable()
    .describe('the second person’s word; null until then'),
})
/** A report that an act was recorded in error, as a value. */
export type ErrorReport = z.infer<typeof errorReport>
