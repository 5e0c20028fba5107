import { z } from 'zod'
import { editFields } from '../../domain/order/entry/edit-input.ts'
import {
  BULK_PAGE,
  bulkOutcomes,
  bulkStates,
  MOST_CHANGED,
} from '../../domain/order/entry/bulk-change.ts'
import { answer, call, orderId, refusedWith, said } from '../call.ts'
import { triggerNotification } from '../messages/notifications.ts'
import { orderQuery } from './order-query.ts'

/** What of an order may be changed in many at once, each by the rules of an edit. */
const bulkEdit = editFields.pick({
  truck_number: true,
  driver: true,
  transporter: true,
  secondary_vendor: true,
  eta_hrs: true,
})
export type BulkEdit = z.infer<typeof bulkEdit>

const { notificationType, purpose, targets } = triggerNotification.schema.body.shape

const counted = z.number().int()
const took = z.object({
  id: z.uuid(),
  username: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(bulkStates),
  undone: counted.describe('orders that have their values from before'),
  left: counted.describe('orders that were left as they are'),
})
/** A change of many orders, which goes on when nobody waits for it. */
export const bulkChange = z
  .object({
    id: z.uuid(),
    kind: z.enum(['edit', 'tell', 'undo']),
    state: z.enum(bulkStates),
    username: z.string().describe('who asked for it'),
    total: counted.describe('orders that it is about'),
    done: counted.describe('orders that it has come to, whatever became of them'),
    changed: counted.describe('orders that it changed, or told of'),
    same: counted.describe('orders that were so already'),
    kept: counted.describe('orders of which a message lies in the outbox that nobody carries'),
    left: counted.describe('orders that it left as they were'),
    fault: z.string().nullable().describe('the code of the sentence that says why it failed'),
    created_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    undoes: z.uuid().nullable().describe('the change that this one takes back'),
    taken_back: took.nullable().describe('what took it back'),
  })
  .meta({ id: 'BulkChange' })
export type BulkChange = z.infer<typeof bulkChange>

const params = z.strictObject({ id: z.uuid() })

export const beginBulkChange = call({
  method: 'POST',
  url: '/bulk_changes',
  audience: 'account',
  bodyLimit: 1_048_576,
  values: 30_000,
  summary:
    'Begin a change of many orders, or the telling of them; answered at once, and done beside, ' +
    'order by order, by the rules of POST /edit_epod and POST /orders/triggerNotification; 429 ' +
    'where the caller has five under way',
  example: {
    kind: 'edit',
    orders: [{ _id: '01900000-0000-7000-8000-000000000001' }],
    edit: { truck_number: 'MH12AB1234' },
  },
  schema: {
    body: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('edit'),
        orders: z
          .array(
            z.strictObject({
              _id: orderId,
              rev: z.number().int().min(1).optional().describe('the rev that the sender saw'),
              edit: bulkEdit.optional().describe('in the place of the one for all'),
            }),
          )
          .max(MOST_CHANGED)
          .optional(),
        query: orderQuery.optional().describe('all that match now, in the place of `orders`'),
        edit: bulkEdit.optional().describe('for each order that has none of its own'),
      }),
      z.strictObject({
        kind: z.literal('tell'),
        order_ids: z.array(orderId).max(MOST_CHANGED).default([]),
        purpose,
        notificationType,
        targets,
      }),
    ]),
    response: { 200: answer({ result: bulkChange }) },
  },
})
export type BulkChangeAsked = z.infer<typeof beginBulkChange.schema.body>

export const listBulkChanges = call({
  method: 'GET',
  url: '/bulk_changes',
  audience: 'account',
  summary:
    'Changes of many orders of the last 30 days, newest first, 20 a page: the caller’s own, and ' +
    'all of the account’s for whoever sees and may edit all of its orders',
  schema: {
    querystring: z.strictObject({
      before: z.uuid().optional().describe('id of the last of the page before'),
    }),
    response: { 200: answer({ result: z.array(bulkChange) }) },
  },
})

/** Orders that a reason names. */
const sum = z.object({
  ...said,
  count: counted,
  identifiers: z.array(z.string()).describe('the numbers of those that the caller could see'),
})
export const getBulkChange = call({
  method: 'GET',
  url: '/bulk_changes/:id',
  audience: 'account',
  summary: 'How far one of them is, and by reason which orders it left as they were',
  schema: {
    params,
    response: {
      200: answer({
        result: bulkChange,
        reasons: z.array(sum).describe('the most frequent first'),
        stays: refusedWith.nullable().describe('why it is not taken back; null where it may be'),
      }),
    },
  },
})

const value = z.object({
  field: z.string().describe('a part of the order, as NewOrder names it'),
  before: z.unknown(),
  after: z.unknown(),
})
const place = z.number().int().describe('its place in the change, from 1')
export const bulkChangeOrders = call({
  method: 'GET',
  url: '/bulk_changes/:id/orders',
  audience: 'account',
  summary:
    `What became of each order of such a change, ${BULK_PAGE} a page, with the values before and ` +
    'after, read from the orders’ logs',
  schema: {
    params,
    querystring: z.strictObject({
      after: z.coerce.number().int().min(0).max(1e6).default(0).describe('place of the last seen'),
    }),
    response: {
      200: answer({
        result: z.object({
          rows: z.array(
            z.object({
              place,
              order_id: orderId,
              identifier: z.string().nullable().describe('null where the caller never saw it'),
              outcome: z.enum(bulkOutcomes).nullable().describe('null where it was not come to'),
              code: said.code,
              message: said.message.optional().describe('why it was left as it was'),
              values: z.array(value).describe('of a change; none where it is not to be seen now'),
            }),
          ),
        }),
      }),
    },
  },
})

export const stopBulkChange = call({
  method: 'POST',
  url: '/bulk_changes/:id/stop',
  audience: 'account',
  summary: 'Stop one that is under way: what was done stays; 409 where it has ended',
  schema: { params, body: z.strictObject({}), response: { 200: answer({ result: bulkChange }) } },
})

export const undoBulkChange = call({
  method: 'POST',
  url: '/bulk_changes/:id/undo',
  audience: 'account',
  summary:
    'Take a whole change back, once: begins another that gives each order the values it had, by ' +
    'an edit of the caller, unless a field of it was changed again since, or the order has ended',
  schema: { params, body: z.strictObject({}), response: { 200: answer({ result: bulkChange }) } },
})
