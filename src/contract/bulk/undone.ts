import { z } from 'zod'
import { said } from '../call.ts'

/** How far the undoing of an upload has come: one call undoes a bounded number of its orders. */
export const undone = z.object({
  undone: z.number().int(),
  kept: z
    .array(z.object({ identifier: z.string(), ...said }))
    .describe('orders that stay as they are, and why'),
  left: z.number().int(),
})
