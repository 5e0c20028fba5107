import { randomUUIDv7 } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../../secrets.ts'
import { archiveKinds } from '../../stores/account-archive/kinds.ts'
import { anotherInstallation, type OtherInstallation } from '../../testing/another-installation.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { livedIn } from '../../testing/lived-in.ts'
import { present } from '../../testing/present.ts'
import {
  changed,
  forged,
  manifestWith,
  zipped,
  type Members,
} from '../../testing/remade-archive.ts'
import { clientIdOf } from '../../testing/stored.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { exportAccount } from './export-account.ts'
import { importAccount } from './import-account.ts'

let t: TestApp
let other: OtherInstallation
let whole: Buffer
let members: Members
let client_id: string
beforeAll(async () => {
  t = await openTestApp()
  await livedIn(t)
  client_id = await clientIdOf(t.deps, 'acme')
  const file = join(aFolderOfFile(), 'acme.zip')
  await exportAccount(t.deps, client_id, { file, rows: `${file}.rows` }, async () => {})
  whole = readFileSync(file)
  members = [...unzipped(whole)]
  other = await anotherInstallation(t, ['bayer'])
}, 120_000)
afterAll(async () => {
  await other.close()
  await t.close()
})

/** Hooks have no test that ends. */
const aFolderOfFile = (): string => t.deps.settings.data_dir

