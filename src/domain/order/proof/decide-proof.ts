import type { Policy } from '../../policy/policy.ts'
import { rule } from '../../policy/reason.ts'
import { type Viewer, statementOf } from '../../policy/viewer.ts'
import type { Clock } from '../../time.ts'
import { canonical } from '../canonical.ts'
import { afterCorrection } from './after-correction.ts'
import { claimedBy, decideClaim, opening } from './claim.ts'
import { capturedAt } from '../offline/claimed-time.ts'
import type { Command } from '../commands.ts'
import { decideCorrection } from './correction.ts'
import type { OrderEvent } from '../events.ts'
import { decideItemRemarks } from './item-remark.ts'
import { decideLotEvent } from '../../crates/lot-event.ts'
import type { ActingRole, Order } from '../order.ts'
import { decideErrorOutcome, decideErrorReport } from './recorded-error.ts'
import { afterStatement, statementProblem } from './quantities.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { decideReview } from './review.ts'
import { authorship } from './side.ts'

/** What the parties state of the goods, and what follows once the proof is given. */
export type ProofCommand = Extract<
  Command,
  {
    type:
      | 'item_remark'
      | 'signature'
      | 'quantities'
      | 'dispute'
      | 'claim'
      | 'lot_event'
      | 'review'
      | 'reupdate'
      | 'correct'
      | 'report_error'
      | 'settle_error'
  }
>

/** The events of a statement, a review, a correction or a claim, or why not. */
export const decideProof = (
  order: Order,
  command: ProofCommand,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
  action_by: ActingRole,
): OrderEvent[] | Refusal => {
  switch (command.type) {
    case 'item_remark':
      return decideItemRemarks(order, command.remarks)
    case 'signature':
      return decideSignature(order, command, viewer, policy, clock, action_by)
    case 'quantities':
      return decideQuantities(order, command, viewer, policy, clock, action_by)
    case 'dispute':
      return command.text.trim() === ''
        ? refuse(rule('dispute', 'reason_missing'))
        : [
            opening(
              order,
              { origin: 'dispute', text: command.text.trim() },
              policy,
              clock.now,
              action_by,
            ),
          ]
    case 'claim':
      return decideClaim(order, command, clock)
    case 'lot_event':
      return decideLotEvent(order, command)
    case 'review':
      return decideReview(order, command, policy)
    case 'reupdate':
      return command.reason.trim() === ''
        ? refuse(rule('reupdate.reason', 'reason_missing'))
        : [{ type: 'reopened', data: { reason: command.reason.trim() } }]
    case 'correct':
      return decideCorrected(order, command, policy, clock, action_by)
    case 'report_error':
      return decideErrorReport(order, command)
    case 'settle_error':
      return decideErrorOutcome(order, command, viewer)
  }
}

/** A correction, with the claim that it opens where a line differs by it (SIDE-02). */
const decideCorrected = (
  order: Order,
  command: Of<'correct'>,
  policy: Policy,
  clock: Clock,
  action_by: ActingRole,
): OrderEvent[] | Refusal => {
  const corrected = decideCorrection(order, command, clock)
  if (isRefusal(corrected)) return corrected
  const after = corrected.reduce(
    (before, { data }) => afterCorrection(before, data, null, clock.now),
    order,
  )
  const differs = canonical(after.quantities) !== canonical(order.quantities)
  return [...corrected, ...(differs ? claimedBy(after, policy, clock.now, action_by) : [])]
}

type Of<T extends ProofCommand['type']> = Extract<ProofCommand, { type: T }>

const decideSignature = (
  { epod, dispatch_date }: Order,
  { signature }: Of<'signature'>,
  viewer: Viewer,
  policy: Policy,
  { claim, now }: Clock,
  action_by: ActingRole,
): OrderEvent[] | Refusal => {
  const [name, relation] = [signature.name.trim(), signature.relation.trim()]
  if (name === '') return refuse(rule('signature.name', 'signature_name_missing'))
  if (relation === '') return refuse(rule('signature.relation', 'signature_relation_missing'))
  const known = epod.signature
  // The same one again, after a reply was lost perhaps.
  if (
    known &&
    known.digest === signature.digest &&
    known.name === name &&
    known.relation === relation
  )
    return []
  const captured_at = capturedAt(claim, dispatch_date, now)
  return [
    {
      type: 'signed',
      data: {
        ...signature,
        name,
        relation,
        action_by,
        ...authorship(action_by, statementOf(viewer, policy.config.accountType)),
        ...(captured_at === null ? {} : { captured_at }),
      },
    },
  ]
}

const decideQuantities = (
  order: Order,
  { lines }: Of<'quantities'>,
  viewer: Viewer,
  policy: Policy,
  { now }: Clock,
  action_by: ActingRole,
): OrderEvent[] | Refusal => {
  const statement = statementOf(viewer, policy.config.accountType)
  const problem = statementProblem(order, statement, lines)
  if (problem) return problem
  const after = afterStatement(order, statement, lines, action_by, now)
  const said = (of: Order): string =>
    canonical(of.quantities.map((line) => ({ ...line[statement], line: line.line, time: null })))
  if (said(after) === said(order)) return []
  const stated: OrderEvent = { type: 'quantities_stated', data: { statement, lines, action_by } }
  return statement === 'delivered'
    ? [stated]
    : [stated, ...claimedBy(after, policy, now, action_by)]
}
