import { scopes } from '../../../domain/webhooks/scopes.ts'
import { PROBLEM } from '../../../contract/media-types.ts'

/** A piece of the document. */
export type DocumentPart = Readonly<Record<string, unknown>>

const to = (kind: string, name: string): DocumentPart => ({ $ref: `#/components/${kind}/${name}` })

const refusals = {
  BadRequest: 'The request cannot be parsed',
  Unauthorized: 'The token is missing, wrong, expired or revoked',
  Forbidden: 'This account, key or link may not do this',
  NotFound: 'There is no such thing, or the caller may not know of it',
  Conflict: 'It has happened already, or somebody changed it since',
  TooLarge: 'The body is too large, too deep or too wide',
  UnsupportedMedia: 'The body is of a kind that this call does not take',
  Unprocessable: 'The input breaks a rule; `errors` names each field, `reasons` each rule',
  TooManyRequests: 'A limit is used up: try again after Retry-After seconds',
  Unavailable: 'There is too much under way, or it takes too long: try again after Retry-After',
  Failure: 'Any other refusal',
} as const

const byStatus: Readonly<Record<string, keyof typeof refusals>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedMedia',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  503: 'Unavailable',
  default: 'Failure',
}

/** A refusal of this status, in both of its shapes. */
export const refusedAs = (status: string): DocumentPart =>
  to('responses', byStatus[status] ?? 'Failure')

/** A refusal that has something of its own beside: `own` is the schema that the call declares. */
export const refusedOr = (status: string, own: DocumentPart): DocumentPart => ({
  description: refusals[byStatus[status] ?? 'Failure'],
  content: {
    'application/json': { schema: { anyOf: [own, to('schemas', 'Refusal')] } },
    [PROBLEM]: { schema: to('schemas', 'Problem') },
  },
})

/** Headers of every good answer to a caller who may be an API key. */
export const limitHeaders: DocumentPart = {
  RateLimit: to('headers', 'RateLimit'),
  'RateLimit-Policy': to('headers', 'RateLimitPolicy'),
}

/** The header of every call that changes something for somebody. */
export const idempotencyKey: DocumentPart = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and body again is answered with the first answer again; the same key with ' +
    'another body with 422. Made when somebody acts, and kept until there is an answer',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
}

const seconds = { type: 'integer', minimum: 0 }

const headers = {
  RetryAfter: { description: 'Seconds after which to try again', schema: seconds },
  RateLimit: {
    description:
      'What is left of a limit and for how many seconds (draft-ietf-httpapi-ratelimit-headers): ' +
      'of an API key in each answer to it, of any other limit where it is used up',
    schema: { type: 'string', examples: ['"api-key";r=2999;t=1'] },
  },
  RateLimitPolicy: {
    description: 'The limit itself: q requests in w seconds, or at once where qu says so',
    schema: { type: 'string', examples: ['"api-key";q=3000;w=60'] },
  },
}

const waiting = { TooManyRequests: { ...limitHeaders }, Unavailable: {} } as const
const headersOf = (name: string): DocumentPart =>
  name in waiting
    ? {
        headers: {
          'Retry-After': to('headers', 'RetryAfter'),
          ...waiting[name as keyof typeof waiting],
        },
      }
    : {}

/** What all operations have in common, but for schemas. */
export const sharedParts = {
  securitySchemes: {
    session: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of POST /api/login, good for 15 minutes',
    },
    key: {
      type: 'http',
      scheme: 'bearer',
      description:
        'An API key of POST /api/api-keys. A call names the scopes that open it, of which the ' +
        `key needs one: ${scopes.join(', ')}. A call that names none is closed to keys`,
    },
    link: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of a public page, good for one order and party, for an hour',
    },
    basic: { type: 'http', scheme: 'basic', description: 'Username and password' },
    code: {
      type: 'http',
      scheme: 'bearer',
      description: 'A single-use code of POST /api/url-codes; or the token of a session',
    },
    renewal: {
      type: 'apiKey',
      in: 'cookie',
      name: 'epod_renewal',
      description: 'The cookie that signing in sets, which renews the token and opens nothing',
    },
  },
  headers,
  responses: Object.fromEntries(
    Object.entries(refusals).map(([name, description]) => [
      name,
      {
        description,
        ...headersOf(name),
        content: {
          'application/json': { schema: to('schemas', 'Refusal') },
          [PROBLEM]: { schema: to('schemas', 'Problem') },
        },
      },
    ]),
  ),
}
