import { z } from 'zod'

const count = z.number().int().nullable()

/**
 * One kind of returnable asset on an order: what left the warehouse, what the place of delivery got
 * and gave back, and what came home (LOT-01).
 */
export const crateRow = z.object({
  key: z.string(),
  label: z.string(),
  expected_value: count.describe('WH crate out'),
  submitted_value: count.describe('POD crate in'),
  pod_out_value: count.describe('POD crate out'),
  wh_in_value: count.describe('WH crate in'),
  version: z.number().int().optional().describe('of the proof as it was counted, from 2 on'),
})
export type CrateRow = z.infer<typeof crateRow>

/** Crates of one asset that are counted, or moved by hand, at once. */
export const MOST_CRATES = 1_000_000

/** The four counts of a lot, in their order. */
export const lotEvents = ['wh_out', 'pod_in', 'pod_out', 'wh_in'] as const
export type LotEvent = (typeof lotEvents)[number]

/** Where each count stands in a row. */
export const valueOf = {
  wh_out: 'expected_value',
  pod_in: 'submitted_value',
  pod_out: 'pod_out_value',
  wh_in: 'wh_in_value',
} as const satisfies Record<LotEvent, keyof CrateRow>

/** One asset as counted. */
export interface CrateCount {
  readonly key: string
  readonly label: string
  readonly quantity: number
}

/**
 * The key of an asset by the name that somebody typed: that of a known one where it is the same
 * word, so that the ledger has one account of it.
 */
export const assetKey = (typed: string, known: readonly string[] = []): string => {
  const name = typed.trim().replace(/\s+/g, ' ').toLowerCase()
  return known.find((key) => key.toLowerCase() === name) ?? name
}
