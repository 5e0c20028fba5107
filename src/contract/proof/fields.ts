import { z } from 'zod'
import { placeSchema } from '../../domain/order/epod-schema.ts'
import { exactNumber } from '../../domain/order/exact-number.ts'
import { issueText } from '../../domain/field-errors.ts'
import { oneLine, withoutUnseen } from '../../domain/unseen.ts'

/**
 * Bounded text that both databases and canonical JSON can hold: no NUL, no half of a surrogate
 * pair. Signs that nobody sees are left out; those of direction would turn round what stands beside
 * it wherever it is shown.
 */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((typed) => typed.isWellFormed() && !typed.includes('\0'), issueText('text_not_kept'))
    .overwrite(withoutUnseen)

/** Such a text of one line. */
export const lineOfText = (most: number) => text(most).overwrite(oneLine)

/** One value of a free field. */
export const scalar = z.union([text(2000), exactNumber, z.boolean(), z.null()])

/** Free fields: a map of a client's own names. */
export const free = <T extends z.ZodType>(value: T) =>
  z
    .record(text(64), value)
    .refine((map) => Object.keys(map).length <= 64, issueText('too_many_fields', 64))

/** Acting role as a client claims it: accepted and ignored, since it is derived from who calls. */
export const claimedRole = z.string().max(40).optional()

/** A quantity or a sum of money. */
export const amount = z.number().min(0).max(1e12)

/** Why something is done. */
export const reason = text(2000).trim().default('')

/** Where the device is; `loc` empty where the person refused to say. */
export const geoTag = z.strictObject({
  loc: z.union([placeSchema, z.tuple([])]),
  action_by: claimedRole,
})
