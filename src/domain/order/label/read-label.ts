import { transportLabelIn } from '../../trade/gs1/transport-label.ts'
import type { Clock } from '../../time.ts'
import { sentence, type Sentence } from '../../words/sentence.ts'
import { labelFacts } from './label-facts.ts'
import type { OrderLabel } from './label-schema.ts'
import { withLabel, type LabelRead } from './order-label.ts'

/**
 * What a scanned GS1 label tells an order, its times in the client's zone; the sentence that says
 * why it tells nothing.
 */
export const labelReadIn = (scanned: string, clock: Clock): LabelRead | Sentence => {
  const read = transportLabelIn(scanned, clock)
  if ('code' in read) return read
  const { sscc, consignment, shipment } = read
  const facts = Object.fromEntries(labelFacts.map((fact) => [fact, read[fact]]))
  const label = { sscc, consignment, shipment, ...facts } as LabelRead
  return Object.values(label).every((value) => value === null)
    ? sentence('label_tells_nothing')
    : label
}

/** Does a label name a time that ends before it begins? */
export const isWindowEmpty = ({
  not_before,
  not_after,
}: Pick<OrderLabel, 'not_before' | 'not_after'>) =>
  not_before !== null && not_after !== null && not_after < not_before

/** The label with which an order is added; the sentence that says why it cannot be. */
export const enteredLabel = (scanned: string, clock: Clock): OrderLabel | Sentence => {
  const read = labelReadIn(scanned, clock)
  if ('code' in read) return read
  const label = withLabel(undefined, read, 'sender')
  return isWindowEmpty(label) ? sentence('label_window_empty') : label
}
