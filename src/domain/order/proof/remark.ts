import type { Policy } from '../../policy/policy.ts'
import { forbidden, rule, type Reason } from '../../policy/reason.ts'
import { mandatoryRemarkFields } from '../../policy/remark-form.ts'
import { between, later, type Clock, type Instant } from '../../time.ts'
import { sentence } from '../../words/sentence.ts'
import { canonical } from '../canonical.ts'
import type { Command } from '../commands.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { OrderEvent, Waited } from '../events.ts'
import { capturedAt, isTimeOf } from '../offline/claimed-time.ts'
import type { ActingRole, FreeLists, Order, Remark } from '../order.ts'
import { afterFindings } from './findings.ts'
import { isFilled, remarkLack } from './remark-lack.ts'
import { valueReason } from './remark-values.ts'
import { saidApart } from './said-apart.ts'
import { sideOf } from './side.ts'
import type { StatementKind } from './stating-party.ts'
import { isOfThisVersion } from './this-version.ts'

type RemarkCommand = Extract<Command, { type: 'remark' }>

/**
 * REM-05: delay, damage and shortage make a remark an exception where they were chosen: as delivery
 * or condition, behind the text, where choices are appended (REM-04), or as a category. Free words
 * tell nothing, 'no box damaged' is good news; nor does what the sender claims, or what the client
 * hides.
 */
const speaksOfTrouble = (
  { text, categories, extra_fields }: RemarkCommand,
  hides_goods: boolean,
): boolean => {
  const said = [
    ...saidApart(text.toLowerCase()).choices,
    ...categories,
    String(extra_fields['delivery'] ?? ''),
    String(extra_fields['condition'] ?? ''),
  ]
    .join(',')
    .toLowerCase()
  return /\bdelayed\b/.test(said) || (!hides_goods && /\b(damaged|shortage)\b/.test(said))
}

const condition = ({ extra_fields }: RemarkCommand): FreeLists[string] | undefined =>
  extra_fields['condition']

/** What a remark still lacks, or says that none can say (REM-01 to REM-03); null where nothing. */
export const remarkReason = (command: RemarkCommand, policy: Policy): Reason | null => {
  // Who hides the condition of the goods is not told of it by a field beside the remark.
  if (policy.dashboard_customization.hide.goods_condition && isFilled(condition(command)))
    return forbidden('hidden', sentence('actions.goods_condition'))
  const wrong = valueReason(command, policy)
  if (wrong) return wrong
  const lack = remarkLack(
    { ...command, fields: { ...command.extra_fields, ...command.custom_fields } },
    {
      category_required: policy.remark.category_required,
      mandatory: mandatoryRemarkFields(policy),
    },
  )
  return lack && rule(placeOf[lack], lack)
}

/** The input that a lack is about. */
const placeOf = {
  remark_category_missing: 'remarks.categories',
  mandatory_remark_missing: 'remarks.custom_fields',
  status_remark_missing: 'remarks.text',
  remark_missing: 'remarks.text',
} as const

/**
 * Idempotence of what a person says: is this a remark that its party has on this version of the
 * proof, word for word, with nothing new of the goods, and sent a second time rather than said a
 * second time?
 */
export const saysNothingNew = (
  order: Order,
  { by, text, categories, custom_fields, extra_fields }: RemarkCommand,
  action_by: ActingRole,
  statement: StatementKind,
  clock: Pick<Clock, 'now' | 'claim'>,
): boolean => {
  const { epod } = order
  const said = (of: Pick<Remark, 'name' | 'text' | 'categories' | 'custom_fields'>): string =>
    canonical([of.name, of.text, of.categories, of.custom_fields])
  const anew = said({ name: by.trim() || null, text: text.trim(), categories, custom_fields })
  const { exception: _claimed, ...found } = extra_fields
  const own = epod.remarks.filter(
    (remark) =>
      remark.action_by === action_by &&
      sideOf(remark) === statement &&
      isOfThisVersion(epod, remark.time),
  )
  const isSentAgain = sentAgain(order, clock)
  return (
    own.some(
      (remark, at) => said(remark) === anew && isSentAgain(remark.time, at === own.length - 1),
    ) &&
    canonical(afterFindings(order, found, statement).extra_fields) === canonical(order.extra_fields)
  )
}

/**
 * Tells whether what is on record of this time may be what was pressed, rather than an earlier
 * word: it came in since the press, as all does that a queue sends again under another key. Within
 * the tolerance before it, a party repeats its last word without meaning another; what it says
 * again after another word, or on another day, it says anew. Where its time is not believed, the
 * press was as long ago as the device's own clock says.
 */
const sentAgain = ({ dispatch_date }: Order, { now, claim }: Pick<Clock, 'now' | 'claim'>) => {
  const captured_at = capturedAt(claim, dispatch_date, now)
  const waited = claim?.device_now ? between(claim.at, claim.device_now) : 0
  const pressed_at = captured_at ?? later(now, -waited)
  return (time: Instant, isLast: boolean): boolean =>
    (captured_at === null || isTimeOf(time, captured_at)) &&
    (between(pressed_at, time) >= 0 || (isLast && isTimeOf(time, pressed_at)))
}

/** The remark's event, or what it still lacks. */
export const decideRemark = (
  command: RemarkCommand,
  policy: Policy,
  action_by: ActingRole,
  statement: StatementKind,
  waited: Waited = {},
): OrderEvent[] | Refusal => {
  const wrong = remarkReason(command, policy)
  if (wrong) return refuse(wrong)
  const { exception: _claimed, ...extra_fields } = command.extra_fields
  return [
    {
      type: 'remarked',
      data: {
        name: command.by.trim() || null,
        text: command.text.trim(),
        categories: command.categories,
        action_by,
        custom_fields: command.custom_fields,
        extra_fields,
        exception: speaksOfTrouble(command, policy.dashboard_customization.hide.goods_condition),
        statement,
        ...waited,
      },
    },
  ]
}
