import { z } from 'zod'
import { linkParties } from '../../domain/messages/public-address.ts'
import { withoutUnseen } from '../../domain/unseen.ts'
import { actingRoles, freeValue, goods, placeSchema } from '../../domain/order/epod-schema.ts'
import { orderLabel } from '../../domain/order/label/label-schema.ts'
import { claimDecisions } from '../../domain/order/proof/statements.ts'
import { describedField, publicRulesSchema } from '../../domain/policy/public-rules.ts'
import { brand, clientLanguages } from '../admin/brand.ts'
import { answer, call, orderId, refusedWith } from '../call.ts'
import { shownAttempts, shownPhoto } from './shown-attempts.ts'

/** Whose page a link opens. */
export const party = z.enum(linkParties)

export const createLink = call({
  method: 'POST',
  url: '/orders/:id/links',
  summary: 'A public link of its own for one party; the address is shown this once',
  audience: 'account',
  schema: {
    params: z.strictObject({ id: orderId }),
    body: z.strictObject({ party }),
    response: {
      200: answer({
        result: z.object({ id: z.uuid(), url: z.string(), expires_at: z.iso.datetime() }),
      }),
    },
  },
})
export const listLinks = call({
  method: 'GET',
  url: '/orders/:id/links',
  summary: 'The order’s links with their openings, newest first, 50 a page',
  audience: 'account',
  schema: {
    params: z.strictObject({ id: orderId }),
    querystring: z.strictObject({
      before: z.uuid().optional().describe('id of the last link of the page before'),
    }),
    response: {
      200: answer({
        result: z.array(
          z.object({
            id: z.uuid(),
            party,
            created_at: z.iso.datetime(),
            created_by: z.string(),
            expires_at: z.iso.datetime(),
            revoked_at: z.iso.datetime().nullable(),
            openings: z.number().int(),
            last_opened_at: z.iso.datetime().nullable(),
          }),
        ),
      }),
    },
  },
})
export const revokeLink = call({
  method: 'POST',
  url: '/orders/:id/links/revoke',
  summary: 'End a link at once',
  audience: 'account',
  schema: {
    params: z.strictObject({ id: orderId }),
    body: z.strictObject({ link_id: z.uuid() }),
    response: { 200: answer({}) },
  },
})

/**
 * What a public page may know of an order. Everything not named here stays on the server (PUBL-05).
 */
export const publicOrder = z
  .object({
    _id: orderId,
    identifier: z.string(),
    masked: z.boolean(),
    invoice: z.string().nullable(),
    sender: z.string().nullable(),
    client: z.string().nullable(),
    truck_number: z.string().nullable(),
    source: z.object({ name: z.string(), city: z.string().nullable() }).nullable(),
    destination: z
      .object({
        name: z.string(),
        city: z.string().nullable(),
        address: z.string().nullable(),
        loc: placeSchema.nullable().optional().describe('for the driver'),
        postal_code: z.string().nullable().optional().describe('likewise'),
        landmark: z
          .string()
          .nullable()
          .optional()
          .describe('likewise: the order’s own field of that name'),
      })
      .nullable(),
    dispatch_date: z.iso.datetime().nullable(),
    eta: z.iso.datetime().nullable(),
    ship_unit: z.number().nullable(),
    status: z.enum(['open', 'received', 'rejected']).nullable().describe('null while masked'),
    delivery_time: z.iso.datetime().nullable(),
    rejected_at: z.iso.datetime().nullable(),
    received_through: z.enum(['receive', 'otp', 'left']).nullable(),
    received_by: z
      .string()
      .nullable()
      .describe('its first contact’s name, once it was received and not left without a receiver'),
    reached_at: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('when the driver last pressed Trigger outbound; on every page that is not masked'),
    receiver_name: z
      .string()
      .nullable()
      .optional()
      .describe('whom the driver asks for; likewise for its own link alone, while it is open'),
    receiver_phone: z
      .string()
      .nullable()
      .optional()
      .describe(
        'whom the driver calls (PUBL-02); for the driver’s own link while the order is open',
      ),
    remarks: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        time: z.iso.datetime(),
        categories: z.array(z.string()),
        action_by: z.string(),
        custom_fields: z.record(z.string(), freeValue).optional().describe('of the holder’s own'),
        late: z.literal(true).optional().describe('said when the order had ended'),
      }),
    ),
    photos: z.array(shownPhoto).describe('without those of an attempt that failed'),
    missing: z.array(goods).optional().describe('as the holder’s own party states them'),
    damaged: z.array(goods).optional().describe('likewise; both for receiver and driver'),
    client_rating: z.number().int().nullable(),
    signature: z
      .object({
        name: z.string(),
        relation: z.string(),
        time: z.iso.datetime(),
        action_by: z.enum(actingRoles).describe('on whose device it was given'),
      })
      .nullable()
      .optional()
      .describe('for receiver and driver'),
    ...shownAttempts,
    label: orderLabel
      .optional()
      .describe('what its GS1 labels tell, where any was read; for receiver and driver'),
    lines: z
      .array(
        z.object({
          line: z.string(),
          description: z.string().nullable(),
          on_paper: z.number().nullable(),
          delivered: z.number().nullable(),
          accepted: z.number().nullable(),
        }),
      )
      .max(500)
      .optional()
      .describe('what quantities can be stated of; for receiver and driver'),
    disputable_until: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('null while the order is open; for the receiver'),
    disputes: z
      .array(
        z.object({
          text: z.string(),
          time: z.iso.datetime(),
          outcome: z
            .object({ decision: z.enum(claimDecisions), time: z.iso.datetime() })
            .nullable()
            .describe('null until the sender has settled it'),
        }),
      )
      .optional()
      .describe('the receiver’s own, for the receiver'),
    may: z
      .record(z.string(), refusedWith.nullable())
      .describe('by action: null when allowed, else why not'),
  })
  .meta({ id: 'PublicOrder' })
