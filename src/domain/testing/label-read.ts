import type { OrderEvent } from '../order/events.ts'
import type { LabelRead, LabelReader } from '../order/label/order-label.ts'

/** A label that tells nothing. */
export const silentLabel: LabelRead = {
  sscc: null,
  consignment: null,
  shipment: null,
  dangerous_goods: null,
  authority_to_leave: null,
  signature_required: null,
  not_before: null,
  not_after: null,
}

/** The event of a label that was read and told this. */
export const labelRead = (by: LabelReader, told: Partial<LabelRead>): OrderEvent => ({
  type: 'label_read',
  data: { ...silentLabel, ...told, by },
})
