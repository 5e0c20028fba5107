import { z } from 'zod'

const MOST_EXACT = Number.MAX_SAFE_INTEGER

/**
 * A number as a free value of an order or a proof. Beyond its bounds several numbers are one: a
 * code of 17 digits would be kept as another.
 */
export const exactNumber = z.number().min(-MOST_EXACT).max(MOST_EXACT)
