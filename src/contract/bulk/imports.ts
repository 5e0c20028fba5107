import { z } from 'zod'
import { issueText } from '../../domain/field-errors.ts'
import { answer, call } from '../call.ts'
import { undone } from './undone.ts'

const importId = z.uuid().describe('chosen by the sender')

const count = z.number().int().min(0).max(1_000_000)

export const openImport = call({
  method: 'POST',
  url: '/imports',
  summary:
    'Begin an import: what is sent under its id can be undone as one; ' +
    'asked again it changes nothing but what became of its rows',
  audience: 'account',
  schema: {
    body: z
      .strictObject({
        import_id: importId,
        file_name: z.string().max(200),
        rows: count.describe('of the file'),
        refused: count.optional().describe('rows that were not added, since something is wrong'),
        unchanged: count
          .optional()
          .describe('rows that are left as they were: already there, repeated, not yet sent'),
      })
      .refine(
        ({ rows, refused = 0, unchanged = 0 }) => refused + unchanged <= rows,
        issueText('more_than_rows'),
      ),
    response: { 200: answer({}) },
  },
})

const uploaded = z.object({
  import_id: z.uuid(),
  file_name: z.string(),
  username: z.string(),
  created_at: z.iso.datetime(),
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  failed: z.number().int(),
  refused: z.number().int().nullable().describe('rows, as the sender told; null: nobody did'),
  unchanged: z.number().int().nullable(),
  undone_at: z.iso.datetime().nullable(),
  undone_by: z.string().nullable(),
  undone: z.number().int(),
  left: z.number().int().describe('orders that are still to be undone or found touched'),
})
export type Uploaded = z.infer<typeof uploaded>
export const listImports = call({
  method: 'GET',
  url: '/imports',
  summary: 'The account’s imports, newest first, 20 a page',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      before: z.uuid().optional().describe('import_id of the last of the page before'),
    }),
    response: { 200: answer({ result: z.array(uploaded) }) },
  },
})

/** Orders that one call undoes at most. */
export const UNDONE_A_CALL = 1_000
export const undoImport = call({
  method: 'POST',
  url: '/imports/:id/undo',
  summary:
    `Undo an import, at most ${UNDONE_A_CALL} orders a call: asked again, under another key, ` +
    'until nothing is left; 409 once a delivery of it has begun, or while a legal hold stands on ' +
    'all of the client',
  audience: 'account',
  timeout: 60_000,
  schema: {
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({}),
    response: {
      200: answer({ result: undone }),
    },
  },
})
type Answered = (typeof undoImport)['schema']['response'][200]
export type Undone = z.infer<Answered>['result']
/**
 * The result of POST /imports/:id/undo as its route gives it, before sentences are put into a
 * language.
 */
export type UndoneGiven = z.input<Answered>['result']
