import type { IncomingMessage } from 'node:http'

/** What a provider took: which one, and what a receiver would read or the template's values. */
export interface TakenMessage {
  readonly provider: 'twilio' | 'msg91' | 'whatsapp' | 'http'
  readonly to: string
  readonly text: string
  readonly id: string
  /** Our own id, where it goes along. */
  readonly ours: string | null
}

/** Who signs in where. */
export const accounts = {
  sid: `AC${'0a'.repeat(16)}`,
  token: 'twilio-token',
  from: '+15005550006',
  auth_key: 'msg91-key',
  wa_token: 'whatsapp-token',
  wa_number: '1055550001',
  app_secret: 'whatsapp-app-secret',
  verify_token: 'whatsapp-verify-token',
  msg91_secret: 'a secret of msg91 callbacks',
  http_secret: 'a secret of http callbacks',
} as const

/** Parameters of the body that the templates that WhatsApp knows have, and whether a button. */
const approved: Readonly<Record<string, { values: number; button: boolean }>> = {
  epod_notice: { values: 4, button: true },
  epod_outbound: { values: 5, button: false },
}

interface Refusal {
  readonly status: number
  readonly body: unknown
}
type Judged = Refusal | (TakenMessage & { readonly answer: unknown; readonly status: number })

const E164 = /^\+[1-9]\d{6,14}$/
const DIGITS = /^[1-9]\d{6,14}$/

