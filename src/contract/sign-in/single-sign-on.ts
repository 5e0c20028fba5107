import { z } from 'zod'
import { issueText } from '../../domain/field-errors.ts'
import { MOST_OF_WHY } from '../../domain/kept-why.ts'
import {
  domain,
  groupRule,
  MOST_DOMAINS,
  MOST_GROUPS,
} from '../../domain/sign-in/single-sign-on.ts'
import { answer, call } from '../call.ts'
import { ofClient } from '../admin/policies.ts'
import { signedIn } from './session.ts'

/** Text without control characters, of at most so many others. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u)

const issuer = z
  .url({ protocol: /^https?$/, error: issueText('issuer_unfit') })
  .max(500)
  .refine((url) => !/[?#\s]/.test(url), issueText('issuer_unfit'))
  .describe('as its discovery document spells it; https, and of no inner network')
const why = line(MOST_OF_WHY).describe('kept with the change')

const shownProvider = z.object({
  issuer: z.string(),
  client_id: z.string(),
  has_secret: z.boolean().describe('the secret itself is never told'),
  scopes: z.string(),
  groups_claim: z.string(),
  groups: z.array(groupRule),
  domains: z.array(z.string()),
  only: z.boolean(),
  rev: z.number().int(),
  changed_at: z.iso.datetime(),
  changed_by: z.string().nullable(),
})

const shownToken = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  last_used_at: z.iso.datetime().nullable(),
})

const standing = answer({
  result: z.object({
    provider: shownProvider.nullable(),
    addresses: z
      .object({
        redirect: z.string(),
        signed_out: z.string(),
        backchannel_logout: z.string(),
        scim: z.string(),
        domain_record: z
          .string()
          .describe('the TXT record at _epod.<domain> that proves an e-mail domain'),
      })
      .describe('what the provider has to be told'),
    tokens: z.array(shownToken).describe('of whoever provisions users, those that are good'),
    changes: z
      .array(
        z.object({
          id: z.uuid(),
          at: z.iso.datetime(),
          by: z.string().nullable(),
          action: z.enum(['saved', 'removed', 'token_made', 'token_revoked']),
          why: z.string().nullable(),
        }),
      )
      .describe('the last 20, newest first'),
  }),
})
/** How a client's users sign in beside passwords, as its administrators see it. */
export type SingleSignOnStanding = z.infer<typeof standing>['result']

export const getSingleSignOn = call({
  method: 'GET',
  url: '/clients/:key/single-sign-on',
  summary: 'The provider of a client’s single sign-on, and the tokens that provision its users',
  audience: 'account',
  schema: { params: ofClient, response: { 200: standing } },
})

/** What of a provider is entered. */
const entered = {
  issuer,
  client_id: line(500),
  client_secret: line(2_000)
    .optional()
    .describe(
      'left out: as before, as long as issuer and client id stay; none for a public client',
    ),
  scopes: z
    .string()
    .trim()
    .max(500)
    .regex(/^openid( [\x21-\x7e]+)*$/)
    .default('openid profile email'),
  groups_claim: line(100).default('groups'),
  groups: z
    .array(groupRule)
    .max(MOST_GROUPS)
    .describe('in order: the first group that somebody is in decides; in none: refused'),
  domains: z
    .array(domain)
    .max(MOST_DOMAINS)
    .default([])
    .describe(
      'e-mail addresses of these lead to this provider; one that is new is proved by its ' +
        '`domain_record`, unless whoever administers every client sets it',
    ),
  only: z
    .boolean()
    .default(false)
    .describe('passwords are refused for the client’s users except its administrators'),
}

export const putSingleSignOn = call({
  method: 'PUT',
  url: '/clients/:key/single-sign-on',
  summary:
    'Set the provider of a client’s single sign-on; its discovery document is read first. ' +
    '409 where somebody changed it since `rev`',
  audience: 'account',
  timeout: 20_000,
  schema: {
    params: ofClient,
    body: z.strictObject({
      ...entered,
      rev: z.number().int().min(0).describe('the one that was looked at; 0 for none'),
      why: why.optional(),
    }),
    response: { 200: standing },
  },
})

export const readSingleSignOn = call({
  method: 'POST',
  url: '/clients/:key/single-sign-on/read',
  summary: 'Read the discovery document of an issuer, and keep nothing',
  audience: 'account',
  reads: true,
  timeout: 20_000,
  schema: {
    params: ofClient,
    body: z.strictObject({ issuer }),
    response: {
      200: answer({
        result: z.object({
          issuer: z.string(),
          has_logout: z.boolean().describe('it can be signed out of from here'),
        }),
      }),
    },
  },
})

export const removeSingleSignOn = call({
  method: 'POST',
  url: '/clients/:key/single-sign-on/remove',
  summary: 'Remove the provider: passwords alone are left; who it made keeps the account',
  audience: 'account',
  schema: {
    params: ofClient,
    body: z.strictObject({ rev: z.number().int().min(1), why: why.optional() }),
    response: { 200: standing },
  },
})

export const mintScimToken = call({
  method: 'POST',
  url: '/clients/:key/scim-tokens',
  summary: 'A bearer token for provisioning users by SCIM 2.0, told this once',
  audience: 'account',
  schema: {
    params: ofClient,
    body: z.strictObject({ name: line(100), why: why.optional() }),
    response: { 200: answer({ result: shownToken.extend({ token: z.string() }) }) },
  },
})

export const revokeScimToken = call({
  method: 'POST',
  url: '/clients/:key/scim-tokens/revoke',
  summary: 'Revoke such a token, on every node at once',
  audience: 'account',
  schema: {
    params: ofClient,
    body: z.strictObject({ id: z.uuid(), why: why.optional() }),
    response: { 200: answer({}) },
  },
})

export const beginSingleSignOn = call({
  method: 'POST',
  url: '/login/single',
  summary:
    'The address of the provider at which whoever gives an e-mail address, or a client’s key, ' +
    'signs in; a cookie binds it to this browser for ten minutes',
  audience: 'public',
  timeout: 20_000,
  schema: {
    body: z.strictObject({
      organisation: line(254).describe('an e-mail address, or the key of a client'),
    }),
    response: { 200: answer({ url: z.string() }) },
  },
})

/** A parameter that a provider adds to the address it sends a browser back to. */
const returned = z.string().max(4_096).optional()

export const finishSingleSignOn = call({
  method: 'POST',
  url: '/login/single/finish',
  summary:
    'Begin a session for what the provider sent the browser back with; 409 with a ticket where a ' +
    'second factor is asked for, as POST /login',
  audience: 'public',
  timeout: 25_000,
  schema: {
    body: z.strictObject({
      state: z.string().max(500),
      code: returned,
      iss: returned,
      error: returned,
    }),
    response: {
      200: signedIn,
      409: answer({ ticket: z.string(), expires_at: z.iso.datetime() }).partial({
        ticket: true,
        expires_at: true,
      }),
    },
  },
})
