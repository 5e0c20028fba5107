import { join } from 'node:path'
import { platform } from '../stores/database/scope.ts'
import type { Deps } from '../deps.ts'
import type { TestApp } from './app.ts'
import { present } from './present.ts'

/** The id of a demo client. */
export const clientIdOf = async (
  { database }: Pick<Deps, 'database'>,
  key: string,
): Promise<string> => {
  const [row] = await database.read(platform, (db) =>
    db.selectFrom('clients').select('id').where('key', '=', key),
  )
  return present(row).id
}

/** Where the bytes of a client's file lie on the disk. */
export const pathOfStored = ({ deps }: TestApp, client_id: string, digest: string): string =>
  join(deps.settings.data_dir, 'files', client_id, digest.slice(0, 2), digest.slice(2))
