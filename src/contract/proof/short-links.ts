import { z } from 'zod'
import { call } from '../call.ts'
import { opened, party } from './links.ts'

const openedByLink = opened.extend({
  role: party.describe('whose page it is'),
  opens: z.string().max(20).nullable().describe('the step it opens at; null: its beginning'),
})
/** An order as a reference alone opens it. */
export type OpenedByLink = z.infer<typeof openedByLink>
/**
 * An order as a reference alone opens it, as its routes give it, before sentences are put into a
 * language.
 */
export type OpenedByLinkGiven = z.input<typeof openedByLink>
const reference = z.string().max(80)
export const openByReference = call({
  method: 'GET',
  url: '/public/link/:ref',
  summary: 'The page and the step that a reference alone was given out for',
  audience: 'public',
  schema: { params: z.strictObject({ ref: reference }), response: { 200: openedByLink } },
})
export const openByHeader = call({
  method: 'GET',
  url: '/public/link/:header/:ref',
  summary: 'The same under the sender’s registered header; 404 under another’s',
  audience: 'public',
  schema: {
    params: z.strictObject({ header: z.string().max(20), ref: reference }),
    response: { 200: openedByLink },
  },
})
