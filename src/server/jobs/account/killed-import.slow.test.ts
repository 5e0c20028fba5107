import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../stores/database/open-database.ts'
import { openTestApp } from '../../testing/app.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { livedIn } from '../../testing/lived-in.ts'
import { clientIdOf } from '../../testing/stored.ts'
import { exportAccount } from './export-account.ts'

const scripts = join(import.meta.dirname, '../../../../scripts')

/** A script over an installation in a folder; killed once it says `until`. */
const run = async (
  data_dir: string,
  [script = '', ...args]: readonly string[],
  until?: string,
): Promise<{ code: number | null; said: string }> => {
  const child = spawn(process.execPath, [...process.execArgv, join(scripts, script), ...args], {
    env: { ...process.env, EPOD_DATA_DIR: data_dir, DATABASE_URL: '', EPOD_SECRET: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      said += piece.toString()
      if (until !== undefined && said.includes(until)) child.kill('SIGKILL')
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
const command = (data_dir: string, ...args: readonly string[]) =>
  run(data_dir, ['admin.ts', ...args])
const clientsIn = async (dataDir: string): Promise<number> => {
  const database = await openDatabase({ dataDir })
  try {
    const { rows } = await database.asOwner((db) =>
      sql<{ n: number }>`select (select count(*) from clients) + (select count(*) from events)
        as n`.execute(db),
    )
    return rows[0]?.n ?? -1
  } finally {
    await database.close()
  }
}

it('leaves nothing when it is killed in the middle, and is begun again by the command line [DATA-01]', async () => {
  const t = await openTestApp()
  try {
    await livedIn(t)
    const [from, to] = [aFolder(), aFolder()]
    const file = join(from, 'acme.zip')
    const client_id = await clientIdOf(t.deps, 'acme')
    await exportAccount(t.deps, client_id, { file, rows: `${file}.rows` }, async () => {})
    const killed = await run(to, ['account-import.ts', file], 'files kept')
    expect([killed.code, killed.said]).toEqual([null, expect.stringContaining('files kept')])
    expect(await clientsIn(to)).toBe(0)
    const again = await command(to, 'import-account', file, '--as', 'moved')
    expect([again.code, again.said]).toEqual([0, expect.stringContaining("is here as 'moved'")])
    const twice = await command(to, 'import-account', file, '--as', 'twice')
    expect([twice.code, twice.said]).toEqual([1, expect.stringContaining('is here already')])
    const out = join(to, 'again.zip')
    const left = await command(to, 'export-account', 'moved', out)
    expect([left.code, left.said]).toEqual([0, expect.stringContaining('SHA-256')])
    expect(existsSync(`${out}.rows`)).toBe(false)
    expect((await command(to, 'export-account', 'moved')).code).toBe(2)
    expect((await command(to, 'import-account')).code).toBe(2)
    expect((await command(to, 'import-account', file, '--as', 'No Key')).code).toBe(2)
  } finally {
    await t.close()
  }
}, 240_000)
