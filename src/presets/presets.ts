import type { PolicyDocument } from '../domain/policy/policy.ts'
import { agrochemical } from './agrochemical.ts'
import { foodDelivery } from './food-delivery.ts'
import { pharma } from './pharma.ts'
import { plain } from './plain.ts'
import { shipper } from './shipper.ts'

/** The profiles that a client may begin with (CONF-01); none names an account. */
export const presets = {
  plain,
  shipper,
  agrochemical,
  'food-delivery': foodDelivery,
  'pharma-style': pharma,
} satisfies Record<string, PolicyDocument>

/** What a preset is called in documents and on the wire. */
export type PresetKey = keyof typeof presets
