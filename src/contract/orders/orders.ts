import { z } from 'zod'
import { MOST_COUNTED } from '../../domain/order/most-counted.ts'
import { quickFilters } from '../../domain/order/quick-filters.ts'
import { editFields, editInput } from '../../domain/order/entry/edit-input.ts'
import { stepParties, proofSteps } from '../../domain/order/parties/step.ts'
import { orderFields } from '../../domain/order/entry/order-input.ts'
import { answer, call, orderId, said, toldWhyNot, wrongField } from '../call.ts'
import { livePosition } from './live.ts'
import { listedOrder, profileFields, wireOrder } from './order.ts'
import { orderQuery, orderSort } from './order-query.ts'

const { $schema: _draft, ...inputShape } = z.toJSONSchema(orderFields.omit({ profile: true }), {
  io: 'input',
  unrepresentable: 'any',
})
/**
 * A row as it arrives: described as what it should be, judged by `orderInput` one by one, so that a
 * wrong row does not stop the others.
 */
export const orderRow = z
  .unknown()
  .meta({ ...inputShape, id: 'NewOrder', patternProperties: profileFields })

const added = answer({
  result: z
    .object({
      created: z.array(z.object({ _id: orderId, identifier: z.string() })),
      failed: z.array(
        z.object({
          identifier: z.string(),
          ...said,
          row: z.number().int().describe('1 for the first'),
          errors: z.array(wrongField).optional(),
        }),
      ),
    })
    .optional(),
  errors: z.array(wrongField).optional(),
})
export const addOrders = call({
  method: 'POST',
  url: '/orders',
  summary: 'Add 1 to 1,000 orders; each is added whole or named among the failed',
  audience: 'account',
  phone: true,
  example: [
    {
      identifier: 'LR-1001',
      client: 'Northwind',
      transporter: 'Roadrunner',
      truck_number: 'MH12AB1234',
      driver: { name: 'Ravi', contact: '9876543210' },
      spocs: [{ name: 'Asha', contact: { phone: ['9876501234'] } }],
      source: { name: 'Pune' },
      destination: { name: 'Nagpur' },
      dispatch_time: '09:30',
      eta_hrs: 48,
    },
  ],
  bodyLimit: 2_097_152,
  values: 200_000,
  timeout: 30_000,
  schema: {
    body: z.array(orderRow).min(1).max(1000),
    response: { 200: added, 409: added, 422: added },
  },
})
export type AddedOrders = z.infer<typeof added>
/** The answer of POST /orders as its route gives it, before sentences are put into a language. */
export type AddedOrdersGiven = z.input<typeof added>

const editBeside = {
  _id: orderId,
  rev: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('the rev that the sender saw; where somebody edited since, nothing is changed'),
  import_id: z.uuid().optional().describe('the import of POST /imports that this is part of'),
}
const { $schema: _editDraft, ...editShape } = z.toJSONSchema(
  editFields.omit({ profile: true }).extend(editBeside),
  { io: 'input', unrepresentable: 'any' },
)
/**
 * Fields to change, in the places of NewOrder: what is not named stays as it is, null empties;
 * spocs and Items are replaced whole.
 */
export const editBody = editInput(editBeside).meta({
  ...editShape,
  id: 'OrderEdit',
  patternProperties: profileFields,
})

/** The body of POST /edit_epod as a caller writes it. */
export type EditBody = z.input<typeof editFields> & {
  _id: string
  rev?: number | undefined
  import_id?: string | undefined
}

const edited = answer({
  result: wireOrder.optional(),
  errors: z.array(wrongField).optional(),
  reasons: z.array(toldWhyNot).optional(),
})
/** The answer of POST /edit_epod as its route gives it, before sentences are put into words. */
export type EditedGiven = z.input<typeof edited>
export const editOrder = call({
  method: 'POST',
  url: '/edit_epod',
  summary:
    'Change fields of an open order; ' +
    '409 carries the order as it is now, and by field who changed it since `rev`',
  audience: 'account',
  schema: { body: editBody, response: { 200: edited, 409: edited } },
})

const countPreferences =
  `count=estimated: total may end at ${MOST_COUNTED}, and says so; ` +
  'count=none: it may end one after this page'
const matching = z
  .union([z.int(), z.object({ count: z.int(), is_exact: z.boolean() })])
  .describe(
    `how many match in all; where count=estimated is preferred and each would have to be looked ` +
      `at, count and whether that is exact: it ends at ${MOST_COUNTED}; where count=none is, so ` +
      'many as are known of, and whether these are all',
  )
/** How many orders match, as a list tells it. */
export type Matching = z.infer<typeof matching>
const listing = z.object({ orders: z.array(listedOrder), total: matching })

