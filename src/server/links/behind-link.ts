import { isKeyName, type Reach } from '../../domain/policy/viewer.ts'
import { reachOf } from '../account-viewer.ts'
import { chainOf, reachingNamed } from '../stores/links/behind.ts'
import { editsOfOrders } from '../stores/log/event-log.ts'
import type { Database, Scope } from '../stores/database/database.ts'

const DESK: Reach = { kind: 'client' }

/**
 * Least privilege: the reaches of all who stand behind a link that leads on: of who made it, or the
 * one that led to it, and of who set the truck or the driver of an order on that way. Empty where
 * one of them is not known any more. `scope` is the client's.
 */
export const reachesBehind = (
  database: Database,
  scope: Scope,
  link_id: string,
): Promise<readonly Reach[]> =>
  database.transaction(scope, async (tx) => {
    const chain = await chainOf(tx, link_id)
    const first = chain.at(-1)
    if (!first || (first.made_by === '' && !first.is_systems)) return []
    const edits = await editsOfOrders(tx, [...new Set(chain.map(({ order_id }) => order_id))])
    const setters = [...edits.values()]
      .flat()
      .filter(({ data: { fields } }) => 'truck_number' in fields || 'driver' in fields)
      .flatMap(({ actor }) => actor.username ?? [])
    const people = [...new Set([first.made_by, ...setters])].filter(
      (name) => name !== '' && !isKeyName(name),
    )
    const known = await reachingNamed(tx, people)
    return known.length === people.length ? [DESK, ...known.map(reachOf)] : []
  })
