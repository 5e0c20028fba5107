import { z } from 'zod'
import { answer, call } from '../call.ts'
import { signedIn } from './session.ts'

const password = z
  .string()
  .min(1)
  .max(256)
  .optional()
  .describe('not needed within five minutes of signing in at the client’s provider')
/** Six digits of the app, or a recovery code; spaces and hyphens do not count. */
const code = z.string().min(1).max(40)
const codes = answer({
  result: z.object({
    recovery_codes: z
      .array(z.string())
      .describe('each is good once, in place of the app; shown here alone'),
  }),
})

export const loginCode = call({
  method: 'POST',
  url: '/login/code',
  summary:
    'The second step of signing in: the ticket that POST /login, or that of a provider, answered with 409, and a code of the app or a recovery code',
  audience: 'public',
  schema: {
    body: z.strictObject({ ticket: z.string().min(1).max(3_000), code }),
    response: { 200: signedIn },
  },
})
export const beginSecondFactor = call({
  method: 'POST',
  url: '/account/second-factor',
  summary:
    'Begin to set up an authenticator app (TOTP, RFC 6238): its secret, which counts once confirmed',
  audience: 'account',
  never_kept: true,
  before_second_factor: true,
  schema: {
    body: z.strictObject({ password }),
    response: {
      200: answer({
        result: z.object({
          secret: z.string().describe('Base32, 160 bits'),
          uri: z.string().describe('what the QR code of an app holds'),
        }),
      }),
    },
  },
})
export const confirmSecondFactor = call({
  method: 'POST',
  url: '/account/second-factor/confirm',
  summary: 'Confirm the app with its first code; from then on signing in asks for one',
  audience: 'account',
  never_kept: true,
  before_second_factor: true,
  schema: { body: z.strictObject({ code }), response: { 200: codes } },
})
export const endSecondFactor = call({
  method: 'POST',
  url: '/account/second-factor/end',
  summary: 'Switch the second factor off, with the password and a code',
  audience: 'account',
  schema: { body: z.strictObject({ password, code }), response: { 200: answer({}) } },
})
export const renewRecoveryCodes = call({
  method: 'POST',
  url: '/account/second-factor/recovery-codes',
  summary: 'New recovery codes in place of the old, with the password and a code',
  never_kept: true,
  audience: 'account',
  schema: { body: z.strictObject({ password, code }), response: { 200: codes } },
})
