import { z } from 'zod'
import { MOST_OF_WHY } from '../../domain/kept-why.ts'
import { typedText } from '../../domain/typed-text.ts'
import { erasedParts } from '../../domain/erasure/erased-part.ts'
import { identifierKinds } from '../../domain/erasure/person.ts'
import { answer, call, orderId } from '../call.ts'

const count = z.number().int()
const client = z
  .string()
  .max(80)
  .optional()
  .describe('the key of the client whose data it is; the caller’s own unless given')
const person = z
  .strictObject({
    phone: typedText.min(1).max(40).optional(),
    email: typedText.min(1).max(254).optional(),
    name: typedText.min(1).max(200).optional(),
  })
  .describe(
    'what the person is found by, each on its own; a contact that has one of them is theirs',
  )
const byPart = z.partialRecord(z.enum(erasedParts), count)
const elsewhere = z
  .record(z.string(), count)
  .describe(
    'rows beside orders: messages, answers, names, imports, views and pictures go, and so do, at ' +
      'the end, all downloads and archives that were made before; what accounts, configuration, ' +
      'holds and ledger have stays, and so do the bytes of pictures under a lock of the object ' +
      'store (pictures_locked), which gives them out no more',
  )
const staying = z.object({
  unsealed: count.describe('events of releases that had values in the text'),
  open: count.describe('events that name the person where nobody expects a name'),
})

/** Pictures that can be named as the person's, and orders that are told one by one, at most. */
export const MOST_TOLD = 50

const found = z.object({
  is_whole: z.boolean().describe('false where the search took too long: there may be more'),
  orders: count,
  held: count.describe('orders that a legal hold stands on; nothing of them is erased'),
  is_client_held: z.boolean(),
  values: byPart.describe('how many values would go, by what they tell of'),
  not_erasable: staying.describe('events that cannot lose the person without their digest'),
  elsewhere,
  told: z
    .array(
      z.object({
        id: orderId,
        identifier: z.string().nullable().describe('null where it was taken out'),
        values: count,
        is_held: z.boolean(),
        photos: z.array(z.object({ url: z.string(), digest: z.string(), file_name: z.string() })),
      }),
    )
    .describe('the first of the orders'),
})
/** What is found of a person. */
export type FoundPerson = z.infer<typeof found>

export const askErasure = call({
  method: 'POST',
  url: '/erasures',
  summary:
    'Erase a person’s data from all orders and all that hangs on them, for administrators; ' +
    'with dry_run only say what would go. The same person is erased once at a time',
  audience: 'account',
  timeout: 30_000,
  schema: {
    body: z.strictObject({
      client,
      person,
      why: z
        .string()
        .trim()
        .max(MOST_OF_WHY)
        .default('')
        .describe('for the record, which is kept for good: without a word about the person'),
      dry_run: z.boolean().default(false),
      photos: z
        .array(z.string().regex(/^[0-9a-f]{64}$/))
        .max(200)
        .default([])
        .describe('digests of pictures that show the person; signatures by name go anyway'),
    }),
    response: {
      200: answer({
        result: z.object({
          id: z.uuid().nullable().describe('of the erasure; null where it was a dry run'),
          found: found.nullable(),
        }),
      }),
    },
  },
})

const erasure = z.object({
  id: z.uuid(),
  client: z.string().describe('the key'),
  client_name: z.string(),
  person: z.string().describe('keyed hash: the same person has the same, and nobody else'),
  kinds: z.array(z.enum(identifierKinds)).describe('what the person was found by'),
  why: z.string(),
  asked_at: z.iso.datetime(),
  asked_by: z.string().nullable(),
  ended_at: z.iso.datetime().nullable().describe('null while it is under way'),
  is_searching: z.boolean(),
  fault: z.string().nullable().describe('what went wrong last; it is tried again'),
  orders: z.object({ found: count, done: count, erased: count, held: count }),
  values: z.object({ erased: count, staying: count.describe('events that keep the person') }),
  elsewhere,
})
/** An erasure as people read it. */
export type ListedErasure = z.infer<typeof erasure>

export const listErasures = call({
  method: 'GET',
  url: '/erasures',
  summary: 'The erasures of the clients that the caller administers, newest first',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      client: z.string().max(80).optional().describe('of this client alone'),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: {
      200: answer({ result: z.object({ erasures: z.array(erasure), total: count }) }),
    },
  },
})

export const readPerson = call({
  method: 'POST',
  url: '/erasures/access',
  summary:
    'Subject access: every value that is held of a person, order by order; a POST, so that no ' +
    'address of ours holds the person',
  audience: 'account',
  timeout: 30_000,
  schema: {
    body: z.strictObject({
      client,
      person,
      after: orderId.optional().describe('`next` of the answer before'),
    }),
    response: {
      200: answer({
        result: z.object({
          orders: z.array(
            z.object({
              id: orderId,
              identifier: z.string().nullable(),
              values: z.array(
                z.object({
                  event: count.describe('its number in the order’s log'),
                  part: z.enum(erasedParts),
                  name: z.string().nullable(),
                  value: z.string().describe('as JSON where it is no text'),
                }),
              ),
              not_erasable: staying,
            }),
          ),
          messages: z
            .array(
              z.object({
                at: z.iso.datetime(),
                channel: z.string(),
                recipient: z.string(),
                subject: z.string(),
                body: z.string(),
              }),
            )
            .describe('sent to the person, the newest 200, with the first answer only'),
          elsewhere: elsewhere.describe('with the first answer only'),
          next: orderId.nullable().describe('null at the end'),
        }),
      }),
    },
  },
})
