import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { diskFiles } from '../../gateways/files/disk-files.ts'
import { Busy } from '../../stores/database/busy.ts'
import type { Database } from '../../stores/database/database.ts'
import { sha256 } from '../../secrets.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { anInstallation, withPhotos, type TestInstallation } from '../../testing/installation.ts'
import { testEngine } from '../../testing/database.ts'
import { exportAll } from './export-all.ts'
import { importAll } from './import-all.ts'
import type { LostFile } from './media.ts'

const SECRET = 'a secret to be moved, longer than 32 characters'
const choices = { incomplete: false, keepSecret: () => Promise.resolve() }

const exported = async (
  from: TestInstallation,
  lost: (file: LostFile) => void = () => {},
): Promise<string> => {
  const folder = join(aFolder(), 'export')
  await exportAll(from, folder, SECRET, lost)
  return folder
}
const storedBy = async ({ files }: Pick<TestInstallation, 'files'>): Promise<string[]> => {
  const digests: string[] = []
  for await (const { digest } of files.stored()) digests.push(digest)
  return digests.sort()
}
const isEmpty = async ({ database, files }: TestInstallation): Promise<boolean> => {
  const { rows } = await database.asOwner((db) =>
    sql`
      select from clients
      union all
      select from orders
      union all
      select from files`.execute(db),
  )
  return rows.length === 0 && (await storedBy({ files })).length === 0
}
const changedByte = (file: string, at: number): void => {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  writeFileSync(file, bytes)
}
const aPhotoIn = (folder: string): string => {
  const [client = ''] = readdirSync(join(folder, 'media')).filter((name) => name !== 'temporary')
  const [first = ''] = readdirSync(join(folder, 'media', client))
  const [rest = ''] = readdirSync(join(folder, 'media', client, first))
  return join(folder, 'media', client, first, rest)
}

it('refuses an export that was cut or altered, and leaves nothing of it [DATA-01]', async () => {
  const from = await anInstallation(testEngine)
  await withPhotos(from, 3)
  const to = await anInstallation(testEngine)
  const damages: [said: string, (folder: string) => void][] = [
    ['orders.jsonl was changed', (folder) => truncateSync(join(folder, 'orders.jsonl'), 900)],
    ['events.jsonl was changed', (folder) => changedByte(join(folder, 'events.jsonl'), 300)],
    ['users.jsonl is missing', (folder) => rmSync(join(folder, 'users.jsonl'))],
    ['no whole export', (folder) => rmSync(join(folder, 'manifest.json'))],
    ['no whole export', (folder) => truncateSync(join(folder, 'manifest.json'), 200)],
    ['in the format epod-rows-1', (folder) => manifestWith(folder, { format: 'epod-rows-1' })],
    ['media.files is not what it should be', (folder) => manifestWith(folder, { media: {} })],
    ['has no table', (folder) => manifestWith(folder, { tables: [] })],
    ['media.jsonl was changed', (folder) => truncateSync(join(folder, 'media.jsonl'), 100)],
    ['media.jsonl is missing', (folder) => rmSync(join(folder, 'media.jsonl'))],
    ['is changed in the export', (folder) => changedByte(aPhotoIn(folder), 100)],
    ['is cut in the export', (folder) => truncateSync(aPhotoIn(folder), 100)],
    ['is missing in the export', (folder) => rmSync(aPhotoIn(folder))],
    [
      'is unreadable in the export',
      (folder) => {
        const photo = aPhotoIn(folder)
        rmSync(photo)
        mkdirSync(photo)
      },
    ],
    ['secret is missing', (folder) => rmSync(join(folder, 'secret'))],
  ]
  for (const [said, damage] of damages) {
    const folder = await exported(from)
    damage(folder)
    await expect(importAll(to, folder, choices), said).rejects.toThrow(said)
    expect([said, await isEmpty(to)]).toEqual([said, true])
  }
  await importAll(to, await exported(from), choices)
  expect(await isEmpty(to)).toBe(false)
}, 120_000)

const manifestWith = (folder: string, change: object): void => {
  const file = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...manifest, ...change }))
}

it('refuses a log that is not as it was written, and what cannot be finished [DATA-01]', async () => {
  const from = await anInstallation(testEngine)
  await withPhotos(from, 3)
  const to = await anInstallation(testEngine)
  const failing = importAll(to, await exported(from), {
    ...choices,
    keepSecret: () => Promise.reject(new Error('there is another secret')),
  })
  await expect(failing).rejects.toThrow('there is another secret')
  expect(await isEmpty(to)).toBe(true)
  await from.database.asOwner((db) =>
    sql`update orders set wire = jsonb_set(wire::jsonb, '{truck_number}', '"XX"')::text`.execute(
      db,
    ),
  )
  await expect(importAll(to, await exported(from), choices)).rejects.toThrow(
    'the order is not what its events add up to',
  )
  expect(await isEmpty(to)).toBe(true)
})

