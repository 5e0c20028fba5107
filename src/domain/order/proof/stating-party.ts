/**
 * Who may say how much there was: the sender declares, the driver delivers, the receiver accepts
 * (SIDE-01).
 */
export const statementKinds = ['declared', 'delivered', 'accepted'] as const
/** One of them. */
export type StatementKind = (typeof statementKinds)[number]

/**
 * Whose word stands where two say the same thing of the goods: whoever takes them is heard before
 * whoever sent them, and the carrier last.
 */
export const weightOf: Readonly<Record<StatementKind, number>> = {
  accepted: 2,
  declared: 1,
  delivered: 0,
}

/** The line of an order that names no items. */
export const WHOLE_ORDER = 'total'
