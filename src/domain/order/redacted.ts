import type { PartNotShown, Spoc, WireOrder, Withheld } from './order.ts'

/** The parts of an order that something may be withheld of, as an order or an edit has them. */
interface Sensitive {
  readonly spocs?: readonly Spoc[]
  readonly destination?: WireOrder['destination']
  readonly value?: WireOrder['value']
}

/** Redaction: receivers without the contacts, or what was reported of them. */
export const redactedSpocs = <
  T extends { contact: { phone: string[]; email: string[]; status?: unknown[] } },
>(
  spocs: readonly T[],
  withheld: readonly PartNotShown[],
): T[] =>
  spocs.map((spoc) => ({
    ...spoc,
    contact: {
      ...spoc.contact,
      ...(withheld.includes('contacts') && { phone: [], email: [] }),
      ...(withheld.includes('contact_status') && 'status' in spoc.contact && { status: [] }),
    },
  }))

/**
 * Redaction: the sensitive parts that are there, of an order or an edit, without what is withheld.
 */
export const redactedParts = <T extends Sensitive>(
  parts: T,
  withheld: readonly PartNotShown[],
): T => {
  const { spocs, destination, value } = parts
  return {
    ...parts,
    ...(spocs && { spocs: redactedSpocs(spocs, withheld) }),
    ...(destination && {
      destination: { ...destination, spocs: redactedSpocs(destination.spocs, withheld) },
    }),
    ...(value !== undefined && withheld.includes('value') && { value: null }),
  }
}

/** Does an order say of this part that it is withheld? */
export const isToldWithheld = (part: PartNotShown): part is Withheld => part !== 'other_orders'

/** An order as it is shown to whom this is withheld from; it says so. */
export const redactedOrder = <T extends WireOrder>(
  order: T,
  withheld: readonly PartNotShown[],
): T => {
  const told = withheld.filter(isToldWithheld)
  const shown = told.length === 0 ? order : { ...redactedParts(order, told), withheld: told }
  const epod = redactedProof(order.epod, withheld)
  return epod === order.epod ? shown : { ...shown, epod }
}

/** A proof, of this version or of one before, as it is shown to whom this is withheld from. */
export const redactedProof = (
  epod: WireOrder['epod'],
  withheld: readonly PartNotShown[],
): WireOrder['epod'] =>
  withheld.includes('other_orders') && epod.photos.some(({ seen_on }) => seen_on)
    ? { ...epod, photos: epod.photos.map(({ seen_on: _other, ...photo }) => photo) }
    : epod
