import { z } from 'zod'
import { mostRows } from '../../domain/users/user-sheet.ts'
import { answer, call, wrongField } from '../call.ts'
import { whyChanged } from './users.ts'

export const importUsers = call({
  method: 'POST',
  url: '/users/import',
  summary:
    `Add users from the rows of a sheet, at most ${mostRows}: each row by itself, as ` +
    'POST /users does; good rows are added beside bad ones. With `check` nothing is added',
  audience: 'account',
  bodyLimit: 1_048_576,
  timeout: 30_000,
  schema: {
    body: z.strictObject({
      client: z.string().max(80).optional().describe('for who administers every client'),
      check: z.boolean().default(false),
      why: whyChanged.optional(),
      rows: z
        .array(z.record(z.string().max(80), z.unknown()))
        .min(1)
        .max(mostRows)
        .describe('with the fields of POST /users; an empty text is nothing'),
    }),
    response: {
      200: answer({
        result: z.object({
          created: z
            .array(z.object({ row: z.number().int(), username: z.string() }))
            .describe('with `check` those that could be'),
          failed: z.array(
            z.object({
              row: z.number().int().describe('1 for the first'),
              username: z.string().nullable(),
              errors: z.array(wrongField),
            }),
          ),
        }),
      }),
    },
  },
})