it('names the files that it could not take, and is imported without them when asked [DATA-01]', async () => {
  const from = await anInstallation(testEngine)
  const { client_id, digests } = await withPhotos(from, 3)
  const [gone = '', changed = '', kept = ''] = digests
  const store = join(from.data_dir, 'files')
  const pathOf = (digest: string): string =>
    join(store, client_id, digest.slice(0, 2), digest.slice(2))
  rmSync(pathOf(gone))
  changedByte(pathOf(changed), 50)
  const leftover = Buffer.from('kept before its order was, which then was not')
  await diskFiles(store).keep(client_id, sha256(leftover), leftover)

  const lost: LostFile[] = []
  const folder = await exported(from, (file) => lost.push(file))
  expect(new Map(lost.map(({ digest, fault }) => [digest, fault]))).toEqual(
    new Map([
      [gone, 'missing'],
      [changed, 'changed'],
    ]),
  )
  const to = await anInstallation(testEngine)
  await expect(importAll(to, folder, choices)).rejects.toThrow('lacks 2 files on record')
  const { verified } = await importAll(to, folder, { ...choices, incomplete: true })
  expect([verified.files, verified.findings]).toEqual([3, 2])
  expect(await storedBy(to)).toEqual([kept, sha256(leftover)].sort())
})

it('goes into an empty folder only, with a secret only where it is given [DATA-01]', async () => {
  const from = await anInstallation(testEngine)
  const folder = await exported(from)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(`${SECRET}\n`)
  await expect(exportAll(from, folder, null, () => {})).rejects.toThrow('is not empty')
  const without = join(aFolder(), 'export')
  expect((await exportAll(from, without, null, () => {})).secret).toBe(false)
  expect(existsSync(join(without, 'secret'))).toBe(false)
})

it('reads each file again where it was put, and names one that differs there [HOST-06] [DATA-01]', async () => {
  const from = await anInstallation(testEngine)
  const { client_id, digests } = await withPhotos(from, 3)
  const leftover = Buffer.from('no event names this one')
  await from.files.keep(client_id, sha256(leftover), leftover)
  const to = await anInstallation(testEngine)
  for (const chosen of [...digests.slice(0, 1), sha256(leftover)]) {
    const damaging = {
      ...to.files,
      keep: async (client: string, digest: string, bytes: Uint8Array): Promise<void> => {
        await to.files.keep(client, digest, bytes)
        if (digest !== chosen) return
        changedByte(join(to.data_dir, 'files', client, digest.slice(0, 2), digest.slice(2)), 5)
      },
    }
    await expect(
      importAll({ ...to, files: damaging }, await exported(from), choices),
    ).rejects.toThrow(
      `the stored file ${chosen} of client ${client_id} is changed where it was put`,
    )
    expect(await isEmpty(to)).toBe(true)
  }
}, 120_000)

it('keeps each file where the rows stand, or may stand, once something failed after COMMIT [DATA-01]', async () => {
  const from = await anInstallation(testEngine)
  const { digests } = await withPhotos(from, 3)
  const folder = await exported(from)
  const importedBy = async (change: (database: Database) => Partial<Database>) => {
    const to = await anInstallation(testEngine)
    const database = { ...to.database, ...change(to.database) }
    const ended = await importAll({ ...to, database }, folder, choices).then(
      () => 'done',
      (error: Error) => error.name,
    )
    return { ended, kept: await storedBy(to), isThere: !(await isEmpty(to)) }
  }
  const all = digests.toSorted()

  const unswept = await importedBy(() => ({
    vacuum: () => Promise.reject(new Busy('storage', new Error('no space left on device'))),
  }))
  expect(unswept).toEqual({ ended: 'done', kept: all, isThere: true })

  const lost: Database['asOwner'] = () =>
    Promise.reject(new Busy('connection', new Error('the answer was lost')))
  const answerLost = (whatFollows: (database: Database) => Database['asOwner']) =>
    importedBy((database) => {
      let asOwner: Database['asOwner'] = async (...asked) => {
        await database.asOwner(...asked)
        asOwner = whatFollows(database)
        return lost(...asked)
      }
      return { asOwner: (...asked) => asOwner(...asked) }
    })
  expect(
    await answerLost(
      (database) =>
        (...asked) =>
          database.asOwner(...asked),
    ),
  ).toEqual({
    ended: 'Busy',
    kept: all,
    isThere: true,
  })
  expect(await answerLost(() => lost)).toEqual({ ended: 'Busy', kept: all, isThere: true })
}, 120_000)
