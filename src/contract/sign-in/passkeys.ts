import { z } from 'zod'
import { answer, call } from '../call.ts'
import { signedIn } from './session.ts'

/** Bytes as base64url, of at most so many characters. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

const nothing = z.strictObject({}).nullish()
const transports = z.array(z.string().max(40)).max(10)
const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u)
const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  is_synced: z.boolean().describe('kept on several devices by their maker’s account; else bound'),
})
export type ListedPasskey = z.infer<typeof passkey>

export const passkeyOptions = call({
  method: 'POST',
  url: '/login/passkey/options',
  summary:
    'What a browser asks a passkey with (WebAuthn): a challenge that is good once, for five minutes, in the browser that gets its cookie',
  audience: 'public',
  schema: {
    body: nothing,
    response: {
      200: answer({
        result: z.object({
          challenge: z.string(),
          rpId: z.string(),
          timeout: z.number().describe('milliseconds'),
          userVerification: z.literal('required'),
        }),
      }),
    },
  },
})
export const loginPasskey = call({
  method: 'POST',
  url: '/login/passkey',
  summary: 'Sign in with a passkey, which counts as both factors',
  audience: 'public',
  schema: {
    body: z.strictObject({
      id: bytes(1_400),
      response: z.strictObject({
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(4_000),
        userHandle: bytes(100).nullish(),
      }),
    }),
    response: { 200: signedIn },
  },
})
export const listPasskeys = call({
  method: 'GET',
  url: '/account/passkeys',
  summary: 'The caller’s own passkeys, the first ones before the others; at most 20',
  audience: 'account',
  before_second_factor: true,
  schema: {
    response: {
      200: answer({
        result: z.object({
          passkeys: z.array(passkey),
          is_possible: z.boolean().describe('the product’s address is one that browsers take'),
        }),
      }),
    },
  },
})
export const beginPasskey = call({
  method: 'POST',
  url: '/account/passkeys/options',
  summary:
    'Begin to add a passkey, with the password or within five minutes of signing in: what a browser makes one with',
  audience: 'account',
  never_kept: true,
  before_second_factor: true,
  schema: {
    body: z.strictObject({ password: z.string().min(1).max(256).optional() }),
    response: {
      200: answer({
        result: z.object({
          rp: z.object({ id: z.string(), name: z.string() }),
          user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
          challenge: z.string(),
          pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
          timeout: z.number().describe('milliseconds'),
          excludeCredentials: z.array(
            z.object({
              id: z.string(),
              type: z.literal('public-key'),
              transports: z.array(z.string()),
            }),
          ),
          authenticatorSelection: z.object({
            residentKey: z.literal('required'),
            requireResidentKey: z.literal(true),
            userVerification: z.literal('required'),
          }),
          attestation: z.literal('none'),
        }),
      }),
    },
  },
})
export const addPasskey = call({
  method: 'POST',
  url: '/account/passkeys',
  summary: 'Add the passkey that the browser has made, under a name',
  audience: 'account',
  never_kept: true,
  before_second_factor: true,
  schema: {
    body: z.strictObject({
      name,
      id: bytes(1_400),
      response: z.strictObject({
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(16_000),
        transports: transports.optional(),
      }),
    }),
    response: { 200: answer({ result: passkey }) },
  },
})
export const renamePasskey = call({
  method: 'POST',
  url: '/account/passkeys/rename',
  summary: 'Give one of the caller’s own passkeys another name',
  audience: 'account',
  schema: {
    body: z.strictObject({ id: z.uuid(), name }),
    response: { 200: answer({ result: passkey }) },
  },
})
export const removePasskey = call({
  method: 'POST',
  url: '/account/passkeys/remove',
  summary: 'Remove one of the caller’s own passkeys: it opens nothing any more',
  audience: 'account',
  schema: { body: z.strictObject({ id: z.uuid() }), response: { 200: answer({}) } },
})
