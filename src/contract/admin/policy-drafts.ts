import { z } from 'zod'
import { settingGroups } from '../../domain/policy/form/setting-groups.ts'
import { settingFormats, settingKinds } from '../../domain/policy/form/setting-kinds.ts'
import { answer, call } from '../call.ts'
import { publicConfig } from '../proof/links.ts'
import { wireOrder } from '../orders/order.ts'
import { orderCounts } from '../orders/orders.ts'
import { orderQuery } from '../orders/order-query.ts'
import { ofClient, policyDocument, policyFindings, writtenPolicy } from './policies.ts'
import { signedIn } from '../sign-in/session.ts'

const reason = z.object({ code: z.string(), message: z.string(), field: z.string().optional() })

export const dryRunPolicy = call({
  method: 'POST',
  url: '/clients/:key/policy/dry-run',
  reads: true,
  summary:
    'Judge the last 200 orders of the log by a draft: which of the actions on record ' +
    'it would have refused, and why. Changes nothing',
  audience: 'account',
  bodyLimit: 262_144,
  timeout: 20_000,
  schema: {
    params: ofClient,
    body: z.strictObject({ document: policyDocument }),
    response: {
      200: answer({
        result: z.object({
          judged: z.number().int().describe('orders'),
          is_whole: z.boolean().describe('false where time ran out before the last of them'),
          would_be_refused: z
            .array(
              z.object({
                order_id: z.uuid(),
                identifier: z.string(),
                action: z.string(),
                at: z.iso.datetime(),
                by: z.string().nullable(),
                reasons: z.array(reason),
                today_too: z.boolean().describe('what holds now would refuse it as well'),
              }),
            )
            .describe('of the order last touched first; at most 500'),
          actions: z
            .array(
              z.object({
                action: z.string(),
                judged: z.number().int(),
                refused: z.number().int(),
                message: z.string().describe('what the action is called'),
              }),
            )
            .describe('actions on record, those that would be refused most often first'),
          reasons: z
            .array(
              z.object({
                action: z.string(),
                ...reason.shape,
                count: z.number().int(),
                of: z.number().int().describe('actions of this kind'),
                today_too: z.number().int(),
              }),
            )
            .describe('refusals by action and reason, the most frequent first; at most 50'),
          ...policyFindings,
        }),
      }),
    },
  },
})

const asUsername = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .optional()
  .describe('whose view; left out: of the client’s first account')

export const previewOrders = call({
  method: 'POST',
  url: '/clients/:key/policy/preview/orders',
  reads: true,
  summary:
    'The newest orders of a client as a user of it sees them by a draft, with the cards’ figures; ' +
    'a made-up one where the client has none. Nothing is kept',
  audience: 'account',
  bodyLimit: 262_144,
  schema: {
    params: ofClient,
    body: z.strictObject({
      document: policyDocument,
      as_username: asUsername,
      query: orderQuery.prefault({}),
      limit: z.number().int().min(1).max(50).default(25),
    }),
    response: {
      200: answer({
        result: z.object({
          orders: z.array(wireOrder).max(50),
          counts: orderCounts,
          is_sample: z.boolean().describe('the one order is made up'),
        }),
      }),
    },
  },
})

const { userdata, client_config, policy, reach, party, client_id } = signedIn.shape
export const previewPolicy = call({
  method: 'POST',
  url: '/clients/:key/policy/preview',
  reads: true,
  summary: 'What a user would get at sign-in, and a receiver’s page, by a draft; nothing is kept',
  audience: 'account',
  bodyLimit: 262_144,
  schema: {
    params: ofClient,
    body: z.strictObject({
      document: policyDocument,
      as_username: asUsername,
    }),
    response: {
      200: answer({
        result: z.object({
          userdata,
          client_config,
          policy,
          reach,
          party,
          client_id,
          public_config: publicConfig.describe('what public pages get'),
          ...policyFindings,
        }),
      }),
    },
  },
})

const choice = z.object({ value: z.string(), label: z.string() })
const valueShape = {
  title: z.string(),
  says: z.string().describe('what it does, for whoever sets it'),
  kind: z.enum(settingKinds),
  nullable: z.boolean(),
  default: z.unknown().optional().describe('left out where a row has to say it'),
  least: z.number().optional(),
  most: z.number().optional(),
  longest: z.number().int().optional().describe('characters of a text'),
  entries: z.number().int().optional().describe('of a list, at most'),
  format: z.enum(settingFormats).optional(),
  choices: z.array(choice).readonly().optional().describe('of a text: what is usual'),
}
const settingGroup = z.enum(settingGroups)
const setting = z.object({
  path: z.string().describe('its name in the document'),
  group: settingGroup,
  is_wire: z.boolean().describe('stands where clients of the wire look for it'),
  ...valueShape,
  fields: z
    .array(z.object({ key: z.string(), ...valueShape }))
    .readonly()
    .optional()
    .describe('of rows'),
})

export const listPolicySettings = call({
  method: 'GET',
  url: '/policy-settings',
  summary: 'Every setting of the configuration as data for a form, in the asked language',
  audience: 'account',
  schema: {
    response: {
      200: answer({
        result: z.object({
          groups: z.array(z.object({ group: settingGroup, title: z.string() })).readonly(),
          settings: z.array(setting).readonly(),
          presets: z
            .array(z.object({ preset: z.string(), document: writtenPolicy }))
            .describe('what a client may begin with'),
        }),
      }),
    },
  },
})
