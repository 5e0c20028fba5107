import type { ActingRole, PartyGoods, Photo } from '../order.ts'
import type { StatementKind } from './stating-party.ts'

/** Which side each role is on, unless the evidence says otherwise. */
export const sides: Readonly<Record<ActingRole, StatementKind>> = {
  receiver: 'accepted',
  client: 'declared',
  driver: 'delivered',
  transporter: 'delivered',
}

/** Authorship of a piece of evidence: its side, where that does not follow from the role. */
export const authorship = (
  action_by: ActingRole,
  statement: StatementKind | undefined,
): Pick<Photo, 'statement'> =>
  statement === undefined || sides[action_by] === statement ? {} : { statement }

/** What says who put a piece of evidence on record. */
export type Authored = Pick<Photo, 'action_by' | 'statement'>

/** Whose side a piece of evidence is, by its statement or else by the role. */
export const sideOf = ({ action_by, statement }: Authored): StatementKind =>
  statement ?? sides[action_by]

/** Whom each side is known by. */
const known: Readonly<Record<StatementKind, ActingRole>> = {
  accepted: 'receiver',
  declared: 'client',
  delivered: 'driver',
}

/** Who of a side it was, where that is not whom the side is known by. */
export const otherRole = (
  statement: StatementKind,
  action_by: ActingRole,
): { action_by?: ActingRole } => (known[statement] === action_by ? {} : { action_by })

/** Whose a list is; null where nobody was asked. */
export const roleIn = ({
  statement,
  action_by,
}: Pick<PartyGoods, 'statement' | 'action_by'>): ActingRole | null =>
  action_by ?? (statement && known[statement])
