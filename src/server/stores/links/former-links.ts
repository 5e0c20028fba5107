import { sql, type RawBuilder } from 'kysely'
import type { LinkParty } from '../../../domain/policy/viewer.ts'

/** A party of an order whose contacts are all others now. */
export interface ReplacedParty {
  readonly order_id: string
  readonly party: LinkParty
}

/** The statement that ends the links which were given out to those of before. */
export const endFormerLinks = (
  client_id: string,
  replaced: readonly ReplacedParty[],
): RawBuilder<unknown> => sql`
  update links l set revoked_at = clock_timestamp()
  from unnest(
    ${replaced.map(({ order_id }) => order_id)}::uuid[],
    ${replaced.map(({ party }) => party)}::text[]) as r (order_id, party)
  where l.client_id = ${client_id} and l.order_id = r.order_id and l.party = r.party
    and l.revoked_at is null`
