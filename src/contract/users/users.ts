import { z } from 'zod'
import { issueText } from '../../domain/field-errors.ts'
import {
  isPartyRight,
  newUser,
  reaches,
  userFields,
  userSettings,
} from '../../domain/users/user-input.ts'
import { answer, call } from '../call.ts'
import { keptWhy } from '../kept-why.ts'

/** A user as those who manage users see it. */
export const managedUser = z
  .object({
    id: z.uuid(),
    client: z.string().describe('the client’s key'),
    client_name: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    rev: z.number().int().describe('counts the changes; PATCH takes it'),
    state: z.enum(['active', 'invited', 'disabled']),
    disabled: z.boolean(),
    is_platform_admin: z.boolean().describe('administers every client'),
    created_at: z.iso.datetime(),
    last_sign_in_at: z.iso.datetime().nullable(),
    sessions: z.number().int().describe('that live now'),
    invitation_expires_at: z.iso
      .datetime()
      .nullable()
      .describe('of the invitation that is not taken up'),
    reach: z.enum(reaches),
    party: z.string().nullable().describe('whose orders a vendor or distributor sees'),
    config: z
      .object({
        accountType: z.string().nullable(),
        role: z.string().nullable(),
        disable: z.enum(['write']).nullable(),
        admin: z.boolean(),
        'view-only': z.boolean(),
      })
      .describe('what the effective configuration says of the role'),
    document: z.record(z.string(), z.unknown()).describe('the user’s own settings as written'),
    overrides: z
      .array(z.object({ path: z.string(), own: z.unknown(), client: z.unknown() }))
      .describe('each of those settings beside what the client’s configuration sets it to'),
  })
  .meta({ id: 'ManagedUser' })
export type ListedUser = z.infer<typeof managedUser>

/** Why somebody changes a user. */
export const whyChanged = keptWhy.describe('kept in the log')
const clientKey = z.string().max(80)
/** Which user is meant. */
export const ofUser = z.strictObject({ username: z.string().max(200) })
/** The answer with a user. */
export const withUser = answer({ result: managedUser })

export const listUsers = call({
  method: 'GET',
  url: '/users',
  summary:
    'The users of the caller’s client by username; for user management. ' +
    'Who administers every client sees all, or those of one',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      search: z
        .string()
        .trim()
        .max(200)
        .default('')
        .describe('any part of name, username or e-mail address'),
      client: clientKey.optional().describe('the key of one client'),
      role: z.string().max(80).optional().describe('effective; empty for those without'),
      accountType: z.string().max(80).optional().describe('effective; empty for those without'),
      state: z.enum(['active', 'invited', 'disabled']).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: {
      200: answer({ result: z.object({ users: z.array(managedUser), total: z.number().int() }) }),
    },
  },
})

export const getUser = call({
  method: 'GET',
  url: '/users/:username',
  summary: 'One user, as the list has it; for user management',
  audience: 'account',
  schema: { params: ofUser, response: { 200: withUser } },
})

export const addUser = call({
  method: 'POST',
  url: '/users',
  summary: 'Add a user, who signs in once an invitation is taken up: POST /users/{username}/invite',
  audience: 'account',
  schema: {
    body: newUser.safeExtend({
      client: clientKey.optional().describe('for who administers every client; else the own'),
      why: whyChanged.optional(),
    }),
    response: { 200: withUser },
  },
})

export const changeUser = call({
  method: 'PATCH',
  url: '/users/:username',
  summary:
    'Change a user: what is named becomes so. Another role or reach, and disabling, end the ' +
    'user’s sessions on every node within a second; 409 with `present` where somebody changed since',
  audience: 'account',
  schema: {
    params: ofUser,
    body: z
      .strictObject({
        rev: z.number().int().min(1).optional().describe('the user as it was looked at'),
        why: whyChanged.optional(),
        name: userFields.name.optional(),
        email: userFields.email.optional(),
        role: userFields.role.optional().describe('null: as the client’s configuration says'),
        accountType: userFields.accountType.optional().describe('likewise'),
        reach: userFields.reach.optional(),
        party: userFields.party.optional(),
        overrides: userSettings
          .optional()
          .describe('the user’s own settings, in place of those before; for administrators'),
        disabled: z.boolean().optional(),
        is_platform_admin: z
          .boolean()
          .optional()
          .describe('granted and taken by who administers every client alone'),
      })
      .refine(
        ({ reach, party }) => reach === undefined || isPartyRight({ reach, party: party ?? null }),
        { path: ['party'], message: issueText('party_unfit') },
      ),
    response: { 200: withUser, 409: answer({ present: managedUser.optional() }) },
  },
})
