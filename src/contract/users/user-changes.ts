import { z } from 'zod'
import { HOUR } from '../../domain/time.ts'
import { answer, call, instantAsked } from '../call.ts'
import { XLSX } from '../media-types.ts'

/** What user management can put on record. */
export const userActions = [
  'created',
  'invited',
  'accepted',
  'changed',
  'disabled',
  'enabled',
  'reset',
  'sessions_ended',
  'second_factor_removed',
  'viewed_as',
  // by oneself, of how one signs in
  'password_reset',
  'own_password_set',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
  'recovery_codes_made',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
] as const
/** What a change of a user is called on record. */
export type UserAction = (typeof userActions)[number]

const change = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  client: z.string(),
  username: z.string(),
  action: z.enum(userActions),
  before: z.record(z.string(), z.unknown()).nullable().describe('what was otherwise before'),
  after: z.record(z.string(), z.unknown()).nullable(),
  why: z.string().nullable(),
})
export type ListedUserChange = z.infer<typeof change>

export const listUserChanges = call({
  method: 'GET',
  url: '/users/changes',
  summary:
    'Every change of users, newest first: streamed as a whole where XLSX, text/csv or ' +
    'application/jsonl is accepted, else JSON page by page',
  audience: 'account',
  files: {
    [XLSX]: 'a spreadsheet',
    'text/csv': 'the same as comma-separated values',
    'application/jsonl': 'a change a line, as JSON',
  },
  // A stream lasts as long as its reader takes.
  timeout: HOUR,
  schema: {
    querystring: z.strictObject({
      client: z.string().max(80).optional().describe('for who administers every client'),
      username: z.string().max(200).optional().describe('whose account was changed'),
      by: z.string().max(200).optional(),
      action: z.enum(userActions).optional(),
      from: instantAsked.optional(),
      to: instantAsked.optional(),
      before: z.uuid().optional().describe('`next` of the page before'),
      limit: z.coerce.number().int().min(1).max(50).default(25),
    }),
    response: {
      200: answer({
        result: z.object({
          changes: z.array(change),
          next: z.uuid().nullable().describe('where the next page begins; null on the last'),
        }),
      }),
    },
  },
})
