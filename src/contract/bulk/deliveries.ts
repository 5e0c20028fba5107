import { z } from 'zod'
import { deliveryInput } from '../../domain/bulk/deliveries/delivery-input.ts'
import { MOST_OF_REASON } from '../../domain/order/proof/most-of-reason.ts'
import { answer, call, orderId, said, wrongField } from '../call.ts'
import { undone } from './undone.ts'

const uploadId = z.uuid().describe('chosen by the sender')

/** Rows of one call at most. */
export const DELIVERIES_A_CALL = 200
/** Deliveries that one call takes back at most. */
export const TAKEN_BACK_A_CALL = 100

const { $schema: _draft, ...rowShape } = z.toJSONSchema(deliveryInput, { io: 'input' })

/** One delivery. It is judged by its shape within the call, so that a wrong row stops no other. */
const deliveryRow = z.unknown().meta({ ...rowShape, id: 'Delivery' })

/**
 * What becomes of a row: on record, to be put there, there already, or refused with the reason.
 */
export const deliveryStates = ['recorded', 'ready', 'same', 'refused'] as const

const judged = z.object({
  row: z.number().int().describe('1 for the first'),
  identifier: z.string(),
  state: z.enum(deliveryStates),
  _id: orderId.optional().describe('of the order, where it is one of the caller’s'),
  photos_first: z
    .literal(true)
    .optional()
    .describe('of a preview: its photos have to be on record before the row'),
  ...said,
  errors: z.array(wrongField).optional().describe('by the columns of the file'),
})

export const recordDeliveries = call({
  method: 'POST',
  url: '/bulk/deliveries',
  summary:
    `Put deliveries of a file on record, at most ${DELIVERIES_A_CALL} a call, each whole or not ` +
    'at all; with `preview` they are judged and nothing is written',
  audience: 'account',
  bodyLimit: 2_097_152,
  values: 100_000,
  timeout: 60_000,
  schema: {
    body: z.strictObject({
      upload_id: uploadId,
      preview: z.boolean().default(false),
      rows: z.array(deliveryRow).min(1).max(DELIVERIES_A_CALL),
    }),
    response: { 200: answer({ result: z.object({ rows: z.array(judged) }) }) },
  },
})
type Recorded = (typeof recordDeliveries)['schema']['response'][200]
export type JudgedDeliveries = z.infer<Recorded>['result']['rows']
/**
 * The rows that POST /bulk/deliveries answers as its route gives them, before sentences are put
 * into a language.
 */
export type JudgedDeliveriesGiven = z.input<Recorded>['result']['rows']

export const openDeliveries = call({
  method: 'POST',
  url: '/bulk/deliveries/uploads',
  summary:
    'Begin an upload of deliveries: what is sent under its id can be taken back as one; ' +
    'asked again it changes nothing',
  audience: 'account',
  schema: {
    body: z.strictObject({
      upload_id: uploadId,
      file_name: z.string().max(200),
      rows: z.number().int().min(0).max(1_000_000).describe('of the file'),
    }),
    response: { 200: answer({}) },
  },
})

const upload = z.object({
  upload_id: z.uuid(),
  file_name: z.string(),
  username: z.string(),
  created_at: z.iso.datetime(),
  rows: z.number().int(),
  recorded: z.number().int(),
  undone_at: z.iso.datetime().nullable(),
  undone_by: z.string().nullable(),
  undone: z.number().int(),
  left: z.number().int().describe('deliveries that are still to be taken back or found touched'),
})
export type DeliveryUpload = z.infer<typeof upload>
export const listDeliveries = call({
  method: 'GET',
  url: '/bulk/deliveries/uploads',
  summary: 'Uploads of deliveries within the caller’s reach, newest first, 20 a page',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      before: z.uuid().optional().describe('upload_id of the last of the page before'),
    }),
    response: { 200: answer({ result: z.array(upload) }) },
  },
})

export const undoDeliveries = call({
  method: 'POST',
  url: '/bulk/deliveries/uploads/:id/undo',
  summary:
    `Take back what an upload of deliveries put on record, at most ${TAKEN_BACK_A_CALL} a call: ` +
    'asked again, under another key, until nothing is left',
  audience: 'account',
  timeout: 60_000,
  schema: {
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ reason: z.string().max(MOST_OF_REASON).default('') }),
    response: {
      200: answer({ result: undone }),
    },
  },
})
type Answered = (typeof undoDeliveries)['schema']['response'][200]
export type TakenBack = z.infer<Answered>['result']
/**
 * The result of POST /bulk/deliveries/uploads/:id/undo as its route gives it, before sentences are
 * put into a language.
 */
export type TakenBackGiven = z.input<Answered>['result']
