import { z } from 'zod'
import { fetchBody, type FetchBody } from '../../contract/orders/orders.ts'
import { between, later, SECOND, type Instant } from '../../domain/time.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { actorKey, type Caller } from '../caller.ts'
import { notFound, Refused } from '../errors.ts'
import type { Keys } from '../secrets.ts'

const GOOD_FOR = 60 * SECOND
/** Addresses longer than this are cut or refused on their way. */
const LONGEST = 7_800

const ticketed = z.object({ body: fetchBody, caller: z.string(), until: z.iso.datetime() })

const boundTo = (caller: Caller): string => `${actorKey(caller)} ${caller.session_id ?? ''}`

/**
 * A query as a sealed piece of an address, which tells nothing to the logs on its way; good for
 * this session for a minute. Throws Refused 422 where it would be too long for one.
 */
export const ticketFor = (keys: Keys, caller: Caller, body: FetchBody, now: Instant): string => {
  const ticket = keys.seal(
    JSON.stringify({ body, caller: boundTo(caller), until: later(now, GOOD_FOR) }),
  )
  if (ticket.length > LONGEST)
    throw new Refused(422, sentence('wrong_input'), [
      { field: 'query', ...sentence('query_too_long') },
    ])
  return ticket
}

/** The query of a ticket; throws Refused 404 for one that is forged, another's or too old. */
export const queryOf = (keys: Keys, caller: Caller, ticket: string, now: Instant): FetchBody => {
  const found = ticketed.safeParse(opened(keys, ticket))
  if (!found.success || found.data.caller !== boundTo(caller) || between(now, found.data.until) < 0)
    throw notFound()
  return found.data.body
}

const opened = (keys: Keys, ticket: string): unknown => {
  try {
    return JSON.parse(keys.unseal(ticket))
  } catch {
    return null
  }
}
