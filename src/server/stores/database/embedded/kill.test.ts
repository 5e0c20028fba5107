import { sql } from 'kysely'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../../testing/database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { startChild, whatItSaid } from '../testing/child.ts'
import { clientScope, things } from '../testing/things.ts'

const isFull = process.env['EPOD_FULL'] !== undefined
const a = clientScope('a')
const WRITERS = 4

// Each transaction adds a row and counts it in another one, so that a torn or doubled one would
// show.
const writer = `
  const database = await openDatabase({ dataDir })
  const write = async (id) => {
    for (;; id += ${WRITERS}) {
      await database.transaction(clientScope('a'), async ({ db, finish }) => {
        await sql\`
          insert into things (client_id, id, note)
          values ('a', \${id}, \${'x'.repeat(500)})\`.execute(db)
        await finish(sql\`
          update things
          set doc = to_jsonb((doc #>> '{}')::int + 1)
          where client_id = 'a' and id = 0\`)
      })
      say(String(id))
    }
  }
  for (let n = 1; n <= ${WRITERS}; n += 1) void write(Number(rest[0]) + n)`

describe('kill -9', () => {
  it(
    'during writes loses nothing that was acknowledged and doubles nothing',
    async () => {
      const database = await openTestDatabase({ engine: 'embedded', migrations: [things] })
      await database.transaction(a, ({ finish }) =>
        finish(sql`insert into things (client_id, id, doc) values ('a', 0, '0')`),
      )
      await database.shut()
      onTestFinished(() => rmSync(database.settings.dataDir, { recursive: true, force: true }))

      const acknowledged: number[] = []
      for (let round = 1; round <= (isFull ? 10 : 2); round += 1) {
        const child = startChild(writer, database.settings.dataDir, String(round * 1_000_000))
        const said = whatItSaid(child)
        await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), said])
        await sleep(100 + Math.random() * 500)
        child.kill('SIGKILL')
        const { out, errors } = await said
        expect(errors).toBe('')
        const ids = out.map(Number)
        expect(ids.length).toBeGreaterThan(0)
        acknowledged.push(...ids)

        const after = await openDatabase(database.settings)
        const rows = await after.read(
          a,
          () => sql<{ id: number }>`select id from things where id > 0`,
        )
        const [counted] = await after.read(
          a,
          () => sql<{ doc: number }>`select doc from things where id = 0`,
        )
        await after.close()
        const kept = new Set(rows.map(({ id }) => id))
        expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
        expect(counted?.doc).toBe(rows.length)
        expect(rows.length - acknowledged.length).toBeLessThanOrEqual(round * WRITERS)
      }
    },
    isFull ? 180_000 : 90_000,
  )

  const draft = (parent: string): string =>
    join(parent, readdirSync(parent).find((name) => name.startsWith('new-')) ?? 'none')
  const moments: [string, (parent: string) => boolean][] = [
    ['before anything is made', existsSync],
    ['when the lock is taken', (parent) => existsSync(join(parent, 'lock'))],
    ['when PG_VERSION appears', (parent) => existsSync(join(draft(parent), 'PG_VERSION'))],
    ['while tables are copied', (parent) => existsSync(join(draft(parent), 'base', '5'))],
    [
      'when the log begins',
      (parent) => existsSync(join(draft(parent), 'pg_wal', '000000010000000000000001')),
    ],
    [
      'when the control file is written',
      (parent) => existsSync(join(draft(parent), 'global', 'pg_control')),
    ],
    ['when the whole database is in place', (parent) => existsSync(join(parent, 'pgdata'))],
    [
      'while it opens for the first time',
      (parent) => existsSync(join(parent, 'pgdata', 'postmaster.pid')),
    ],
  ]

  // Each makes two databases; the product as a whole is killed in its first start by another test,
  // too.
  it.each(isFull ? moments : moments.slice(2, 3))(
    'in the first start %s leaves a folder that opens',
    async (_, reached) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'epod-test-'))
      onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
      const parent = join(dataDir, 'database')
      const child = startChild(
        `await migrate(await openDatabase({ dataDir }), [things]); say('ready')`,
        dataDir,
      )
      const said = whatItSaid(child)
      while (child.exitCode === null && !(existsSync(parent) && reached(parent))) await sleep(1)
      child.kill('SIGKILL')
      expect(await said).toEqual({ out: [], errors: '' })
      expect(child.signalCode).toBe('SIGKILL')

      const database = await openDatabase({ dataDir })
      await migrate(database, [things])
      await database.transaction(a, ({ finish }) =>
        finish(sql`insert into things (client_id, id) values ('a', 1)`),
      )
      expect(await database.read(a, () => sql`select id from things`)).toEqual([{ id: 1 }])
      await database.close()
      expect(readdirSync(parent)).toEqual(['pgdata'])
    },
    60_000,
  )
})
