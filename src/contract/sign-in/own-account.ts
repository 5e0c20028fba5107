import { z } from 'zod'
import { answer, call } from '../call.ts'
import { newPassword } from './session.ts'

/** A password that is typed once more, to be compared. */
const retyped = z.string().min(1).max(256)

export const ownAccount = call({
  method: 'GET',
  url: '/account',
  before_second_factor: true,
  summary: 'The caller’s own account: who it is, and how it signs in',
  audience: 'account',
  schema: {
    response: {
      200: answer({
        result: z.object({
          username: z.string(),
          name: z.string(),
          email: z.string().nullable(),
          client: z.object({ key: z.string(), name: z.string() }),
          reach: z.enum(['client', 'vendor', 'distributor']),
          party: z.string().nullable().describe('whose orders a vendor or distributor sees'),
          by_provider: z
            .boolean()
            .describe('the client’s provider vouched for this session, which needs no password'),
          single_only: z
            .boolean()
            .describe('signs in at the client’s provider alone: no password or passkey opens it'),
          second_factor: z.object({
            since: z.iso.datetime().nullable().describe('null: none is set up'),
            codes_left: z.number().int().describe('recovery codes that were not used yet'),
            required: z.boolean().describe('the client asks this account for one'),
          }),
        }),
      }),
    },
  },
})
export const changePassword = call({
  method: 'POST',
  url: '/account/password',
  summary: 'Set another password, with the one so far; ends every other session of the user',
  audience: 'account',
  schema: {
    body: z.strictObject({ old_password: retyped, password: newPassword }),
    response: { 200: answer({}) },
  },
})
export const endOtherSessions = call({
  method: 'POST',
  url: '/sessions/end-others',
  summary: 'End every session of the caller’s but this one',
  audience: 'account',
  schema: {
    body: z.strictObject({}).nullish(),
    response: { 200: answer({ result: z.object({ ended: z.number().int() }) }) },
  },
})
