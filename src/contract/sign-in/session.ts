import { z } from 'zod'
import { policySchema } from '../../domain/policy/policy.ts'
import { issueText } from '../../domain/field-errors.ts'
import { answer, call } from '../call.ts'

/**
 * Who is signed in. `config` is the user's own part of the configuration, `policy` below the
 * effective whole.
 */
export const userdata = z.object({
  client: z.string(),
  client_name: z.string().describe('what the client is called'),
  username: z.string(),
  name: z.string(),
  transporter: z.string().nullable(),
  config: z.record(z.string(), z.unknown()).describe('the user’s own configuration'),
})
/** What signing in answers: who that is, and the configuration. */
export const signedIn = answer({
  token: z.string().describe('good for 15 minutes; renewed by POST /session/renew'),
  expires_at: z.iso.datetime(),
  userdata,
  client_config: z
    .record(z.string(), z.unknown())
    .describe('the client’s configuration as written'),
  policy: policySchema.describe('the effective configuration, every default filled'),
  reach: z.enum(['client', 'vendor', 'distributor']),
  party: z.string().nullable(),
  client_id: z.uuid(),
  embedded: z.boolean(),
  is_platform_admin: z.boolean().describe('administers every client'),
  viewing_as: z
    .object({ by: z.string() })
    .nullable()
    .describe('who looks at everything as this user does, and changes nothing; else null'),
  needs_second_factor: z
    .boolean()
    .describe('can do nothing but set up the second factor that its client asks for'),
}).meta({ id: 'SignedIn' })
export type SignedIn = z.infer<typeof signedIn>
/** What signing in answers, as its routes give it, before sentences are put into a language. */
export type SignedInGiven = z.input<typeof signedIn>

/** No body, or one without fields. */
const nothing = z.strictObject({}).nullish()

/** What a code in an address may be good for. */
const purpose = z.enum(['embed', 'mobile_add'])

/**
 * A password to be set; with its username it has to fit the Basic header of /login, in bytes, which
 * the server looks at besides.
 */
export const newPassword = z
  .string()
  .min(10, issueText('password_short'))
  .max(64, issueText('password_long'))
  .regex(/^\P{Cc}*$/u, issueText('password_unfit'))

export const login = call({
  method: 'POST',
  url: '/login',
  summary: 'Sign in with HTTP Basic credentials',
  audience: 'public',
  credentials: 'basic',
  schema: {
    body: nothing,
    response: {
      200: signedIn,
      409: answer({
        ticket: z
          .string()
          .describe(
            'for POST /login/code: the password is right, and a second factor is asked for',
          ),
        expires_at: z.iso.datetime(),
      }),
    },
  },
})
export const validtoken = call({
  method: 'POST',
  url: '/validtoken',
  reads: true,
  before_second_factor: true,
  summary: 'Is the bearer token still good',
  audience: 'account',
  schema: { body: nothing, response: { 200: answer({}) } },
})
export const decodetoken = call({
  method: 'POST',
  url: '/decodetoken',
  summary:
    'Exchange a single-use code from an address (in the Authorization header) for a session: ' +
    'an embed code for an embedded one, a mobile_add code for one that adds orders and does ' +
    'nothing else; a session’s own token is answered with what it stands for',
  audience: 'public',
  credentials: 'code',
  hears: {
    'Idempotency-Key':
      'the same code again under the same key is answered with the same session for a minute: ' +
      'the first answer may have been lost',
  },
  schema: {
    body: z
      .strictObject({
        purpose: purpose
          .default('embed')
          .describe('what the page that holds the code is for; a code for another is refused'),
        framed: z
          .boolean()
          .default(false)
          .describe(
            'the page stands in a frame of another site: its renewal cookie is one of that site’s own (partitioned)',
          ),
      })
      .nullish(),
    response: { 200: signedIn },
  },
})
export const session = call({
  method: 'GET',
  url: '/session',
  before_second_factor: true,
  summary: 'The signed-in account and its effective configuration',
  audience: 'account',
  phone: true,
  schema: { response: { 200: signedIn.omit({ token: true }) } },
})
export const renew = call({
  method: 'POST',
  url: '/session/renew',
  summary:
    'A new token for the session of the renewal cookie; ' +
    'the token before it stays good for a minute',
  audience: 'public',
  credentials: 'renewal',
  schema: {
    body: z
      .strictObject({
        purpose: z
          .literal('mobile_add')
          .optional()
          .describe('the session of this purpose, whose cookie is its own'),
        framed: z.boolean().default(false).describe('the session of a page in a frame, likewise'),
        username: z
          .string()
          .max(200)
          .optional()
          .describe('whose session it is: that of anybody else is not renewed'),
      })
      .nullish(),
    response: { 200: answer({ token: z.string(), expires_at: z.iso.datetime() }) },
  },
})
export const logout = call({
  method: 'POST',
  url: '/logout',
  reads: true,
  before_second_factor: true,
  summary: 'End this session',
  audience: 'account',
  phone: true,
  schema: {
    body: nothing,
    response: {
      200: answer({
        leave_at: z
          .string()
          .optional()
          .describe('where one is signed out at the client’s own provider as well'),
      }),
    },
  },
})
export const listSessions = call({
  method: 'GET',
  url: '/sessions',
  summary: 'The caller’s own live sessions, newest first, at most 50',
  audience: 'account',
  schema: {
    response: {
      200: answer({
        result: z.array(
          z.object({
            id: z.uuid(),
            created_at: z.iso.datetime(),
            seen_at: z.iso
              .datetime()
              .describe('when it was last renewed, which it is every few minutes'),
            user_agent: z.string().nullable(),
            network: z
              .string()
              .nullable()
              .describe('the IPv4 address, or the first half of the IPv6 one'),
            embedded: z.boolean().describe('inside another product'),
            purpose: z
              .literal('mobile_add')
              .nullable()
              .describe('the one thing that it is good for'),
            current: z.boolean(),
          }),
        ),
      }),
    },
  },
})
export const endSession = call({
  method: 'POST',
  url: '/sessions/end',
  summary: 'End one of the caller’s own sessions',
  audience: 'account',
  schema: { body: z.strictObject({ id: z.uuid() }), response: { 200: answer({}) } },
})
// Its `code` is the one for an address, as it has been; its refusals' are sentences'.
const minted = answer({
  expires_at: z.iso.datetime(),
  url: z.string().optional().describe('of mobile_add: the page that takes it'),
}).extend({ code: z.string() })
export type MintedCode = z.infer<typeof minted>
export const mintCode = call({
  method: 'POST',
  url: '/url-codes',
  summary:
    'A single-use code that may stand in an address: ' +
    'embed for 60 s, mobile_add as long as the policy says. ' +
    'It ends with the session that makes it.',
  audience: 'account',
  schema: {
    body: z.strictObject({ purpose }),
    response: { 200: minted },
  },
})
export const generatePassword = call({
  method: 'POST',
  url: '/users/generate-password',
  summary: 'Mail a reset link, if there is such a user; always the same answer',
  audience: 'public',
  schema: {
    // Whatever is sent is answered alike: what is no name is nobody's.
    body: z
      .object({ username: z.string().trim().max(200).catch('') })
      .nullish()
      .catch(null),
    response: { 200: answer({}) },
  },
})
export const resetPassword = call({
  method: 'POST',
  url: '/reset-password',
  summary:
    'Set a new password with the single-use code of a mailed link; ends every session of the user',
  audience: 'public',
  schema: {
    body: z.strictObject({ code: z.string().min(1).max(200), password: newPassword }),
    response: { 200: answer({}) },
  },
})
