import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { OrderEvent } from '../../domain/order/events.ts'
import { demoClients, demoUsers } from '../../presets/accounts.ts'
import { loadAccounts } from '../demo/load-accounts.ts'
import type { FileStore } from '../gateways/files/files.ts'
import { filesOnDisk } from '../open-files.ts'
import { sha256 } from '../secrets.ts'
import { aFolder } from './a-folder.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { platform } from '../stores/database/scope.ts'
import { anOrder } from './orders.ts'
import { aJpeg } from './pictures.ts'
import { present } from './present.ts'

/** A database and a data folder, without an application over them; gone when the test ends. */
export interface TestInstallation {
  readonly database: TestDatabase
  readonly data_dir: string
  readonly files: FileStore
}

/** An installation on one of the engines in which nothing is yet. */
export const anInstallation = async (engine: TestDatabase['kind']): Promise<TestInstallation> => {
  const database = await openTestDatabase({ engine, limits: {} })
  onTestFinished(() => database.close())
  const data_dir = aFolder()
  return { database, data_dir, files: filesOnDisk({ files_folder: join(data_dir, 'files') }) }
}

const photoOf = (digest: string, number: number): OrderEvent => ({
  type: 'photo_added',
  data: {
    digest,
    url: `/api/files/x/${digest}.jpg`,
    tag: 'epod',
    action_by: 'client',
    captured_at: null,
    place: null,
    file_name: `${number}.jpg`,
    ext: 'jpg',
  },
})

/**
 * Fills it with the demo's accounts and orders with so many photos, at most 20 each; answers the
 * photos' client and digests.
 */
export const withPhotos = async (
  { database, files }: TestInstallation,
  photos: number,
): Promise<{ client_id: string; digests: string[] }> => {
  await loadAccounts({ database }, demoClients, demoUsers)
  const [client] = await database.read(platform, (db) =>
    db.selectFrom('clients').select('id').where('key', '=', 'acme'),
  )
  const client_id = present(client).id
  const kept: { client_id: string; digest: string; bytes: number; mime: string }[] = []
  for (let number = 0; number < photos; number += 1) {
    const bytes = await aJpeg(24 + (number % 20), 24 + Math.floor(number / 20))
    const digest = sha256(bytes)
    await files.keep(client_id, digest, bytes)
    kept.push({ client_id, digest, bytes: bytes.byteLength, mime: 'image/jpeg' })
  }
  const digests = kept.map(({ digest }) => digest)
  await database.asOwner((db) => db.insertInto('files').values(kept).execute())
  for (let from = 0; from < photos; from += 20)
    await anOrder({ database }, 'acme', {}, digests.slice(from, from + 20).map(photoOf))
  return { client_id, digests }
}
