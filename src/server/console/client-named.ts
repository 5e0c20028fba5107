import type { Deps } from '../deps.ts'
import type { Publisher } from '../permission.ts'
import { clientNamed } from '../stores/accounts/clients.ts'
import { deskScope } from '../stores/database/scope.ts'
import { Impossible } from './impossible.ts'

/** How versions and logs name who changed something from the command line. */
export const CONSOLE = 'command line'

/**
 * The client with this key, to be configured by whoever runs the command line. Throws Impossible.
 */
export const publisherFor = async (
  { database }: Pick<Deps, 'database'>,
  key: string,
): Promise<Publisher> => {
  const client = await clientNamed(database, key)
  if (!client) throw new Impossible(`There is no client '${key}'.`)
  return {
    client,
    desk: { viewer: { username: CONSOLE } },
    scope: deskScope(client.id),
  }
}
