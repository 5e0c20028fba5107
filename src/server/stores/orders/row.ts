import { folded } from '../../../domain/folded.ts'
import { etaOf, statusOf } from '../../../domain/order/category.ts'
import { isSmsDelivered } from '../../../domain/order/entry/contacts.ts'
import { measuredOf } from '../../../domain/order/measured.ts'
import { labelNumbers } from '../../../domain/order/label/order-label.ts'
import type { Order } from '../../../domain/order/order.ts'
import { proofDueAt } from '../../../domain/order/parties/proof-due.ts'
import { isToReview } from '../../../domain/order/quick-filters.ts'
import { wireTexts } from '../../../domain/order/wire-texts.ts'
import type { Instant } from '../../../domain/time.ts'
import { onWire, wireOrder } from '../../../contract/orders/order.ts'
import { answerSchema, writerOf } from '../../answer-writer.ts'
import { sha256 } from '../../secrets.ts'
import { untoldOf, type OrderAnswer, type Untold } from '../../../domain/order/stored-state.ts'
import type { OrderRow } from '../database/tables.ts'

const write = writerOf(wireOrder)

/** An order as lists answer it. */
export const wireOf = (order: Order): string => write(onWire(order))

/** Raised where an answer comes to say something else in the same schema and texts. */
const MEANING = 2

/**
 * Fingerprint of an answer's form, its schema, its texts and what they mean: rows written in
 * another are not sent as they stand.
 */
export const WIRE_FORM = sha256(
  JSON.stringify([answerSchema(wireOrder), wireTexts, MEANING]),
).slice(0, 16)

/**
 * The read model's row of an order: what is filtered, sorted or counted as columns, the answer as
 * `wire`, and of the state what that lacks as `untold`.
 */
export const rowOf = (
  order: Order,
  head: string,
  created_at: Instant,
): Omit<OrderRow, 'client_id' | 'doc' | 'untold'> & { untold: Untold } => {
  const wire = wireOf(order)
  return {
    id: order._id,
    rev: order.rev,
    identifier: order.identifier,
    invoice: order.invoice,
    truck_number: order.truck_number,
    client_name: order.client,
    source_name: order.source.name,
    destination_name: order.destination.name,
    transporter: order.transporter,
    dispatch_at: order.dispatch_date ?? created_at,
    eta_at: etaOf(order),
    delivered_at: order.delivery_time,
    proof_due_at: proofDueAt(order),
    to_review: isToReview(order),
    status: statusOf(order),
    exception: order.extra_fields.exception,
    has_remarks: order.epod.remarks.length > 0,
    has_attachments: order.epod.photos.length > 0,
    sms_delivered: isSmsDelivered(order),
    ...measuredOf(order),
    label_numbers: labelNumbers(order.label),
    head,
    search: searchText(order),
    untold: untoldOf(order, JSON.parse(wire) as OrderAnswer),
    wire,
    wire_form: WIRE_FORM,
  }
}

/** Everything the search looks through, folded. */
const searchText = (order: Order): string =>
  folded(
    [
      order.identifier,
      order.invoice,
      order.truck_number,
      order.client,
      order.transporter,
      order.source.name,
      order.destination.name,
      order.driver.name,
      ...order.spocs.map(({ name }) => name),
    ]
      .filter(Boolean)
      .join('\n'),
  )
