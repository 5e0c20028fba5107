import { randomUUIDv7 } from 'node:crypto'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { platform } from '../stores/database/scope.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { addClient, addPolicy, addUser, type NewUser } from '../stores/accounts/accounts.ts'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'epod-demo'

/** A client account of the demo. */
export interface ClientToLoad {
  readonly key: string
  readonly name: string
  readonly preset?: string
  readonly document: PolicyDocument
}

/** A user of the demo, by the key of its client. */
export type UserToLoad = Omit<NewUser, 'id' | 'client_id' | 'password_hash'> & {
  readonly client: string
}

/**
 * Adds the clients that are not there yet, each with its configuration and users, all in one
 * transaction; what is there stays as it is.
 */
export const loadAccounts = async (
  { database }: Pick<Deps, 'database'>,
  clients: readonly ClientToLoad[],
  users: readonly UserToLoad[],
): Promise<void> => {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await database.transaction(platform, async (tx) => {
    for (const { key, name, preset = null, document } of clients) {
      const client_id = randomUUIDv7()
      if (!(await addClient(tx, { id: client_id, key, name, preset }))) continue
      const own = users.filter(({ client }) => client === key)
      await Promise.all([
        addPolicy(tx, client_id, document, null),
        ...own.map(({ client: _client, ...user }) =>
          addUser(tx, { ...user, id: randomUUIDv7(), client_id, password_hash }),
        ),
      ])
    }
  })
}
