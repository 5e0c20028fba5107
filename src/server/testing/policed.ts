import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { platform } from '../stores/database/scope.ts'
import type { TestApp } from './app.ts'

/** Adds a version to the client's policy that says this beside what it says already. */
export const policed = async (
  { database }: TestApp,
  client: string,
  changes: PolicyDocument,
): Promise<void> => {
  const [newest] = await database.read(platform, (db) =>
    db
      .selectFrom('policies as p')
      .innerJoin('clients as c', 'c.id', 'p.client_id')
      .selectAll('p')
      .where('c.key', '=', client)
      .orderBy('p.version', 'desc')
      .limit(1),
  )
  if (!newest) throw new Error(`${client} has no policy`)
  await database.asOwner((db) =>
    db
      .insertInto('policies')
      .values({
        ...newest,
        version: newest.version + 1,
        document: JSON.stringify({ ...(newest.document as object), ...changes }),
      })
      .execute(),
  )
}
