import { z } from 'zod'
import { attemptAnswers, attemptReasons } from '../../domain/order/proof/attempt-schema.ts'

/** A photo as a public page shows it. */
export const shownPhoto = z.object({
  url: z.string(),
  tag: z.string(),
  file_name: z.string(),
  ext: z.string(),
  time: z.iso.datetime(),
  action_by: z.string().describe('who put it on record'),
  erased_at: z.iso.datetime().nullable().optional().describe('it was erased, and has no address'),
})

/** What a public page is told of attempts that failed (DOOR-11). */
export const shownAttempts = {
  attempts: z
    .array(
      z.object({
        number: z.number().int(),
        reason: z.enum(attemptReasons),
        text: z.string().nullable(),
        time: z.iso.datetime(),
        answer: z.enum(attemptAnswers).nullable(),
        is_asked: z.boolean().describe('the receiver can say whether somebody came'),
        photos: z.array(shownPhoto),
      }),
    )
    .optional()
    .describe(
      'that failed, oldest first; for receiver and driver, left out where there was none. ' +
        'A masked page has neither text nor photos',
    ),
  door_photos: z
    .array(shownPhoto)
    .optional()
    .describe('photos of the door that belong to no attempt yet; for the driver'),
}
