import { z } from 'zod'
import type { DeliveryInput } from '../../bulk/deliveries/delivery-input.ts'
import type { GeoPoint } from '../../order/order.ts'
import { LONGEST_INSTANT, isOfOurYears, later, type Instant } from '../../time.ts'
import { sentence, type Sentence } from '../../words/sentence.ts'
import { consignmentId, geoIn, paperNumber, type Naming } from './identifiers.ts'

/** Which order an event is about: by its LR number or its id. */
export type AboutOrder = { readonly identifier: string } | { readonly order_id: string }

/** What an EPCIS event of somebody else asks of one of our orders. */
export type CapturedEvent =
  | {
      readonly kind: 'delivery'
      readonly about: AboutOrder
      readonly delivery: Omit<DeliveryInput, 'identifier'>
    }
  | {
      readonly kind: 'arrival'
      readonly about: AboutOrder
      readonly at: Instant
      /** The read point: a place on earth, or the name of one; null where there is none. */
      readonly read_point: GeoPoint | string | null
    }

const name = z.string().max(2_000)
const shape = z.looseObject({
  type: z.literal('ObjectEvent'),
  eventID: name.optional(),
  eventTime: z.iso.datetime({ offset: true }).max(LONGEST_INSTANT).refine(isOfOurYears),
  eventTimeZoneOffset: z.string().regex(/^[+-]((0\d|1[0-3]):[0-5]\d|14:00)$/),
  action: z.enum(['ADD', 'OBSERVE', 'DELETE']),
  epcList: z.array(name).max(1_000).default([]),
  bizStep: name.optional(),
  disposition: name.optional(),
  readPoint: z.looseObject({ id: name }).optional(),
  bizTransactionList: z
    .array(z.looseObject({ type: name.optional(), bizTransaction: name }))
    .max(100)
    .default([]),
  errorDeclaration: z.unknown().optional(),
})
type Shaped = z.infer<typeof shape>

/** The bare string of a word of CBV, in whichever of its three forms it is written. */
const bare = (kind: 'BizStep' | 'Disp' | 'BTT', word = ''): string => {
  const old = { BizStep: 'bizstep', Disp: 'disp', BTT: 'btt' }[kind]
  for (const start of [
    `urn:epcglobal:cbv:${old}:`,
    `https://ref.gs1.org/cbv/${kind}-`,
    `https://ns.gs1.org/cbv/${kind}-`,
    `cbv:${kind}-`,
  ])
    if (word.startsWith(start)) return word.slice(start.length)
  return word
}

const aboutIn = (naming: Naming, { epcList, bizTransactionList }: Shaped): AboutOrder | null => {
  for (const { type, bizTransaction } of bizTransactionList) {
    const identifier =
      bare('BTT', type) === 'bol' ? paperNumber(naming, 'bol', bizTransaction) : null
    if (identifier) return { identifier }
  }
  const [order_id] = epcList.flatMap((epc) => consignmentId(naming, epc) ?? [])
  return order_id === undefined ? null : { order_id }
}

const conditions: Readonly<Record<string, DeliveryInput['condition']>> = {
  damaged: ['damaged'],
  mismatch_quantity: ['shortage'],
}

/**
 * Anti-corruption layer: reads an event of an EPCIS 2.0 document as what it asks of an order; the
 * sentence that refuses it where it is no such event. Receiving and accepting end an order,
 * shipping what is returned rejects it, arriving says that the place is reached.
 */
export const capturedIn = (given: unknown, naming: Naming): CapturedEvent | Sentence => {
  const parsed = shape.safeParse(given)
  if (!parsed.success) return sentence('epcis_event_unfit')
  const event = parsed.data
  if (event.errorDeclaration !== undefined) return sentence('epcis_no_errors')
  const about = aboutIn(naming, event)
  if (about === null) return sentence('epcis_names_no_order')
  const at = later(event.eventTime, 0)
  const disposition = bare('Disp', event.disposition)
  const condition = conditions[disposition]
  switch (bare('BizStep', event.bizStep)) {
    case 'receiving':
    case 'accepting':
      return {
        kind: 'delivery',
        about,
        delivery: { outcome: 'received', at, ...(condition && { condition }) },
      }
    case 'shipping':
      return disposition === 'returned'
        ? { kind: 'delivery', about, delivery: { outcome: 'rejected', at } }
        : sentence('epcis_step_unknown')
    case 'arriving': {
      const id = event.readPoint?.id ?? null
      return { kind: 'arrival', about, at, read_point: id === null ? null : (geoIn(id) ?? id) }
    }
    default:
      return sentence('epcis_step_unknown')
  }
}
