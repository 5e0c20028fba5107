import { labelFacts, type LabelFact } from './label-facts.ts'
import type { OrderLabel } from './label-schema.ts'

/** What one label told, by one reading. */
export interface LabelRead extends Pick<OrderLabel, 'consignment' | 'shipment' | LabelFact> {
  readonly sscc: string | null
}

/** Who read a label out: the sender at its desk, or somebody at the door. */
export type LabelReader = 'sender' | 'door'

/** The least state: an order of which no label told anything. */
export const untoldLabel: OrderLabel = {
  sscc: [],
  consignment: null,
  shipment: null,
  dangerous_goods: null,
  authority_to_leave: null,
  signature_required: null,
  not_before: null,
  not_after: null,
  at_door: [],
}

/**
 * Merge: what is told of an order after one more label. A later label wins for what it names; what
 * the sender's told stands against one that is read at the door, which whoever carries the goods
 * could have printed.
 */
export const withLabel = (
  before: OrderLabel | undefined,
  read: LabelRead,
  by: LabelReader,
): OrderLabel => {
  const told = before ?? untoldLabel
  const counts = (fact: LabelFact): boolean =>
    read[fact] !== null && (by === 'sender' || told[fact] === null || told.at_door.includes(fact))
  const named = labelFacts.filter(counts)
  const others = told.at_door.filter((fact) => !named.includes(fact))
  return {
    ...told,
    sscc:
      read.sscc === null || told.sscc.includes(read.sscc) ? told.sscc : [...told.sscc, read.sscc],
    consignment: read.consignment ?? told.consignment,
    shipment: read.shipment ?? told.shipment,
    ...Object.fromEntries(named.map((fact) => [fact, read[fact]])),
    at_door:
      by === 'door' ? labelFacts.filter((f) => named.includes(f) || others.includes(f)) : others,
  }
}

/**
 * The numbers that no other order of the account may have, each after its application identifier.
 */
export const labelNumbers = (
  label: { sscc: readonly string[]; consignment: string | null } | undefined,
): string[] =>
  label
    ? [
        ...label.sscc.map((sscc) => `00${sscc}`),
        ...(label.consignment === null ? [] : [`401${label.consignment}`]),
      ]
    : []

/** On which side of its times an order is received at `at`; null where that is within them. */
export const outsideOf = (
  label: Pick<OrderLabel, 'not_before' | 'not_after'> | undefined,
  at: string,
): NonNullable<OrderLabel['missed']> | null => {
  if (!label) return null
  if (label.not_before !== null && at < label.not_before) return 'early'
  return label.not_after !== null && at > label.not_after ? 'late' : null
}
