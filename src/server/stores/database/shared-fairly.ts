import { Busy } from './busy.ts'
import type { Database, DatabaseObserver } from './database.ts'
import { platform } from './scope.ts'

/** How much of a database one client may have at once, and how long it waits for that, in ms. */
export interface ClientShare {
  readonly connections: number
  readonly wait: number
  readonly observer?: Pick<DatabaseObserver, 'busy'>
}

/** What one client has under way, and what of its own stands behind that, the oldest first. */
interface Place {
  under_way: number
  readonly waiting: Set<() => void>
}

/**
 * Bulkhead: the same database, of which one client has no more connections at once than its share.
 * What it asks for beyond that waits for its own calls, not in the way of others, and is Busy after
 * `wait` ms. The platform’s own work counts as one client’s.
 */
export const sharedFairly = (database: Database, share: ClientShare): Database => {
  const places = new Map<string, Place>()

  const turnOf = ({ waiting }: Place): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        share.observer?.busy('pool')
        reject(new Busy('pool', new Error(`the client had its share for ${share.wait} ms`)))
      }, share.wait)
      waiting.add(start)
    })

  const within = async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    const place = places.get(client) ?? { under_way: 0, waiting: new Set() }
    places.set(client, place)
    // Whoever is started by another takes over its connection, so that none comes between.
    if (place.under_way >= share.connections) await turnOf(place)
    else place.under_way += 1
    try {
      return await work()
    } finally {
      const [next] = place.waiting
      if (next) {
        place.waiting.delete(next)
        next()
      } else {
        place.under_way -= 1
        if (place.under_way === 0) places.delete(client)
      }
    }
  }

  return {
    ...database,
    transaction: (scope, work) => within(scope.client_id, () => database.transaction(scope, work)),
    read: (scope, query, name) => within(scope.client_id, () => database.read(scope, query, name)),
    asOwner: (work, options) => within(platform.client_id, () => database.asOwner(work, options)),
  }
}
