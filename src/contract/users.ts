import { z } from 'zod'
import { answer, call } from './call.ts'

const user = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  disabled: z.boolean(),
  created_at: z.iso.datetime(),
  reach: z.enum(['client', 'vendor', 'distributor']),
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
})
export type ListedUser = z.infer<typeof user>

export const listUsers = call({
  method: 'GET',
  url: '/users',
  summary: 'The account’s users by username; for user management',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      search: z
        .string()
        .trim()
        .max(200)
        .default('')
        .describe('any part of name, username or e-mail address'),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: {
      200: answer({ result: z.object({ users: z.array(user), total: z.number().int() }) }),
    },
  },
})
