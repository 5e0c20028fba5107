import { z } from 'zod'
import { labelFacts } from './label-facts.ts'

const number = z.string().nullable()
const flag = z.boolean().nullable()
const instant = z.iso.datetime().nullable()

/** What the GS1 labels of an order told of it; null for what none has told. */
export const orderLabel = z.object({
  sscc: z.array(z.string()).describe('AI 00: its logistic units, as far as they were scanned'),
  consignment: number.describe('AI 401'),
  shipment: number.describe('AI 402'),
  dangerous_goods: flag.describe('AI 4321'),
  authority_to_leave: flag.describe('AI 4322: it may be left without a receiver'),
  signature_required: flag.describe('AI 4323'),
  not_before: instant.describe('AI 4324'),
  not_after: instant.describe('AI 4325'),
  at_door: z
    .array(z.enum(labelFacts))
    .describe('what a label told at the door, and none that the sender gave'),
  missed: z.enum(['early', 'late']).optional().describe('it was received outside of these times'),
})
export type OrderLabel = z.infer<typeof orderLabel>
