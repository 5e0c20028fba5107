import { z } from 'zod'
import { HOUR } from '../../domain/time.ts'
import { answer, call } from '../call.ts'
import { ZIP } from '../media-types.ts'

const client = z
  .string()
  .max(80)
  .optional()
  .describe('the client’s key; without it the caller’s own')

const accountExport = z.object({
  id: z.uuid(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'expired']),
  asked_by: z.string().nullable(),
  asked_at: z.iso.datetime(),
  files_done: z.number().int().describe('photos and papers that were looked at'),
  files_total: z.number().int().nullable().describe('of so many; null before it is known'),
  files_lost: z
    .number()
    .int()
    .describe('that could not be taken: they are not as they were put on record'),
  done_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable().describe('until when it can be downloaded'),
  bytes: z.number().int().nullable(),
  sha256: z.string().nullable(),
})
/** An archive of an account that was asked for, and what became of it. */
export type AccountExport = z.infer<typeof accountExport>

export const beginAccountExport = call({
  method: 'POST',
  url: '/account/export',
  summary:
    'Begin an archive of all that a client has (docs/account-archive.md), for its administrators; ' +
    '409 while one is being made',
  audience: 'account',
  schema: {
    body: z.strictObject({ client }),
    response: { 200: answer({ result: z.object({ id: z.uuid() }) }) },
  },
})

export const listAccountExports = call({
  method: 'GET',
  url: '/account/exports',
  summary: 'The archives of a client that were asked for, newest first, with their progress',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      client,
      limit: z.coerce.number().int().min(1).max(50).default(10),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: {
      200: answer({
        result: z.object({ exports: z.array(accountExport), total: z.number().int() }),
      }),
    },
  },
})

export const downloadAccountExport = call({
  method: 'GET',
  url: '/account/exports/:id/archive',
  summary:
    'The archive, for administrators of its client, also in part (Range); 409 before it is made, ' +
    '404 once its time is over',
  audience: 'account',
  timeout: HOUR,
  files: { [ZIP]: 'the archive' },
  hears: { Range: 'one range of bytes', 'If-Range': 'the ETag of what is there already' },
  tells: { ETag: 'which archive this is', 'Accept-Ranges': 'bytes' },
  schema: {
    params: z.strictObject({ id: z.uuid() }),
    querystring: z.strictObject({ client }),
    response: { 200: z.any(), 206: z.any().describe('the part that Range asks for') },
  },
})
