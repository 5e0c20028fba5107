import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate, type Migration } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { templateName, watchable, type TestDatabase, type TestSettings } from './test-database.ts'

const BUILT_WITHIN_MS = 60_000

/** Opens an embedded database in a copy of the template folder, in a new folder of `parent`. */
export const openInFolder = async (
  migrations: readonly Migration[],
  settings: TestSettings,
  parent = tmpdir(),
): Promise<TestDatabase> => {
  const template = await templateFolder(migrations)
  const dataDir = mkdtempSync(join(parent, 'epod-test-'))
  // A thousand files: through promises they take twice as long.
  cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const own = { ...settings, dataDir }
  const { watch, onStatement } = watchable()
  const database = await openDatabase({ ...own, onStatement })
  // The template may have been made by an older state of the code that makes the roles.
  await migrate(database, migrations)
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true })
  return {
    ...database,
    settings: own,
    watch,
    shut: () => database.close(),
    close: async () => {
      await database.close()
      remove()
    },
  }
}

const templateFolder = async (migrations: readonly Migration[]): Promise<string> => {
  const parent = join(tmpdir(), `epod-test-templates-${userInfo().uid}`)
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  const template = join(parent, templateName(migrations))
  for (const turn = `${template}.turn`; !existsSync(template);) {
    if (!takeTurn(turn)) {
      await sleep(50)
      continue
    }
    try {
      if (!existsSync(template)) await buildTemplate(parent, template, migrations)
    } finally {
      rmSync(turn, { recursive: true, force: true })
    }
  }
  return template
}

const takeTurn = (turn: string): boolean => {
  try {
    mkdirSync(turn)
    return true
  } catch {
    // A builder that was killed never gives its turn back.
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > BUILT_WITHIN_MS)
      rmSync(turn, { recursive: true, force: true })
    return false
  }
}

const buildTemplate = async (
  parent: string,
  template: string,
  migrations: readonly Migration[],
): Promise<void> => {
  const draft = mkdtempSync(join(parent, 'draft-'))
  try {
    const database = await openDatabase({ dataDir: draft })
    try {
      await migrate(database, migrations)
    } finally {
      await database.close()
    }
    renameSync(draft, template)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
