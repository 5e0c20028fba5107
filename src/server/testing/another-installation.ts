import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoClients, demoUsers } from '../../presets/accounts.ts'
import { createDeps, type Deps } from '../deps.ts'
import { loadAccounts } from '../demo/load-accounts.ts'
import type { Receiving } from '../jobs/account/import-account.ts'
import { filesOnDisk } from '../open-files.ts'
import { keysFrom } from '../secrets.ts'
import type { TestApp } from './app.ts'
import { openTestDatabase } from './database.ts'

/** An installation of other people: another database, folder, secret and address. */
export interface OtherInstallation {
  readonly deps: Deps
  readonly receiving: Receiving
  readonly close: () => Promise<void>
}

/** Opens one, with these clients of the demo in it; close it after the test. */
export const anotherInstallation = async (
  t: TestApp,
  clients: readonly string[] = [],
  heard: (step: string) => void = () => {},
): Promise<OtherInstallation> => {
  const database = await openTestDatabase({ limits: {} })
  const data_dir = await mkdtemp(join(tmpdir(), 'epod-other-'))
  const files_folder = join(data_dir, 'files')
  const settings = { ...t.deps.settings, data_dir, files_folder, public_url: 'http://other.test' }
  const files = filesOnDisk({ files_folder })
  const keys = keysFrom('the secret of another installation, longer than 32')
  const deps = createDeps({ ...t.deps, database, settings, files, keys, fixedNow: () => null })
  await loadAccounts(
    deps,
    demoClients.filter(({ key }) => clients.includes(key)),
    demoUsers.filter(({ client }) => clients.includes(client)),
  )
  return {
    deps,
    receiving: { database, files, heard },
    close: async () => {
      await database.close()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}
