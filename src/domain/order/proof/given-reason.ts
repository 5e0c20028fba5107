import type { Policy } from '../../policy/policy.ts'
import { rule, type Reason } from '../../policy/reason.ts'
import type { ReasonedAct } from '../../policy/reason-settings.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { MOST_OF_REASON } from './most-of-reason.ts'

/** A command as far as it may say why. */
interface Act {
  readonly type: string
  readonly is_approved?: boolean
  readonly reason?: string | undefined
}

const actOf = ({ type, is_approved }: Act): ReasonedAct | null => {
  if (type === 'receive' || type === 'reject') return type
  return type === 'review' ? (is_approved === true ? 'approve' : 'turn_down') : null
}

/** Does this act take a reason and nothing without one? Whoever holds a link is not asked. */
export const isReasonDue = (
  act: ReasonedAct,
  viewer: Pick<Viewer, 'link'>,
  policy: Policy,
): boolean => viewer.link === null && policy.reasons.due.includes(act)

/** What is wrong with the reason that comes with a command; none where none is due. */
export const reasonProblems = (command: Act, viewer: Viewer, policy: Policy): Reason[] => {
  const act = actOf(command)
  if (act === null) return []
  const given = command.reason?.trim() ?? ''
  if (given.length > MOST_OF_REASON) return [rule('reason', 'too_long', MOST_OF_REASON)]
  return given === '' && isReasonDue(act, viewer, policy) ? [rule('reason', 'reason_missing')] : []
}

/** The reason of a command as its event has it; nothing where none was given. */
export const reasonIn = ({ reason }: Pick<Act, 'reason'>): { reason?: string } => {
  const given = reason?.trim() ?? ''
  return given === '' ? {} : { reason: given }
}
