import { z } from 'zod'
import type { GatewayLimits } from './gateways/messages/messages.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const some = z.string().min(1)
const texts = z.array(z.string().max(200)).max(100).default([])

/** What a request to any provider looks like, and how its answer is read (`SMS_HTTP_REQUEST`). */
const requestShape = z.strictObject({
  method: z.enum(['POST', 'GET', 'PUT']).default('POST'),
  url: z.string().regex(/^https?:\/\/[^{}/]+(\/|$)/, 'needs a host that is no gap'),
  headers: z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().max(2_000)).default({}),
  /** The body as JSON, or as the fields of a form; one of them at most. */
  json: z.record(z.string(), z.unknown()).optional(),
  form: z.record(z.string(), z.string().max(2_000)).optional(),
  success: z
    .strictObject({
      status: z.array(z.number().int().min(100).max(599)).max(20).default([]),
      path: z.string().max(200).default(''),
      equals: texts,
    })
    .prefault({}),
  id: z.string().max(200).default(''),
  /** Where an answer has its code, and which of them speak of receiver or message for good. */
  code: z.string().max(200).default('code'),
  opted_out: texts,
  wrong_number: texts,
  refused: texts,
  receipt: z
    .strictObject({
      id: z.string().max(200).default('id'),
      status: z.string().max(200).default('status'),
      delivered: texts,
      read: texts,
      failed: texts,
    })
    .prefault({}),
})

const request = z.string().transform((text, check): z.output<typeof requestShape> => {
  try {
    const parsed = requestShape.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    check.addIssue(`${issue?.path.join('.')}: ${issue?.message}`)
  } catch {
    check.addIssue('is not JSON')
  }
  return z.NEVER
})

/** Of each provider: messages in a second and at once, and what one costs. */
const limitsOf = <P extends string>(prefix: P, a_second: number) =>
  ({
    [`${prefix}_RATE`]: z.coerce.number().min(0.1).max(1_000).default(a_second),
    [`${prefix}_AT_ONCE`]: z.coerce.number().int().min(1).max(200).default(20),
    [`${prefix}_COST`]: z.coerce.number().min(0).max(1_000).default(0),
  }) as {
    [K in `${P}_RATE` | `${P}_AT_ONCE` | `${P}_COST`]: z.ZodDefault<z.ZodCoercedNumber>
  }

/** The variables of the environment that name providers of SMS and WhatsApp. */
export const providerShape = {
  EPOD_MESSAGE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('INR'),
  TWILIO_URL: address.prefault('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'looks like AC and 32 hex digits')
    .optional(),
  TWILIO_AUTH_TOKEN: some.optional(),
  TWILIO_FROM: some.optional(),
  ...limitsOf('TWILIO', 10),
  MSG91_URL: address.prefault('https://control.msg91.com'),
  MSG91_AUTH_KEY: some.optional(),
  MSG91_SENDER: some.optional(),
  MSG91_TEMPLATE_ID: some.optional(),
  MSG91_CALLBACK_SECRET: z.string().min(20, 'needs at least 20 characters').optional(),
  ...limitsOf('MSG91', 10),
  SMS_HTTP_REQUEST: request.optional(),
  SMS_HTTP_SENDER: some.optional(),
  SMS_HTTP_CALLBACK_SECRET: z.string().min(20, 'needs at least 20 characters').optional(),
  ...limitsOf('SMS_HTTP', 10),
  WHATSAPP_URL: address.prefault('https://graph.facebook.com'),
  WHATSAPP_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'looks like v23.0')
    .default('v23.0'),
  WHATSAPP_TOKEN: some.optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'is a number').optional(),
  WHATSAPP_APP_SECRET: some.optional(),
  WHATSAPP_VERIFY_TOKEN: some.optional(),
  ...limitsOf('WHATSAPP', 20),
} as const

interface Limited {
  readonly limits: GatewayLimits
}