const twilioError = (status: number, code: number, message: string): Refusal => ({
  status,
  body: { code, message, more_info: `https://example.com/errors/${code}`, status },
})
const metaError = (status: number, code: number, details: string): Refusal => ({
  status,
  body: {
    error: {
      message: `(#${code}) ${details}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: 'x',
    },
  },
})
const msg91Error = (status: number, code: string, message: string): Refusal => ({
  status,
  body: { type: 'error', code, message, hasError: true },
})

let counted = 0
const nextId = (prefix: string): string => {
  counted += 1
  return `${prefix}${counted.toString(16).padStart(32, '0')}`
}

const asTwilio = (request: IncomingMessage, body: string): Judged => {
  const basic = `Basic ${Buffer.from(`${accounts.sid}:${accounts.token}`).toString('base64')}`
  if (request.headers.authorization !== basic) return twilioError(401, 20003, 'Authenticate')
  if (!String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded'))
    return twilioError(415, 20415, 'Unsupported Media Type')
  const form = new URLSearchParams(body)
  const [to, text] = [form.get('To') ?? '', form.get('Body') ?? '']
  const from = form.get('From') ?? form.get('MessagingServiceSid')
  if (to === '') return twilioError(400, 21604, "A 'To' phone number is required.")
  if (!E164.test(to)) return twilioError(400, 21211, "Invalid 'To' Phone Number")
  if (from === null) return twilioError(400, 21603, "A 'From' phone number is required.")
  if (text === '') return twilioError(400, 21602, 'Message body is required.')
  if (text.length > 1_600)
    return twilioError(400, 21617, 'The concatenated message body is too long')
  const callback = form.get('StatusCallback')
  if (callback !== null && !URL.canParse(callback))
    return twilioError(400, 21609, "Invalid 'StatusCallback' URL")
  const id = nextId('SM')
  const ours = callback === null ? null : new URL(callback).searchParams.get('m')
  return {
    provider: 'twilio',
    to,
    text,
    id,
    ours,
    status: 201,
    answer: { sid: id, status: 'queued', to, body: text, error_code: null },
  }
}

const asMsg91 = (request: IncomingMessage, body: string): Judged => {
  if (request.headers['authkey'] !== accounts.auth_key)
    return msg91Error(401, '207', 'Invalid authentication key')
  if (request.headers['content-type'] !== 'application/json')
    return msg91Error(400, '400', 'content type')
  const { template_id, recipients } = JSON.parse(body) as {
    template_id?: string
    recipients?: Record<string, string>[]
  }
  // Mistakes of a request are answered with 200.
  if (!template_id) return msg91Error(200, '400', 'template id missing')
  const { mobiles = '', ...values } = recipients?.[0] ?? {}
  if (!DIGITS.test(mobiles)) return msg91Error(200, '202', 'Invalid mobile number')
  const id = nextId('34')
  return {
    provider: 'msg91',
    to: mobiles,
    text: JSON.stringify({ template_id, ...values }),
    id,
    ours: null,
    status: 200,
    answer: { type: 'success', message: id },
  }
}

interface SentTemplate {
  readonly messaging_product?: string
  readonly to?: string
  readonly type?: string
  readonly biz_opaque_callback_data?: string
  readonly template?: {
    readonly name?: string
    readonly language?: { readonly code?: string }
    readonly components?: readonly {
      type: string
      sub_type?: string
      index?: string
      parameters: readonly { type: string; text: string }[]
    }[]
  }
}

const asWhatsApp = (request: IncomingMessage, body: string): Judged => {
  if (request.headers.authorization !== `Bearer ${accounts.wa_token}`)
    return metaError(401, 190, 'Access token has expired')
  const {
    messaging_product,
    to = '',
    type,
    template,
    biz_opaque_callback_data,
  } = JSON.parse(body) as SentTemplate
  if (messaging_product !== 'whatsapp') return metaError(400, 100, 'messaging_product is required')
  if (!DIGITS.test(to)) return metaError(400, 131009, 'Parameter value is not valid')
  if (type !== 'template' || !template)
    return metaError(400, 131047, 'More than 24 hours have passed since the recipient last replied')
  const known = approved[template.name ?? '']
  if (!known || template.language?.code !== 'en')
    return metaError(404, 132001, 'Template does not exist in the translation')
  const { components = [] } = template
  const values = components.find((one) => one.type === 'body')?.parameters ?? []
  if (values.length !== known.values)
    return metaError(400, 132000, 'Number of parameters does not match')
  if (
    values.some(
      ({ type: kind, text }) => kind !== 'text' || text === '' || /[\n\t]| {4,}/.test(text),
    )
  )
    return metaError(400, 132012, 'Parameter format does not match')
  const button = components.find((one) => one.type === 'button')
  if (
    (button?.sub_type === 'url' && button.index === '0' && button.parameters.length === 1) !==
    known.button
  )
    return metaError(400, 131008, 'Required parameter is missing: button')
  const id = nextId('wamid.')
  return {
    provider: 'whatsapp',
    to,
    id,
    ours: biz_opaque_callback_data ?? null,
    status: 200,
    text: [...values, ...(button?.parameters ?? [])].map((one) => one.text).join('|'),
    answer: {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id, message_status: 'accepted' }],
    },
  }
}

const asAny = (request: IncomingMessage, body: string): Judged => {
  if (request.headers['x-key'] !== 'http-key') return { status: 403, body: { code: 'key' } }
  const sent = JSON.parse(body) as { to: string; message: string; ref: string }
  if (sent.to === '+919999999999') return { status: 400, body: { code: 'blocked' } }
  const id = nextId('h')
  return {
    provider: 'http',
    to: sent.to,
    text: sent.message,
    id,
    ours: sent.ref,
    status: 200,
    answer: { state: 'ok', result: { ref: id } },
  }
}

/** What one of the providers says of a request: taken, or what is wrong with it. */
export const judge = (request: IncomingMessage, body: string): Judged => {
  const path = request.url ?? ''
  if (request.method === 'POST' && path === `/2010-04-01/Accounts/${accounts.sid}/Messages.json`)
    return asTwilio(request, body)
  if (request.method === 'POST' && path === '/api/v5/flow') return asMsg91(request, body)
  if (request.method === 'POST' && path === `/v23.0/${accounts.wa_number}/messages`)
    return asWhatsApp(request, body)
  // Written into the address as the standard has it.
  if (request.method === 'POST' && path.startsWith('/any/%2B')) return asAny(request, body)
  return { status: 404, body: { code: 20404, message: 'not found' } }
}

/** How the provider of a path says that there is this mistake. */
export const codeBody = (path: string, code: number): unknown => {
  if (path.startsWith('/2010')) return twilioError(400, code, 'as told').body
  if (path.startsWith('/api/v5')) return msg91Error(200, String(code), 'as told').body
  return metaError(400, code, 'as told').body
}
