/**
 * Who may say how much there was: the sender declares, the driver delivers, the receiver accepts
 * (SIDE-01).
 */
export const statementKinds = ['declared', 'delivered', 'accepted'] as const
/** One of them. */
export type StatementKind = (typeof statementKinds)[number]

/** The line of an order that names no items. */
export const WHOLE_ORDER = 'total'