/** Which page of which orders. */
export const fetchBody = z.strictObject({
  query: orderQuery.prefault({}),
  limit: z.number().int().min(1).max(50).default(5),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  sort: orderSort.default({ _id: -1 }),
  fields: z
    .array(z.string().min(1).max(200))
    .max(200)
    .optional()
    .describe(
      'members of an order that are wanted; beside _id, rev and identifier no others come. One ' +
        'that no order has brings nothing. Left out: whole orders',
    ),
})
export type FetchBody = z.infer<typeof fetchBody>
export const fetchOrders = call({
  method: 'POST',
  url: '/fetch_orders',
  reads: true,
  summary: 'Where to GET a page of orders; with Prefer: return=representation the page itself',
  audience: 'account',
  hears: { Prefer: `return=representation: the page at once; ${countPreferences}` },
  tells: {
    Location: 'where the page is, unless it was asked for at once',
    ...livePosition,
  },
  example: { query: { need: 'OPEN_DELAY' }, limit: 50 },
  schema: {
    body: fetchBody,
    response: {
      200: answer({
        Location: z.string().optional(),
        returnData: z.object({ result: listing }).optional(),
      }),
    },
  },
})
export const fetchedOrders = call({
  method: 'GET',
  url: '/fetch_orders/:ticket',
  summary: 'The page of orders that POST /fetch_orders named; for its caller, for 60 s',
  audience: 'account',
  hears: { Prefer: countPreferences },
  tells: livePosition,
  schema: {
    params: z.object({ ticket: z.string().max(8000) }),
    response: { 200: answer({ returnData: z.object({ result: listing }) }) },
  },
})
/** How many orders each card has. */
export const orderCounts = z.object({
  total_orders: z.number().int(),
  closed_orders: z.number().int(),
  open_on_time_orders: z.number().int(),
  open_delayed_orders: z.number().int(),
  rejected_orders: z.number().int(),
  closed_exception_orders: z.number().int(),
})
export const counter = call({
  method: 'POST',
  url: '/counter',
  reads: true,
  summary: 'How many orders each card has, under the table’s own filters',
  audience: 'account',
  tells: livePosition,
  schema: {
    body: z.strictObject({
      query: orderQuery.prefault({}),
      quick: z
        .boolean()
        .default(false)
        .describe('how many each quick filter finds as well, whichever is chosen'),
    }),
    response: {
      200: answer({
        result: orderCounts,
        quick: z
          .partialRecord(z.enum(quickFilters), z.number().int())
          .optional()
          .describe('by quick filter, of those that the account has'),
      }),
    },
  },
})
const owed = z.object({
  step: z.enum(proofSteps),
  party: z.enum(stepParties).describe('who owes it; desk is the office itself'),
  since: z.iso
    .datetime()
    .nullable()
    .describe(
      'since when it is due: arrival, else the ETA, which may lie ahead; null where neither is known',
    ),
  asked_at: z.iso.datetime().nullable().describe('when a link to this step was last sent'),
})
export const getOrder = call({
  method: 'GET',
  url: '/orders/:id',
  summary: 'One order',
  audience: 'account',
  tells: livePosition,
  schema: {
    params: z.strictObject({ id: orderId }),
    response: {
      200: answer({
        result: wireOrder,
        owed: z.array(owed).describe('what its proof still lacks'),
      }),
    },
  },
})
export const orderHistory = call({
  method: 'GET',
  url: '/orders/:id/events',
  summary: 'The order’s log as stored, oldest first, at most 200 from `after`',
  audience: 'account',
  schema: {
    params: z.strictObject({ id: orderId }),
    querystring: z.strictObject({ after: z.coerce.number().int().min(0).max(1e9).default(0) }),
    response: {
      200: answer({
        result: z.array(
          z.object({
            seq: z.number().int(),
            body: z
              .string()
              .describe('canonical JSON, RFC 8785, with digests for personal values (RFC 9901)'),
            disclosures: z
              .array(z.string())
              .readonly()
              .describe(
                'the values: [salt, name, value], or [salt, value] in a list, as JSON, in the order ' +
                  'of their places; [name] or [] for one that was erased or is withheld',
              ),
            digest: z.string().describe('SHA-256 of the text as stored, hex'),
            redacted: z
              .literal(true)
              .optional()
              .describe(
                'a text of releases before, which had the values in it, lacks what is withheld from ' +
                  'this account, or the hash of a code; the digest is still that of what is ' +
                  'stored, and cannot be computed from what is shown',
              ),
          }),
        ),
      }),
    },
  },
})
