import type { EventType } from '../order/events.ts'

/**
 * What other systems are told of an event, by its kind in the log: the name of the change, and
 * whether webhooks bring it. What only concerns codes, links and messages is in the feed alone.
 */
const changes = {
  created: ['order.added', true],
  edited: ['order.edited', true],
  otp_sent: ['order.otp_sent', false],
  otp_failed: ['order.otp_failed', false],
  received: ['order.received', true],
  rejected: ['order.rejected', true],
  attempted: ['order.attempted', true],
  delivery_attempted: ['order.delivery_attempted', true],
  attempt_answered: ['order.attempt_answered', true],
  remarked: ['order.remarked', true],
  goods_listed: ['order.goods_listed', true],
  photo_added: ['order.photo_added', true],
  photo_deleted: ['order.photo_deleted', true],
  rated: ['order.rated', true],
  outbound: ['order.outbound', true],
  items_remarked: ['order.items_remarked', true],
  label_read: ['order.label_read', true],
  signed: ['order.signed', true],
  quantities_stated: ['order.quantities_stated', true],
  claim_opened: ['order.claim_opened', true],
  claim_changed: ['order.claim_changed', true],
  claim_settled: ['order.claim_settled', true],
  crates_counted: ['order.crates_counted', true],
  reviewed: ['order.reviewed', true],
  reopened: ['order.reopened', true],
  corrected: ['order.corrected', true],
  error_reported: ['order.error_reported', true],
  recorded_in_error: ['order.recorded_in_error', true],
  error_dismissed: ['order.error_dismissed', true],
  link_created: ['order.link_created', false],
  link_revoked: ['order.link_revoked', false],
  notified: ['order.notified', false],
  chased: ['order.chased', false],
  contact_status: ['order.contact_status', false],
  withdrawn: ['order.withdrawn', true],
  erased: ['order.erased', true],
} as const satisfies Readonly<Record<EventType, readonly [type: `order.${string}`, told: boolean]>>

/** What other systems call a change of an order. */
export type ChangeType = (typeof changes)[EventType][0]

/** What other systems call an event of this kind. */
export const changeTypeOf = (type: EventType): ChangeType => changes[type][0]

/** The kinds of event of the log that webhooks bring. */
export const toldEventTypes: readonly EventType[] = Object.entries(changes).flatMap(
  ([type, [, isTold]]) => (isTold ? [type as EventType] : []),
)

/** Every change that webhooks bring, as a listener names it. */
export const toldChangeTypes: readonly ChangeType[] = toldEventTypes.map(changeTypeOf)

/** Every change of an order, in one name. */
export const EVERY_CHANGE = 'order.*'

/** That a checkpoint of the transparency log was signed (PROF-04). */
export const CHECKPOINT_PUBLISHED = 'checkpoint.published'

/** What a webhook may ask for. */
export const webhookTypes: readonly string[] = [
  EVERY_CHANGE,
  ...toldChangeTypes,
  CHECKPOINT_PUBLISHED,
]

/** The kinds of event of the log that a listener to these types is told. */
export const eventTypesFor = (types: readonly string[]): EventType[] =>
  toldEventTypes.filter(
    (type) => types.includes(EVERY_CHANGE) || types.includes(changeTypeOf(type)),
  )
