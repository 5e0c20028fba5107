import { z } from 'zod'
import { answer, call } from '../call.ts'
import { ofUser, whyChanged } from './users.ts'

const reason = z.strictObject({ why: whyChanged.optional() }).nullish()
const sentLink = answer({
  result: z.object({
    sent_to: z.string().nullable().describe('the address it was mailed to'),
    url: z
      .string()
      .optional()
      .describe('the single-use link for copying, where no mail could carry it; told once'),
    expires_at: z.iso.datetime(),
  }),
})

export const inviteUser = call({
  method: 'POST',
  url: '/users/:username/invite',
  summary:
    'A new single-use link of 72 hours for the first password; the links before it end. ' +
    'Mailed where mail is set up and the user has an address, else answered',
  audience: 'account',
  schema: { params: ofUser, body: reason, response: { 200: sentLink } },
})

export const resetUser = call({
  method: 'POST',
  url: '/users/:username/reset',
  summary: 'A single-use link of 30 minutes for a new password, likewise; changes nothing else',
  audience: 'account',
  schema: { params: ofUser, body: reason, response: { 200: sentLink } },
})

export const endUserSessions = call({
  method: 'POST',
  url: '/users/:username/end-sessions',
  summary: 'End every session of a user, on every node within a second',
  audience: 'account',
  schema: {
    params: ofUser,
    body: reason,
    response: { 200: answer({ result: z.object({ ended: z.number().int() }) }) },
  },
})

export const viewAsUser = call({
  method: 'POST',
  url: '/users/:username/view-as',
  summary:
    'A session of 15 minutes that sees what the user sees and changes nothing; ' +
    'it cannot be renewed, and ends with the session that asks',
  audience: 'account',
  schema: {
    params: ofUser,
    body: reason,
    response: {
      200: answer({
        result: z.object({
          token: z.string().describe('for the Authorization header; told once'),
          expires_at: z.iso.datetime(),
          username: z.string(),
          by: z.string(),
        }),
      }),
    },
  },
})
