import { z } from 'zod'
import { attemptReasons } from '../order/proof/attempt-schema.ts'
import { bounds, group, off, on } from './setting.ts'

/** What is asked of a delivery attempt that failed. */
export const attemptSettings = group('goods that could not be delivered', {
  reasons: z
    .array(z.enum(attemptReasons))
    .max(bounds.entries)
    .default([...attemptReasons])
    .describe('reasons that are offered; none: a failed attempt is not taken'),
  needs_photo: off('whoever brings the goods has to take a photo of the door'),
  ask_receiver: on('the receiver is sent a link at once, and asked whether somebody came'),
})
