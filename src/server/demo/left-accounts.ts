import type { Deps } from '../deps.ts'
import { verifyPassword } from '../sessions/passwords.ts'
import { passwordsOf } from '../stores/accounts/accounts.ts'
import { DEMO_PASSWORD } from './load-accounts.ts'

/**
 * Which of these usernames can sign in with the demo's password, as after a start in demo mode. The
 * demo's accounts share one salted hash, so one comparison or a few tell; each takes tens of
 * milliseconds.
 */
export const stillOfDemo = async (
  { database }: Pick<Deps, 'database'>,
  usernames: readonly string[],
): Promise<string[]> => {
  const named = Map.groupBy(await passwordsOf(database, usernames), (one) => one.password_hash)
  const left: string[] = []
  for (const [hash, users] of named)
    if (await verifyPassword(hash, DEMO_PASSWORD)) left.push(...users.map((one) => one.username))
  return left.toSorted()
}
