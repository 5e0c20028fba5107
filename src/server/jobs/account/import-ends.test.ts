import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Busy } from '../../stores/database/busy.ts'
import type { Database } from '../../stores/database/database.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { anotherInstallation } from '../../testing/another-installation.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { livedIn } from '../../testing/lived-in.ts'
import { clientIdOf } from '../../testing/stored.ts'
import { verifyLog } from '../log/verify-log.ts'
import { exportAccount } from './export-account.ts'
import { importAccount } from './import-account.ts'

let t: TestApp
let file: string
let client_id: string
beforeAll(async () => {
  t = await openTestApp()
  await livedIn(t)
  client_id = await clientIdOf(t.deps, 'acme')
  file = join(t.deps.settings.data_dir, 'acme.zip')
  await exportAccount(t.deps, client_id, { file, rows: `${file}.rows` }, async () => {})
}, 120_000)
afterAll(() => t.close())

/** How an import ends whose database is changed, and what its log lacks afterwards. */
const imported = async (change: (database: Database) => Partial<Database>) => {
  const other = await anotherInstallation(t)
  try {
    const { database } = other.deps
    const ended = await importAccount(
      { ...other.receiving, database: { ...database, ...change(database) } },
      file,
      {},
    ).then(
      () => 'done',
      (error: Error) => error.name,
    )
    const faults: string[] = []
    const { events, files } = await verifyLog(
      readerOf(database),
      other.deps.files,
      ({ fault }) => void faults.push(fault),
    )
    return { ended, faults, isThere: events > 0 && files > 0 }
  } finally {
    await other.close()
  }
}

const lost: Database['asOwner'] = () =>
  Promise.reject(new Busy('connection', new Error('the answer was lost')))

/** The COMMIT is done, its answer lost; what follows goes by the one that is given. */
const answerLost =
  (whatFollows: (database: Database) => Database['asOwner']) =>
  (database: Database): Partial<Database> => {
    let asOwner: Database['asOwner'] = async (...asked) => {
      await database.asOwner(...asked)
      asOwner = whatFollows(database)
      return lost(...asked)
    }
    return { asOwner: (...asked) => asOwner(...asked) }
  }

it('is done where only the vacuum after COMMIT fails, with every file [DATA-01]', async () => {
  const full = () => Promise.reject(new Busy('storage', new Error('no space left on device')))
  expect(await imported(() => ({ vacuum: full }))).toEqual({
    ended: 'done',
    faults: [],
    isThere: true,
  })
}, 60_000)

it.each<[string, (database: Database) => Database['asOwner']]>([
  [
    'the rows stand',
    (database) =>
      (...asked) =>
        database.asOwner(...asked),
  ],
  ['nobody can tell whether the rows stand', () => lost],
])(
  'keeps every file where the answer of COMMIT was lost and %s [DATA-01]',
  async (_case, whatFollows) => {
    expect(await imported(answerLost(whatFollows))).toEqual({
      ended: 'Busy',
      faults: [],
      isThere: true,
    })
  },
  60_000,
)