export type PublicOrder = z.infer<typeof publicOrder>
/** The order of a public page as routes give it, before sentences are put into a language. */
export type PublicOrderGiven = z.input<typeof publicOrder>

/** What a public page needs of the account's configuration. */
export const publicConfig = z.object({
  brand: brand.optional().describe('how the sender looks; left out while the page is masked'),
  languages: clientLanguages.optional().describe('left out where every one is offered'),
  wording: z.object({ reject: z.string(), rejected: z.string() }),
  time_zone: z.string(),
  geolocation: z.boolean(),
  remark_categories: z.array(z.string()),
  suggestions: z.array(z.string()),
  rejection_reasons: z.array(z.string()),
  labels: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'of the values above, and of Anonymous, those that the reader’s language calls otherwise',
    ),
  rating: z.boolean(),
  hide_remark_name: z.boolean(),
  hide_remark_text: z.boolean(),
  goods_invoice: z.boolean().describe('missing and damaged goods name their invoice'),
  remark_fields: z
    .array(
      describedField.extend({
        mandatory: z.boolean().describe('one of those so marked must be filled'),
      }),
    )
    .describe('of a remark, beside its text; sent in custom_fields'),
  rules: publicRulesSchema.describe(
    'what judges the holder’s actions, for a phone without network',
  ),
})

/** What a public page gets when it opens. */
export const opened = answer({
  token: z.string().describe('good for this order and role only, for an hour'),
  result: publicOrder,
  client_config: publicConfig,
})
export type OpenedPublic = z.infer<typeof opened>
/**
 * What a public page gets when it opens, as routes give it, before sentences are put into a
 * language.
 */
export type OpenedPublicGiven = z.input<typeof opened>
export const openPublic = call({
  method: 'GET',
  url: '/public/:role/:ref',
  summary: 'A public page’s order by its reference, or masked by its id',
  audience: 'public',
  schema: {
    params: z.strictObject({ role: party, ref: z.string().max(80) }),
    response: { 200: opened },
  },
})
export const openPublicOfClient = call({
  method: 'GET',
  url: '/public/:role/:client/:ref',
  summary: 'The same under the client’s name',
  audience: 'public',
  schema: {
    params: z.strictObject({ role: party, client: z.string().max(200), ref: z.string().max(80) }),
    response: { 200: opened },
  },
})
const byNumber = z.strictObject({
  role: party,
  client: z.string().max(200),
  lr: z.string().max(120).overwrite(withoutUnseen),
})
export const askLocator = call({
  method: 'GET',
  url: '/public/:role/:client/lr/:lr',
  summary: 'Does this client open pages by number? Says nothing of the number; 403 if not',
  audience: 'public',
  schema: {
    params: byNumber,
    response: { 200: answer({ languages: clientLanguages.optional() }) },
  },
})
export const openByLr = call({
  method: 'POST',
  url: '/public/:role/:client/lr/:lr',
  summary:
    'Ask for, then enter, the code that opens a page found by LR number; ' +
    'answers alike whatever the number; 403 where the client opens none',
  audience: 'public',
  schema: {
    params: byNumber,
    body: z.strictObject({ code: z.number().int().min(0).max(999_999).optional() }).nullish(),
    response: { 200: opened.partial({ token: true, result: true, client_config: true }) },
  },
})
export const refreshPublic = call({
  method: 'GET',
  url: '/public-order',
  summary: 'The order of a public token as it is now',
  audience: 'link',
  schema: { response: { 200: opened } },
})
export const noteOpening = call({
  method: 'POST',
  url: '/public-order/opened',
  summary: 'The page has been opened by a person; kept in the link’s log',
  audience: 'link',
  schema: { response: { 200: answer({}) } },
})
