import { z } from 'zod'
import { issueText } from '../../domain/field-errors.ts'
import { webhookTypes } from '../../domain/webhooks/change-types.ts'
import { answer, call } from '../call.ts'

const instant = z.iso.datetime()
const ofWebhook = z.strictObject({ id: z.uuid() })
const ofDelivery = ofWebhook.extend({ delivery: z.uuid() })

const type = z
  .string()
  .max(60)
  .refine((one) => webhookTypes.includes(one), issueText('one_of_these', webhookTypes))

/** States of a webhook: told what happens, or why not any more. */
export const webhookStates = ['active', 'gone', 'failing', 'secret_lost', 'key_revoked'] as const
/** States of a delivery: to be tried, taken, or tried often enough. */
export const deliveryStates = ['queued', 'sent', 'given_up'] as const

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  types: z.array(z.string()),
  state: z
    .enum(webhookStates)
    .describe(
      'active; or disabled: it answered 410, failed for five days, its secret is lost, the API key ' +
        'that added it was revoked',
    ),
  created_at: instant,
  created_by: z.string().nullable(),
  failing_since: instant.nullable().describe('since when nothing was taken'),
  former_until: instant.nullable().describe('until when the secret before this one signs too'),
  queued: z.number().int().describe('deliveries that wait'),
})
/** A webhook as it is listed: without its secret. */
export type ListedWebhook = z.infer<typeof webhook>

const delivery = z.object({
  id: z.uuid().describe('`webhook-id`, the same for every try'),
  number: z.number().int(),
  type: z.string(),
  order_id: z.uuid().nullable().describe('null too for a key that may not read orders'),
  identifier: z.string().nullable().describe('of the order, where there still is one'),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  created_at: instant,
  due_at: instant.nullable().describe('when it is tried next; null where it is not'),
  tried_at: instant.nullable(),
  outcome: z
    .string()
    .nullable()
    .describe(
      'of the last try: taken, refused, redirected, gone, timeout, unreachable, inner_address or ' +
        'secret_lost',
    ),
  status: z.number().int().nullable().describe('the HTTP status that answered'),
  took_ms: z.number().int().nullable(),
})
/** What a listener was told, or is to be told. */
export type ListedDelivery = z.infer<typeof delivery>

/** An address with the secret that signs what is sent there, which is told this once. */
const withSecret = answer({
  result: z.object({
    id: z.uuid(),
    secret: z.string().describe('whsec_ and base64 of 32 bytes; shown this once'),
  }),
})

export const addWebhook = call({
  method: 'POST',
  url: '/webhooks',
  summary:
    'Tell an address what happens (Standard Webhooks), from now on; for administrators. ' +
    'A key that adds, rotates, enables or sends again needs orders:read too, but for checkpoints. ' +
    'docs/integrations.md says what is sent and how to verify it',
  audience: 'account',
  timeout: 15_000,
  example: { url: 'https://example.com/epod', types: ['order.received', 'order.rejected'] },
  schema: {
    body: z.strictObject({
      url: z.string().min(1).max(2_000).describe('https, and no address of an inner network'),
      types: z.array(type).min(1).max(100),
    }),
    response: { 200: withSecret },
  },
})

export const listWebhooks = call({
  method: 'GET',
  url: '/webhooks',
  summary: 'The webhooks of the client, newest first; for administrators',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      limit: z.coerce.number().int().min(1).max(50).default(25),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: {
      200: answer({ result: z.array(webhook), total: z.number().int() }),
    },
  },
})

export const removeWebhook = call({
  method: 'DELETE',
  url: '/webhooks/:id',
  summary: 'Remove a webhook, and what was to be sent there',
  audience: 'account',
  schema: { params: ofWebhook, response: { 200: answer({}) } },
})

export const rotateWebhook = call({
  method: 'POST',
  url: '/webhooks/:id/rotate',
  summary: 'Give a webhook another secret; for 24 hours both sign',
  audience: 'account',
  schema: {
    params: ofWebhook,
    body: z.strictObject({}).nullish(),
    response: { 200: withSecret },
  },
})

export const enableWebhook = call({
  method: 'POST',
  url: '/webhooks/:id/enable',
  summary: 'Go on telling a webhook that was disabled, from where it was; 409 where it is not',
  audience: 'account',
  schema: {
    params: ofWebhook,
    body: z.strictObject({}).nullish(),
    response: { 200: answer({}) },
  },
})

export const listWebhookDeliveries = call({
  method: 'GET',
  url: '/webhooks/:id/deliveries',
  summary: 'What a webhook was told in the last 30 days, and what waits; newest first',
  audience: 'account',
  schema: {
    params: ofWebhook,
    querystring: z.strictObject({
      state: z.enum(deliveryStates).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      before: z.coerce
        .number()
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('`next` of the page before'),
    }),
    response: {
      200: answer({ result: z.array(delivery), next: z.number().int().nullable() }),
    },
  },
})

export const deliverAgain = call({
  method: 'POST',
  url: '/webhooks/:id/deliveries/:delivery/again',
  summary:
    'Send something again, at once and with the same webhook-id; 409 where the webhook is disabled',
  audience: 'account',
  schema: {
    params: ofDelivery,
    body: z.strictObject({}).nullish(),
    response: { 200: answer({}) },
  },
})
