import type { z } from 'zod'
import { orderSchema } from './order.ts'

/** Without these nobody could tell the orders of a list apart. */
const alwaysListed = { _id: true, rev: true, identifier: true } as const

/** The members that each order of a list has. */
export const listedMembers = Object.keys(alwaysListed)

/** Sparse fieldset: an order in a list, whole or as much of it as whoever asked wanted. */
export const listedSchema = orderSchema.partial().required(alwaysListed)
export type ListedOrder = z.infer<typeof listedSchema>
