import type { Policy } from '../../policy/policy.ts'
import { done, forbidden, type Reason } from '../../policy/reason.ts'
import { actingRole, statementOf, type Viewer } from '../../policy/viewer.ts'
import type { Order } from '../order.ts'
import { sideOf, type Authored } from './side.ts'
import { weightOf, type StatementKind } from './stating-party.ts'

/** Why a photo is not this viewer's to delete: each party its own, the desk any (PHOT-04). */
export const notTheirPhoto = (
  photo: Authored,
  viewer: Viewer,
  { config: { accountType } }: Pick<Policy, 'config'>,
): Reason[] => {
  const side = statementOf(viewer, accountType)
  const isOwn = photo.action_by === actingRole(viewer, accountType) && sideOf(photo) === side
  return side === 'declared' || isOwn ? [] : [forbidden('photo_of_others')]
}

/** Why a party may not rate: nobody overwrites another's rating (RATE-01). */
export const ratedByOther = (
  { epod: { client_rating, rated_by } }: Order,
  side: StatementKind,
): Reason[] =>
  client_rating !== null && rated_by !== undefined && rated_by !== side
    ? [done('rated_by_other')]
    : []

/** Why a party may not sign: a signature gives way to whose word weighs as much, or more. */
export const signedByOther = ({ epod: { signature } }: Order, side: StatementKind): Reason[] =>
  signature && weightOf[side] < weightOf[sideOf(signature)] ? [done('signed_by_other')] : []
