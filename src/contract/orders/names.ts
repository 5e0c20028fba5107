import { z } from 'zod'
import { nameKeys } from '../../domain/near-name.ts'
import { typedText } from '../../domain/typed-text.ts'
import { answer, call } from '../call.ts'
import { livePosition } from './live.ts'

const search = typedText
  .max(200)
  .optional()
  .describe('any part of the name; without it the first 500')
const narrowed = z.strictObject({ search })
const places = z.array(z.object({ name: z.string() }))

export const filters = call({
  method: 'GET',
  url: '/orders/filters',
  summary: 'Values to filter by, at most 500 a key; searched, the best 50 of the key',
  audience: 'account',
  phone: true,
  tells: livePosition,
  schema: {
    querystring: z.strictObject({
      key: z
        .enum(['source', 'destination', 'truck_number', 'client', 'transporter'])
        .optional()
        .describe('this key alone'),
      search: search.describe('any part of the value; those that begin with it come first'),
    }),
    response: {
      200: answer({ result: z.array(z.object({ key: z.string(), values: z.array(z.string()) })) }),
    },
  },
})
export const similarNames = call({
  method: 'GET',
  url: '/orders/similar-names',
  summary:
    'Names in use that a new one may be a misspelling of, the likest first and at most three; ' +
    'none where the name itself is in use, unless an account bears it in another spelling',
  audience: 'account',
  phone: true,
  schema: {
    querystring: z.strictObject({
      key: z.enum(['source', 'destination', 'client', 'transporter']),
      name: z.string().trim().min(1).max(200),
    }),
    response: { 200: answer({ result: z.array(z.string()) }) },
  },
})

const nameKey = z.enum(nameKeys)
const spelled = z.object({ key: nameKey, name: z.string() })
export const knownSpellings = call({
  method: 'POST',
  url: '/orders/known-spellings',
  reads: true,
  summary:
    'Of these names those that are known in another spelling, which differs by case, spaces and ' +
    'signs alone. An account sees orders by its own spelling of its name: where one bears the ' +
    'name, its spelling is the known one',
  audience: 'account',
  bodyLimit: 2_097_152,
  example: { names: [{ key: 'transporter', name: 'ALPHA LOGISTICS' }] },
  schema: {
    body: z.strictObject({
      names: z
        .array(z.strictObject({ key: nameKey, name: typedText.min(1).max(200) }))
        .min(1)
        .max(2000),
    }),
    response: {
      200: answer({
        result: z
          .array(spelled.extend({ known: z.array(z.string()).min(1).describe('at most three') }))
          .describe('none for a name that is known as it stands, or not at all'),
      }),
    },
  },
})
export const clientNames = call({
  method: 'GET',
  url: '/users/clients',
  summary: 'Whom goods went to so far, with what the latest order says of them; at most 500',
  audience: 'account',
  schema: {
    querystring: narrowed,
    response: {
      200: answer({
        result: z.object({
          clients: z.array(
            z.object({
              name: z.string(),
              cust_code: z.union([z.string(), z.number()]).nullable(),
              spocs: z.array(
                z.object({
                  name: z.string(),
                  contact: z.object({ phone: z.array(z.string()), email: z.array(z.string()) }),
                }),
              ),
            }),
          ),
        }),
      }),
    },
  },
})
export const sourceNames = call({
  method: 'GET',
  url: '/users/source',
  summary: 'Places that goods were sent from so far; at most 500',
  audience: 'account',
  schema: {
    querystring: narrowed,
    response: { 200: answer({ result: z.object({ source: places }) }) },
  },
})
export const destinationNames = call({
  method: 'GET',
  url: '/users/destination',
  summary: 'Places that goods were sent to so far, under the wire’s name `source`; at most 500',
  audience: 'account',
  schema: {
    querystring: narrowed,
    response: { 200: answer({ result: z.object({ source: places }) }) },
  },
})
export const driverNames = call({
  method: 'GET',
  url: '/users/drivers',
  summary:
    'Drivers on orders so far, the best 50; searched, those whose name begins with it come first',
  audience: 'account',
  phone: true,
  schema: {
    querystring: narrowed,
    response: { 200: answer({ result: z.object({ drivers: places }) }) },
  },
})
export const locations = call({
  method: 'GET',
  url: '/users/locations',
  summary: 'Places by what they are: a warehouse sends, a client receives; at most 500',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      search,
      type: z.enum(['warehouse', 'client']).optional().describe('both without it'),
    }),
    response: { 200: answer({ result: z.object({ locations: places }) }) },
  },
})