const nothingOfIt = async (): Promise<boolean> => {
  const tables = new Set(Object.values(archiveKinds).map(({ table }) => table))
  const counts = await other.deps.database.asOwner(async (db) => {
    let found = 0
    for (const table of tables) {
      const column = table === 'clients' ? 'id' : 'client_id'
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)}
        where ${sql.ref(column)} = ${client_id}`.execute(db)
      found += rows[0]?.n ?? 0
    }
    return found
  })
  for await (const file of other.deps.files.stored()) if (file.client_id === client_id) return false
  return counts === 0
}
const refusal = async (file: string, choices = {}): Promise<string> => {
  const said = await importAccount(other.receiving, file, choices).then(
    () => 'it was taken',
    (error: Error) => `${error.name}: ${error.message}`,
  )
  expect([said, await nothingOfIt()]).toEqual([said, true])
  return said
}
const refusedAs = async (made: Members): Promise<string> =>
  refusal(await zipped(join(aFolder(), 'made.zip'), made))
const flipped = (bytes: Buffer): Buffer => {
  const at = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

describe('an archive that is not as it was written', () => {
  it('is refused where one byte of any member was changed, which is named [DATA-01]', async () => {
    for (const [name, bytes] of members) {
      if (bytes.length === 0 || name === 'manifest.json') continue
      expect(await refusedAs(changed(members, name, flipped))).toContain(name)
    }
  }, 240_000)

  it.each<[string, string, (whole: Members) => Members]>([
    ['a member too many', 'notes.txt', (all) => [['notes.txt', Buffer.from('x')], ...all]],
    [
      'a photo too many',
      'files are there',
      (all) =>
        [...all, [`media/${'f'.repeat(64)}.jpg`, Buffer.from('x')] as const].sort(([a], [b]) =>
          a === 'manifest.json' || (b !== 'manifest.json' && a > b) ? 1 : -1,
        ),
    ],
    ['a member too few', 'users.jsonl', (all) => all.filter(([name]) => name !== 'users.jsonl')],
    [
      'a photo of another kind',
      'no line names it',
      (all) =>
        all.map(([name, bytes]) => [name.replace(/^(media.*)[.](jpg|png)$/, '$1.bin'), bytes]),
    ],
    ['no manifest', 'manifest.json', (all) => all.filter(([name]) => name !== 'manifest.json')],
    ['a member twice', 'twice', (all) => all.flatMap((one) => [one, one])],
    ['its members in another order', 'out of order', (all) => all.toReversed().slice(1)],
    [
      'another format',
      'epod-account-2',
      (all) => manifestWith(all, (manifest) => ({ ...manifest, format: 'epod-account-2' })),
    ],
    [
      'a manifest that says more',
      'manifest.json',
      (all) => manifestWith(all, (manifest) => ({ ...manifest, more: 1 })),
    ],
    [
      'what fills a disk',
      'unpack',
      (all) => [['events.jsonl', Buffer.alloc(100_000_000, 10)], ...all.slice(-1)],
    ],
  ])(
    'is refused with %s: %s [DATA-01]',
    async (_what, said, change) => {
      expect(await refusedAs(change(members))).toContain(said)
    },
    60_000,
  )

  it('is refused where it was cut, or a name leads out of it [DATA-01]', async () => {
    const at = join(aFolder(), 'cut.zip')
    for (const length of [0, 10, Math.floor(whole.length / 2), whole.length - 5]) {
      writeFileSync(at, whole.subarray(0, length))
      expect([length, await refusal(at)]).toEqual([
        length,
        expect.stringContaining('no whole archive'),
      ])
    }
    expect(await refusal(join(aFolder(), 'nowhere.zip'))).toContain('no whole archive')
    for (const name of ['../../a.jsonl', '/etc/a.jsonl', 'b\\..\\.jsonl']) {
      const plain = 'client.jsonl'.slice(0, name.length).padEnd(name.length, 'x')
      const made = await zipped(at, [[plain, Buffer.from('x')]])
      const bytes = readFileSync(made).toString('latin1').replaceAll(plain, name)
      writeFileSync(made, Buffer.from(bytes, 'latin1'))
      expect(await refusal(made)).toMatch(/cannot be taken/)
    }
  })

  it.each<[string, string, string, (text: string) => string]>([
    [
      'an event',
      'events.jsonl',
      'the log is not as it was written',
      (text) => text.replace('MH12AB1234', 'MH12AB9999'),
    ],
    [
      'the end of a log',
      'events.jsonl',
      'leaves.jsonl',
      (text) => `${text.split('\n').slice(0, -2).join('\n')}\n`,
    ],
    ['a leaf', 'leaves.jsonl', 'is not event', (text) => text.replace('"seq":2}', '"seq":1}')],
    [
      'a tile',
      'tiles.jsonl',
      'tiles.jsonl',
      (text) => text.replace(/"hashes":"(....)/, '"hashes":"AAAA'),
    ],
    [
      'the checkpoint',
      'checkpoint.txt',
      'none of the keys has signed it',
      (text) => text.replace(/\n(\d+)\n/, '\n9$1\n'),
    ],
    [
      'the keys',
      'keys.json',
      'none of the keys has signed it',
      () => '{"jwks":{"keys":[]},"vkeys":[]}',
    ],
    [
      'a right of every client',
      'users.jsonl',
      'line 1 is not what it should be',
      (text) => text.replace('{"id"', '{"is_platform_admin":true,"id"'),
    ],
    [
      'a user of another client',
      'users.jsonl',
      'line 1 is not what it should be',
      (text) => text.replace('{"id"', '{"client_id":"0198f0de-0000-7000-8000-000000000001","id"'),
    ],
    [
      'a configuration',
      'policies.jsonl',
      'breaks a rule',
      (text) => text.replace('"document":{', '"document":{"no_such_setting": 1, '),
    ],
    [
      'a value of another type',
      'names.jsonl',
      'names.jsonl',
      (text) => text.replace('"kind":"client"', '"kind":"strange"'),
    ],
    [
      'the configuration that holds, before one that waits',
      'policies.jsonl',
      'breaks a rule',
      (text) => {
        const lines = text.trimEnd().split('\n')
        const last = JSON.parse(lines.pop() ?? '') as { version: number; document: object }
        const wrong = { ...last, document: { ...last.document, no_such_setting: 1 } }
        const waits = { version: last.version + 1, effective_at: '2999-01-01T00:00:00Z' }
        return [...lines, JSON.stringify(wrong), JSON.stringify({ ...last, ...waits }), ''].join(
          '\n',
        )
      },
    ],
    [
      'the settings of a user',
      'users.jsonl',
      'the settings of acme-users break a rule',
      (text) =>
        text.replace(/^.*"acme-users".*$/m, (line) =>
          JSON.stringify({ ...(JSON.parse(line) as object), config: { no_such_setting: 1 } }),
        ),
    ],
    ['no JSON', 'names.jsonl', 'line 1 is not what it should be', (text) => `x${text}`],
    [
      'another client',
      'client.jsonl',
      'not the client that the manifest names',
      (text) => text.replace(/"id":"........-/, '"id":"0198f0de-'),
    ],
  ])(
    'is refused where %s was changed by who makes the manifest fit: %s [DATA-01]',
    async (_what, name, said, change) => {
      expect(await refusedAs(forged(members, name, change))).toContain(said)
    },
    60_000,
  )

  /** An order that nobody has signed, chained as it should be, by whoever makes all of it fit. */
  const withForgedOrder = (whole_log: Members): Members => {
    const line = present(members.find(([name]) => name === 'events.jsonl'))[1]
      .toString()
      .split('\n')[0]
    const row = JSON.parse(line ?? '') as { order_id: string; body: string }
    const order_id = randomUUIDv7()
    const body = row.body
      .replace(row.order_id, order_id)
      .replace(/"identifier":"[^"]*"/, '"identifier":"LR-FORGED"')
    const made = JSON.stringify({ ...row, order_id, body, digest: sha256(body) })
    return forged(whole_log, 'events.jsonl', (text) => `${made}\n${text}`)
  }
  const without = (all: Members, ...names: string[]): Members =>
    manifestWith(
      all.filter(([name]) => !names.includes(name)),
      (manifest) => ({
        ...manifest,
        members: manifest.members.filter(({ name }) => !names.includes(name)),
      }),
    )
  const tree = ['checkpoint.txt', 'leaves.jsonl', 'tiles.jsonl']

  it('is refused where it has an event that the log passed over [DATA-01] [PROF-04]', async () => {
    expect(await refusedAs(withForgedOrder(members))).toMatch(/is no leaf, and one after it is/)
  })

  it('is refused by given keys where nothing shows that their log held it [DATA-01] [PROF-04]', async () => {
    const keys = present(members.find(([name]) => name === 'keys.json'))[1].toString()
    const at = join(aFolder(), 'made.zip')
    for (const gone of [tree, ['leaves.jsonl']])
      expect(await refusal(await zipped(at, without(members, ...gone)), { keys })).toContain(
        'leaves.jsonl',
      )
  })

  it('is refused where it lacks another photo than the one that its manifest calls lost [DATA-01]', async () => {
    const [name] = present(members.find(([one]) => /^media.*jpg$/.test(one)))
    const unnamed = (text: string): string =>
      text
        .split('\n')
        .filter((line) => !line.includes(name.slice(6, 70)))
        .join('\n')
    const lines = forged(forged(members, 'files.jsonl', unnamed), 'pictures.jsonl', unnamed)
    const made = manifestWith(
      lines.filter(([one]) => one !== name),
      (manifest) => ({
        ...manifest,
        media: {
          files: manifest.media.files - 1,
          bytes: manifest.media.bytes - present(members.find(([one]) => one === name))[1].length,
          lost: [{ digest: 'f'.repeat(64), fault: 'missing' }],
        },
      }),
    )
    expect(await refusedAs(made)).toContain('names a file that is not there')
  })

  it('is refused where a credential was not signed by its keys [DATA-01] [PROF-02]', async () => {
    const [name, jwt] = present(members.find(([one]) => one.startsWith('credentials/')))
    const [head, body, mark] = jwt.toString().split('.')
    const payload = Buffer.from(present(body), 'base64url')
      .toString()
      .replace('received', 'rejected')
    const made = [head, Buffer.from(payload).toString('base64url'), mark].join('.')
    const lines = forged(members, 'credentials.jsonl', (text) =>
      text.replace(/"sha256":"[0-9a-f]+"/, `"sha256":"${sha256(made)}"`),
    )
    expect(await refusedAs(changed(lines, name, () => Buffer.from(made)))).toContain(
      'its signature',
    )
  })
})

it('is refused where its client, a user or an order is here already, or its keys are not those one has [DATA-01]', async () => {
  const file = await zipped(join(aFolder(), 'made.zip'), members)
  expect(await refusal(file, { as: 'bayer' })).toContain('--as gives it another key')
  expect(await refusal(file, { keys: '{"jwks":{"keys":[]},"vkeys":[]}' })).toContain(
    'none of the keys',
  )
  expect(await refusal(file, { keys: 'x' })).toContain('--keys')
  const users = forged(members, 'users.jsonl', (text) => text.replace('"acme-viewer"', '"Bayer"'))
  expect(await refusedAs(users)).toContain('users of these names here already: bayer')
  const taken = forged(members, 'users.jsonl', (text) =>
    text.replace('"acme-viewer"', '"Bayer"').replace('"acme-users"', '"bayer-2"'),
  )
  const twice = await zipped(join(aFolder(), 'twice.zip'), taken)
  expect(await refusal(twice, { users_as: '-2' })).toContain('these names are taken too: Bayer-2')
  // The source has all of it itself.
  const here = { ...other.receiving, database: t.deps.database, files: t.deps.files }
  await expect(importAccount(here, file, { as: 'again' })).rejects.toThrow('is here already')
  const { order_id } = JSON.parse(
    present(members.find(([name]) => name === 'events.jsonl'))[1]
      .toString()
      .split('\n')[0] ?? '',
  ) as { order_id: string }
  const foreign = await clientIdOf(other.deps, 'bayer')
  await other.deps.database.asOwner((db) =>
    sql`insert into events (client_id, order_id, seq, type, at, body, digest)
      values (${foreign}, ${order_id}, 1, 'created', now(), '{}', 'x')`.execute(db),
  )
  expect(await refusal(file)).toContain(`the order ${order_id} is here already`)
})
