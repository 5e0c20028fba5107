import { z } from 'zod'
import { HOUR } from '../../domain/time.ts'
import { answer, call } from '../call.ts'
import { XLSX, ZIP } from '../media-types.ts'
import { orderQuery } from '../orders/order-query.ts'

/** Most orders that may be picked one by one. */
const MOST_PICKED = 5_000
/** 5,000 ids and a query. */
export const DOWNLOAD_BODY = 262_144
/**
 * Streams last as long as their reader takes, up to an hour; what is answered at once has a bound
 * of its own.
 */
export const DOWNLOAD_MS = HOUR

/** What stands in a cell of a report as JSON: instants in UTC, yes or no as true or false. */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const rows = z.array(z.record(z.string(), cell))
const chosen = {
  query: orderQuery.prefault({}),
  order_ids: z
    .array(z.string().max(60))
    .min(1)
    .max(MOST_PICKED)
    .optional()
    .describe(
      'of those that the query finds, these alone; ' +
        'what is no id, or none of the caller’s, finds nothing',
    ),
}

/** What a report is asked for with. */
export const reportAsked = z.strictObject({
  ...chosen,
  columns: z
    .array(z.string().min(1).max(120))
    .min(1)
    .max(200)
    .optional()
    .describe('ids of the account’s columns, in order; without it all of them'),
  facts: z
    .boolean()
    .default(false)
    .describe(
      'beside the columns, what is on record of each order: status, ETA, lateness, ' +
        'how it ended, exceptions, quantities, rating, claims, parties',
    ),
})
/** What files of orders are asked for with. */
export const podsAsked = z.strictObject({
  ...chosen,
  certificates: z
    .boolean()
    .default(false)
    .describe('beside them the certificate (PDF) of each order, in its folder'),
  credentials: z
    .boolean()
    .default(false)
    .describe('beside them the signed proof (SD-JWT) of each order, in its folder'),
})

const rowsTold = { 'EPOD-Rows': 'rows or files that will come' }
const example = { query: { need: 'CLOSED', dispatch_date: { $gte: '2026-11-01T00:00:00Z' } } }

export const downloadReport = call({
  method: 'POST',
  url: '/download',
  reads: true,
  audience: 'account',
  files: { [XLSX]: 'a spreadsheet, streamed' },
  tells: { ...rowsTold, 'EPOD-Expected-Bytes': 'about as many bytes as will come' },
  example,
  bodyLimit: DOWNLOAD_BODY,
  timeout: DOWNLOAD_MS,
  summary:
    'The orders of a query as rows: a streamed spreadsheet where XLSX is accepted, else JSON of ' +
    'at most 10,000; EPOD-Rows and EPOD-Expected-Bytes tell how much will come',
  schema: {
    body: reportAsked,
    response: {
      200: answer({
        result: z.object({
          rows: rows.describe('by column id'),
          sheets: z.record(z.string(), rows).describe('the policy’s additional sheets by key'),
        }),
      }),
    },
  },
})
export const downloadPods = call({
  method: 'POST',
  url: '/download/pod',
  reads: true,
  audience: 'account',
  files: { [ZIP]: 'an archive of the files, streamed' },
  tells: rowsTold,
  example,
  bodyLimit: DOWNLOAD_BODY,
  timeout: DOWNLOAD_MS,
  summary:
    'The photos and papers of a query’s orders, at most 10,000, under distinct names, and where ' +
    'that is asked for each order’s certificate and signed proof: ' +
    'a streamed archive where ZIP is accepted, else where each is; EPOD-Rows tells how many',
  schema: {
    body: podsAsked,
    response: { 200: answer({ result: z.array(z.object({ file: z.string(), url: z.string() })) }) },
  },
})
