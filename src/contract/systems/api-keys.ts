import { z } from 'zod'
import { scopes } from '../../domain/webhooks/scopes.ts'
import { answer, call, instantAsked } from '../call.ts'

const instant = z.iso.datetime()

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  created_at: instant,
  created_by: z.string().nullable(),
  expires_at: instant.nullable().describe('null where it is good until it is revoked'),
  is_expired: z.boolean().describe('it was good until `expires_at`, which has passed'),
  last_used_at: instant.nullable().describe('to the minute'),
})
/** A key as it is listed: without itself. */
export type ListedApiKey = z.infer<typeof apiKey>

export const makeApiKey = call({
  method: 'POST',
  url: '/api-keys',
  summary:
    'A key with which another system calls for the client, as far as its scopes go; told this once; ' +
    'for administrators',
  audience: 'account',
  example: { name: 'Warehouse system', scopes: ['orders:read', 'orders:write'] },
  schema: {
    body: z.strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .max(80)
        .regex(/^[^\p{Cc}]*$/u)
        .describe('how the log names who used it'),
      scopes: z.array(z.enum(scopes)).min(1).max(20),
      expires_at: instantAsked.optional().describe('in the future; none: until it is revoked'),
    }),
    response: {
      200: answer({
        result: z.object({
          id: z.uuid(),
          key: z.string().describe('as `Authorization: Bearer <key>`; shown this once'),
        }),
      }),
    },
  },
})

export const listApiKeys = call({
  method: 'GET',
  url: '/api-keys',
  summary: 'The keys of the client that were not revoked, newest first; for administrators',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      limit: z.coerce.number().int().min(1).max(50).default(25),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: { 200: answer({ result: z.array(apiKey), total: z.number().int() }) },
  },
})

export const revokeApiKey = call({
  method: 'DELETE',
  url: '/api-keys/:id',
  summary: 'Revoke a key, on every node within a second, and disable the webhooks that it added',
  audience: 'account',
  schema: { params: z.strictObject({ id: z.uuid() }), response: { 200: answer({}) } },
})
