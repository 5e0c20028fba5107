import { z } from 'zod'
import { epcisDocument, epcisQueryDocument } from '../../domain/trade/epcis/document.ts'
import { messageFormats } from '../../domain/trade/party-ids.ts'
import { call, instantAsked, orderId } from '../call.ts'
import { JSON_LD } from '../media-types.ts'
import { orderQuery } from '../orders/order-query.ts'

export const orderEpcis = call({
  method: 'GET',
  url: '/orders/:id/epcis',
  summary: 'What happened to an order as an EPCIS 2.0 document (JSON-LD), oldest first',
  audience: 'account',
  media: JSON_LD,
  schema: {
    params: z.strictObject({ id: orderId }),
    response: { 200: epcisDocument },
  },
})

/** Values with commas between, as the REST binding of EPCIS writes lists. */
const list = z
  .string()
  .min(1)
  .max(4_000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().min(1).max(1_000)).max(20))
  .optional()

const eventsAsked = z.strictObject({
  perPage: z.coerce.number().int().min(1).max(100).default(30),
  nextPageToken: z
    .string()
    .regex(/^(\d{1,6}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,18})$/)
    .refine(
      (token) =>
        !token.includes('_') ||
        (token >= '0001' && !Number.isNaN(Date.parse(token.split('_')[0] ?? ''))),
    )
    .optional()
    .describe('of the Link header of the page before'),
  eventType: list,
  GE_eventTime: instantAsked.optional(),
  LT_eventTime: instantAsked.optional(),
  EQ_bizStep: list.describe('bare strings of CBV 2.0'),
  EQ_disposition: list.describe('bare strings of CBV 2.0'),
  MATCH_epc: list.describe('names of consignments, as epcList has them'),
  EQ_bizTransaction_bol: list.describe('names of LRs, as bizTransactionList has them'),
})
/** What is asked of the events, once it is checked. */
export type EpcisAsked = z.infer<typeof eventsAsked>

export const epcisEvents = call({
  method: 'GET',
  url: '/epcis/events',
  summary:
    'EPCIS 2.0 query interface: what happened to the orders that the caller may see, the last ' +
    'recorded first; Link: …; rel="next" tells the next page. A page may hold fewer events than ' +
    'asked for, or none, before the last',
  audience: 'account',
  media: JSON_LD,
  tells: { Link: 'the next page' },
  schema: { querystring: eventsAsked, response: { 200: epcisQueryDocument } },
})

const id = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,14}$/)
const written = {
  format: z.enum(messageFormats).describe('ANSI X12 004010 or UN/EDIFACT D.96A'),
  receiver: id.describe('the partner’s id in the interchange; of X12 at least two characters'),
  sender: id
    .optional()
    .describe(
      'ours; without it the key of the client, which has to fit whole (X12: 2 to 15 characters)',
    ),
  scac: z
    .string()
    .regex(/^[A-Z0-9]{2,4}$/)
    .describe('Standard Carrier Alpha Code of who carries'),
  letters: z
    .enum(['basic', 'extended'])
    .default('basic')
    .describe('character set of X12: the extended one has small letters'),
}
/** How a status message is to be written, once it is checked. */
export type MessageAsked = z.infer<z.ZodObject<typeof written>>

const messageFiles = {
  'application/EDIFACT': 'IFTSTA, in ISO 8859-1',
  'application/EDI-X12': '214, in US-ASCII',
}

export const orderStatusMessage = call({
  method: 'GET',
  url: '/orders/:id/status-message',
  summary: 'What happened to an order as a status message of the trade, to save or hand on',
  audience: 'account',
  files: messageFiles,
  schema: {
    params: z.strictObject({ id: orderId }),
    querystring: z.strictObject(written),
    response: { 200: z.any() },
  },
})

/** Orders of one interchange at most. */
export const MOST_IN_INTERCHANGE = 500

export const downloadStatusMessages = call({
  method: 'POST',
  url: '/download/status-messages',
  reads: true,
  summary: `The same for the orders of a query, at most ${MOST_IN_INTERCHANGE}, as one interchange`,
  audience: 'account',
  files: messageFiles,
  bodyLimit: 262_144,
  timeout: 60_000,
  schema: {
    body: z.strictObject({
      query: orderQuery.prefault({}),
      order_ids: z.array(z.string().max(60)).min(1).max(MOST_IN_INTERCHANGE).optional(),
      ...written,
    }),
    response: { 200: z.any() },
  },
})