/** An account at Twilio; `from` is a number, a name, or the id of a messaging service. */
export interface TwilioSettings extends Limited {
  readonly url: string
  readonly account_sid: string
  readonly auth_token: string
  readonly from: string
}

/** An account at MSG91. */
export interface Msg91Settings extends Limited {
  readonly url: string
  readonly auth_key: string
  readonly sender: string | undefined
  /** A flow that takes the whole text as its variable, for messages that have none of their own. */
  readonly template_id: string | undefined
  readonly callback_secret: string | undefined
}

/** Any provider over HTTP. */
export interface GenericSmsSettings extends Limited {
  readonly request: z.output<typeof requestShape>
  readonly sender: string | undefined
  readonly callback_secret: string | undefined
}

/** A number at WhatsApp. */
export interface WhatsAppSettings extends Limited {
  readonly url: string
  readonly version: string
  readonly token: string
  readonly phone_number_id: string
  readonly app_secret: string | undefined
  readonly verify_token: string | undefined
}

/** The providers of SMS and WhatsApp that this installation has. */
export interface MessagingSettings {
  readonly currency: string
  readonly twilio: TwilioSettings | null
  readonly msg91: Msg91Settings | null
  readonly http: GenericSmsSettings | null
  readonly whatsapp: WhatsAppSettings | null
}

const shape = z.object(providerShape)
type Environment = z.output<typeof shape>

/** Groups of variables of which all are set, or none; by the first that is missing. */
const groups = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
] as const

/** The variable that a half-set group of providers lacks; null where none does. */
export const missingVariable = (environment: Environment): string | null => {
  for (const group of groups) {
    const lacking = group.filter((name) => environment[name] === undefined)
    if (lacking.length > 0 && lacking.length < group.length) return lacking[0] ?? null
  }
  return null
}

const limitsIn = (
  environment: Environment,
  prefix: 'TWILIO' | 'MSG91' | 'SMS_HTTP' | 'WHATSAPP',
): GatewayLimits => ({
  a_second: environment[`${prefix}_RATE`],
  at_once: environment[`${prefix}_AT_ONCE`],
  cost: environment[`${prefix}_COST`],
})

/** The providers that the environment names. */
export const providersIn = (env: Environment): MessagingSettings => ({
  currency: env.EPOD_MESSAGE_CURRENCY,
  twilio:
    env.TWILIO_ACCOUNT_SID === undefined
      ? null
      : {
          url: env.TWILIO_URL,
          account_sid: env.TWILIO_ACCOUNT_SID,
          auth_token: env.TWILIO_AUTH_TOKEN ?? '',
          from: env.TWILIO_FROM ?? '',
          limits: limitsIn(env, 'TWILIO'),
        },
  msg91:
    env.MSG91_AUTH_KEY === undefined
      ? null
      : {
          url: env.MSG91_URL,
          auth_key: env.MSG91_AUTH_KEY,
          sender: env.MSG91_SENDER,
          template_id: env.MSG91_TEMPLATE_ID,
          callback_secret: env.MSG91_CALLBACK_SECRET,
          limits: limitsIn(env, 'MSG91'),
        },
  http:
    env.SMS_HTTP_REQUEST === undefined
      ? null
      : {
          request: env.SMS_HTTP_REQUEST,
          sender: env.SMS_HTTP_SENDER,
          callback_secret: env.SMS_HTTP_CALLBACK_SECRET,
          limits: limitsIn(env, 'SMS_HTTP'),
        },
  whatsapp:
    env.WHATSAPP_TOKEN === undefined
      ? null
      : {
          url: env.WHATSAPP_URL,
          version: env.WHATSAPP_VERSION,
          token: env.WHATSAPP_TOKEN,
          phone_number_id: env.WHATSAPP_PHONE_NUMBER_ID ?? '',
          app_secret: env.WHATSAPP_APP_SECRET,
          verify_token: env.WHATSAPP_VERIFY_TOKEN,
          limits: limitsIn(env, 'WHATSAPP'),
        },
})
