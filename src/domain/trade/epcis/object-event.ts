import { z } from 'zod'
import { offsetText } from '../../time-offset.ts'
import { tradeStatuses, type Milestone } from '../statuses.ts'
import { isClosing, type TradeStep } from '../trade-steps.ts'
import {
  consignmentUri,
  geoUri,
  papersOf,
  placeUri,
  uuidOfDigest,
  type Naming,
  type PaperType,
} from './identifiers.ts'

const place = z.object({ id: z.string() })

/** One EPCIS 2.0 ObjectEvent, as its JSON binding writes it. */
export const objectEvent = z.object({
  type: z.literal('ObjectEvent'),
  eventID: z.string(),
  eventTime: z.iso.datetime(),
  recordTime: z.iso.datetime(),
  eventTimeZoneOffset: z.string(),
  epcList: z.array(z.string()),
  action: z.literal('OBSERVE'),
  bizStep: z.string(),
  disposition: z.string(),
  readPoint: place.optional(),
  bizLocation: place.optional(),
  bizTransactionList: z.array(z.object({ type: z.string(), bizTransaction: z.string() })),
  sourceList: z.array(z.object({ type: z.string(), source: z.string() })).optional(),
  destinationList: z.array(z.object({ type: z.string(), destination: z.string() })).optional(),
  errorDeclaration: z
    .object({
      declarationTime: z.iso.datetime(),
      reason: z.string(),
      correctiveEventIDs: z.array(z.string()).optional(),
    })
    .optional(),
})
export type ObjectEvent = z.infer<typeof objectEvent>

/** How events are written for one client: its names, and the zone of its clocks (IANA). */
export interface EpcisWriting extends Naming {
  readonly time_zone: string
}

const nameOf = (step: TradeStep): string => `urn:uuid:${uuidOfDigest(step.digest)}`

type Where = Pick<ObjectEvent, 'readPoint' | 'bizLocation'>

/** Whether a milestone is seen where the goods come from, on their way, or where they go. */
const sides: Readonly<Record<Milestone, 'source' | 'way' | 'destination'>> = {
  booked: 'source',
  dispatched: 'source',
  under_way: 'way',
  arrived: 'destination',
  attempted: 'way',
  received: 'destination',
  received_short: 'destination',
  received_damaged: 'destination',
  received_otherwise: 'destination',
  rejected: 'destination',
}
/** After these the goods are on the road, at no place of business. */
const leaving: ReadonlySet<Milestone> = new Set(['dispatched', 'under_way', 'rejected'])

const whereOf = (writing: EpcisWriting, step: TradeStep): Where => {
  const { milestone, order } = step
  const side = sides[milestone]
  if (side === 'way') return step.place ? { readPoint: { id: geoUri(step.place) } } : {}
  const { name } = order[side]
  if (name === '') return {}
  const at = { id: placeUri(writing, name) }
  return leaving.has(milestone) ? { readPoint: at } : { readPoint: at, bizLocation: at }
}

/** From where to where a dispatch goes; neither has to be named. */
const betweenOf = (
  writing: EpcisWriting,
  { milestone, order: { source, destination } }: TradeStep,
): Pick<ObjectEvent, 'sourceList' | 'destinationList'> =>
  milestone !== 'dispatched'
    ? {}
    : {
        ...(source.name !== '' && {
          sourceList: [{ type: 'location', source: placeUri(writing, source.name) }],
        }),
        ...(destination.name !== '' && {
          destinationList: [{ type: 'location', destination: placeUri(writing, destination.name) }],
        }),
      }

const declarationOf = (
  { retracted }: TradeStep,
  next: TradeStep | undefined,
): Pick<ObjectEvent, 'errorDeclaration'> =>
  retracted === null
    ? {}
    : {
        errorDeclaration: {
          declarationTime: retracted.at,
          reason: retracted.reason,
          ...(next && { correctiveEventIDs: [nameOf(next)] }),
        },
      }

/**
 * The steps of an order as EPCIS events: an ObjectEvent each. No contact and no person is in them.
 */
export const objectEvents = (writing: EpcisWriting, steps: readonly TradeStep[]): ObjectEvent[] =>
  steps.map((step, index) => {
    const { biz_step, disposition } = tradeStatuses[step.milestone].epcis
    const after = steps.slice(index + 1)
    return {
      type: 'ObjectEvent',
      eventID: nameOf(step),
      eventTime: step.at,
      recordTime: step.recorded_at,
      eventTimeZoneOffset: offsetText(step.at, writing.time_zone),
      epcList: [consignmentUri(writing, step.order._id)],
      action: 'OBSERVE',
      bizStep: biz_step,
      disposition,
      ...whereOf(writing, step),
      bizTransactionList: papersOf(writing, step.order),
      ...betweenOf(writing, step),
      ...declarationOf(
        step,
        after.find((one) => isClosing(one) && one.retracted === null),
      ),
    }
  })

/** The context that gives the bare words of a document their meaning (JSON-LD). */
export const EPCIS_CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'

/** Is this paper of an event? By its type and name. */
export const hasPaper = (
  { bizTransactionList }: ObjectEvent,
  type: PaperType,
  uris: readonly string[],
): boolean =>
  bizTransactionList.some((paper) => paper.type === type && uris.includes(paper.bizTransaction))
