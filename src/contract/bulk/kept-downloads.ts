import { z } from 'zod'
import { answer, call } from '../call.ts'
import { DOWNLOAD_BODY, DOWNLOAD_MS, podsAsked, reportAsked } from './downloads.ts'
import { XLSX, ZIP } from '../media-types.ts'

/** A download that is made to a file and kept for a day, for whoever asked for it. */
export const keptDownload = z
  .object({
    id: z.uuid(),
    kind: z.enum(['report', 'pods']),
    file_name: z.string(),
    state: z.enum(['waiting', 'making', 'ready', 'failed']),
    rows: z.number().int().nullable().describe('rows or files that it has; null while unknown'),
    bytes: z.number().int().describe('bytes that it has so far'),
    expected_bytes: z.number().int().nullable().describe('about as many as it will have'),
    fault: z.string().nullable().describe('the code of the sentence that says why it failed'),
    reason: z.string().nullable().describe('that sentence, in the language of whoever asks'),
    created_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().describe('when it is removed'),
  })
  .meta({ id: 'KeptDownload' })
export type KeptDownload = z.infer<typeof keptDownload>

const params = z.strictObject({ id: z.uuid() })

export const keepDownload = call({
  method: 'POST',
  url: '/downloads',
  audience: 'account',
  bodyLimit: DOWNLOAD_BODY,
  summary:
    'Has a report or an archive of files made to a file, which goes on when nobody waits for it; ' +
    '429 where the caller has five, or its client as much as it may',
  schema: {
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('report'), asked: reportAsked.prefault({}) }),
      z.strictObject({ kind: z.literal('pods'), asked: podsAsked.prefault({}) }),
    ]),
    response: { 200: answer({ result: keptDownload }) },
  },
})
export const listKeptDownloads = call({
  method: 'GET',
  url: '/downloads',
  audience: 'account',
  summary: 'The downloads that are made or kept for the caller, newest first',
  schema: { response: { 200: answer({ result: z.array(keptDownload) }) } },
})
export const getKeptDownload = call({
  method: 'GET',
  url: '/downloads/:id',
  audience: 'account',
  summary: 'How far one of them is',
  schema: { params, response: { 200: answer({ result: keptDownload }) } },
})
export const takeKeptDownload = call({
  method: 'GET',
  url: '/downloads/:id/file',
  audience: 'account',
  timeout: DOWNLOAD_MS,
  files: { [XLSX]: 'a report', [ZIP]: 'an archive of files' },
  hears: {
    Range: 'one range of bytes, answered with 206',
    'If-Range': 'the ETag of what is there already',
  },
  tells: { ETag: 'which file this is', 'Accept-Ranges': 'bytes' },
  summary:
    'The file, as often as wanted; goes on where it broke off by Range and If-Range (RFC 9110); ' +
    '409 while it is made',
  schema: { params, response: { 200: z.any() } },
})
export const removeKeptDownload = call({
  method: 'POST',
  url: '/downloads/:id/remove',
  audience: 'account',
  summary: 'Stops the making of one of them, or removes its file',
  schema: { params, response: { 200: answer({}) } },
})
